import { describe, expect, test } from 'vitest';
import { measurePhoneNumber, phoneNumberStyles } from './phone-number-styles.ts';

/** Widths in em at weight 640 as Chromium measures them, minus 0.036 em of tracking per character; keyed by text. */
const SHOWN = new Map([
  ['(718)\u00a0555-0142', 7.53 - 14 * 0.036],
  ['(929)\u00a0555-0199', 7.771 - 14 * 0.036],
  ['(111)\u00a0111-1111', 6.194 - 14 * 0.036],
  ['(718)\u00a0555-0142\u00a0ext.\u00a0123456', 13.536 - 26 * 0.036],
]);

describe('the width of a phone number', () => {
  test.each([...SHOWN])('is at least what %s needs, and less than 3% more', (text, shown) => {
    const measured = measurePhoneNumber(text);
    expect(measured).toBeGreaterThanOrEqual(shown);
    expect(measured).toBeLessThan(shown * 1.03);
  });

  test('is set by a rule for the root element', () => {
    expect(phoneNumberStyles).toMatch(
      /^@layer tokens\{:root\{--phone-ems:\d+\.?\d*;--sign-ems:\d+\.?\d*;--sign-line-ems:\d+\.?\d*\}\}$/,
    );
  });
});
