import { describe, expect, test } from 'vitest';
import { formatPhone, phoneHref, textHref } from './phone.ts';

describe('phone numbers', () => {
  test('are shown with the area code in parentheses', () => {
    expect(formatPhone('+12025550123')).toBe('(202)\u00a0555-0123');
  });

  test('show and dial an extension after the number', () => {
    expect(formatPhone('+12025550123', '7')).toBe('(202)\u00a0555-0123\u00a0ext.\u00a07');
    expect(phoneHref('+12025550123', '7')).toBe('tel:+12025550123;ext=7');
  });

  test('are dialed and texted in E.164 form', () => {
    expect(textHref('+12025550123')).toBe('sms:+12025550123');
    expect(phoneHref('+12025550123')).toBe('tel:+12025550123');
  });

  test.each(['2025550123', '+1 202 555 0123', '+120255501234', '+442025550123', ''])(
    'are refused unless they are North American and in E.164 form: %s',
    (wrong) => {
      expect(() => formatPhone(wrong)).toThrow(RangeError);
    },
  );
});
