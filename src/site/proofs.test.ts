import { describe, expect, test } from 'vitest';
import { listProofs } from './proofs.ts';

const NOTHING = { brands: [], licenses: [] };

describe('what speaks for the company', () => {
  test('is nothing if its owner has filled in nothing, or only brands', () => {
    expect(listProofs(NOTHING, 0, 'Certified')).toEqual([]);
    expect(listProofs({ ...NOTHING, brands: [{ name: 'LG', authorized: true }] }, 0, 'Certified')).toEqual(
      [],
    );
  });

  test('begins with the license and ends with the brands that have authorized it', () => {
    const fields = {
      brands: [
        { name: 'LG', authorized: true },
        { name: 'Bosch', authorized: false },
      ],
      licenses: [{ issuer: 'NYC DCWP', number: '1-DCA', lookupUrl: 'https://example.com' }],
      insurance: 'general liability',
      foundedYear: 1987,
      replyTime: 'by noon',
      visitFee: { amount: 95, credited: true },
    };
    expect(listProofs(fields, 3, 'Certified').map(({ label, text }) => [label, text])).toEqual([
      ['License', '1-DCA'],
      ['Insurance', 'General liability'],
      ['In business', 'Since 1987'],
      ['A repair visit', '$95'],
      ['You hear back', 'By noon'],
      ['Customers said', '3 reviews'],
      ['Certified', 'LG'],
    ]);
  });

  test('does not say that a fee comes off the price if it does not', () => {
    const [fee] = listProofs({ ...NOTHING, visitFee: { amount: 95, credited: false } }, 0, 'Certified');
    expect(fee).toMatchObject({ text: '$95', note: undefined });
  });
});
