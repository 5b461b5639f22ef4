import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVCard } from '../../../tests/support/vcard.ts';
import { writeVCard } from './vcard.ts';

describe('a vCard', () => {
  test('has the required first and last lines, and CRLF after each line', () => {
    const card = writeVCard([{ name: 'FN', value: 'Someone' }]);
    expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Someone\r\nEND:VCARD\r\n');
  });

  test('has no line of more than 75 octets and no broken character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const card = writeVCard([{ name: 'NOTE', value: text }]);
        const lines = card.split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.every((line) => line.isWellFormed())).toBe(true);
      }),
    );
  });

  test('parses back to the same values, with any characters except carriage returns', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((one) => one.replaceAll('\r', ''));
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 2, maxLength: 7 }), (note, parts) => {
        const card = readVCard(
          writeVCard([
            { name: 'NOTE', value: note },
            { name: 'ADR;TYPE=work', value: parts },
          ]),
        );
        expect(card.get('NOTE')).toEqual({ parameters: '', parts: [note] });
        expect(card.get('ADR')).toEqual({ parameters: 'TYPE=work', parts });
      }),
    );
  });

  test('leaves URIs unchanged', () => {
    const uri = 'geo:40.5,-73.9;u=10';
    expect(writeVCard([{ name: 'GEO', value: { uri } }])).toContain(`\r\nGEO:${uri}\r\n`);
  });
});
