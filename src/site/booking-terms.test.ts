import { expect, test } from 'vitest';
import { splitSentences } from '../../tests/support/copy-metrics.ts';
import { type BookingTerm, describeTerms } from './booking-terms.ts';

const HOURS = 'Mon to Fri 8\u00a0am to 6\u00a0pm';
type Fields = Parameters<typeof describeTerms>[0];
const answerOf = (id: BookingTerm['id'], fields: Partial<Fields>): string =>
  describeTerms({ licenses: [], ...fields }, HOURS).find((term) => term.id === id)?.text ?? '';

test('if nothing is set, every answer consists of complete sentences, with no gap and no number except in the hours', () => {
  const terms = describeTerms({ licenses: [] }, HOURS);
  expect(terms).toHaveLength(8);
  for (const { title, text } of terms) {
    expect(title).toMatch(/^[A-Z].+\?$/);
    expect(splitSentences(text).length).toBeLessThanOrEqual(3);
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text.replace(HOURS, '')).not.toMatch(/\d|undefined|null|NaN|\$| {2}/);
  }
});

test.each([
  [
    'visit-fee',
    { visitFee: { amount: 95, credited: true }, freeEstimates: true },
    'A repair visit is $95. It comes off the price when you go ahead with the repair. Estimates for new equipment are free. A signed price changes only if you sign a change order.',
  ],
  [
    'visit-fee',
    { visitFee: { amount: 120, credited: false } },
    'A repair visit is $120. The repair itself is priced on top. A signed price changes only if you sign a change order.',
  ],
  ['payment', { payments: ['card', 'check', 'Zelle'] }, 'By card, check, or Zelle.'],
  [
    'payment',
    { payments: ['card'], financing: 'in 12 months, through our bank' },
    'By card. New equipment can be paid over time: in 12 months, through our bank.',
  ],
  [
    'licensed',
    { licenses: [{ issuer: 'NYC DCWP', number: '1-DCA' }] },
    'NYC DCWP 1-DCA. Gas, oil burners and circuits go to their own licensed trades, named in your scope.',
  ],
  [
    'licensed',
    { noLicenseReason: 'we work in commercial buildings only' },
    'We have no home improvement license: we work in commercial buildings only.',
  ],
  [
    'insurance',
    { insurance: 'general liability' },
    'We carry general liability. Our certificate lists carrier and limits.',
  ],
  ['deposit', { depositPercent: 0 }, 'We take none.'],
  [
    'deposit',
    { depositPercent: 30 },
    'For new equipment, 30\u00a0percent of the price when you sign the estimate.',
  ],
  [
    'warranty',
    { laborWarrantyMonths: 12 },
    'We stand behind our labor for 1\u00a0year. The machine has its manufacturer’s own warranty.',
  ],
  [
    'warranty',
    { laborWarrantyMonths: 18 },
    'We stand behind our labor for 18\u00a0months. The machine has its manufacturer’s own warranty.',
  ],
  [
    'after-hours',
    { emergencyHours: 'every evening until 10 pm, for no heat and leaks' },
    `The phone is answered ${HOURS}, and also every evening until 10\u00a0pm, for no heat and leaks.`,
  ],
  [
    'after-hours',
    { hours: { monday: [{ opens: '00:00', closes: '24:00' }] } },
    'Yes. The phone is answered at any hour.',
  ],
  ['languages', { languagesSpoken: ['en', 'es'] }, 'English and Spanish. Say which one when you call.'],
] as const)('%s set to %j reads “%s”', (id, fields, sentence) => {
  expect(answerOf(id, structuredClone(fields) as Fields)).toBe(sentence);
});
