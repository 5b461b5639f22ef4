import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { drawQrCode } from './qr-code.ts';

/** Returns the modules that the drawing paints, as rows of 0 and 1. */
function paint(svg: string): string[] {
  const [, view = ''] = /viewBox="-4 -4\.5 (\d+) \1"/.exec(svg) ?? [];
  const [, path = ''] = /stroke="#000" d="([^"]+)"/.exec(svg) ?? [];
  const size = Number(view) - 8;
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'));
  let [x, y] = [0, 0];
  for (const [, name, first = '0', second = '0'] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (name === 'M') [x, y] = [Number(first), Number(second)];
    else if (name === 'm') x += Number(first);
    else {
      rows[y]?.fill('1', x, x + Number(first));
      x += Number(first);
    }
  }
  return rows.map((row) => row.join(''));
}

describe('a QR code', () => {
  test('has every module where the encoder put it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), (words) => {
        const { data } = encode(words, { ecc: 'M', boostEcc: true, border: 0 });
        const expected = data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
        expect(paint(drawQrCode(words))).toEqual(expected);
      }),
    );
  });

  test('throws if the text is too long', () => {
    expect(() => drawQrCode('x'.repeat(2400))).toThrow();
  });
});
