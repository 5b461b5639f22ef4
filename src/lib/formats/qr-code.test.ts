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

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
const text = fc.string({ minLength: 1, maxLength: 120 });

describe('a QR code', () => {
  test('has the three finder squares, whatever its text', () => {
    fc.assert(
      fc.property(text, (words) => {
        const rows = paint(drawQrCode(words));
        const part = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
        const far = rows.length - 7;
        expect([part(0, 0), part(far, 0), part(0, far)]).toEqual([FINDER, FINDER, FINDER]);
        expect((rows.length - 17) % 4).toBe(0);
      }),
    );
  });

  test('has every module where the encoder put it', () => {
    fc.assert(
      fc.property(text, (words) => {
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
