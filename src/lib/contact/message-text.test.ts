import { describe, expect, test } from 'vitest';
import { LONGEST_LINK, writeEmailLink, writeText } from './message-text.ts';

describe('the e-mail link', () => {
  const write = (text: string) => writeEmailLink('office@company.test', 'Message & more', text);

  test('has every filled-in field, with all its characters and line breaks', () => {
    const text = writeText([
      ['Name', 'Ana & Luz'],
      ['Phone', '  '],
      ['Message', 'No heat?\n100% sure #4 ñ\ud83d'],
    ]);
    const { href, isShortened } = write(text);
    const url = new URL(href);
    expect(url.pathname).toBe('office@company.test');
    expect(url.searchParams.get('subject')).toBe('Message & more');
    expect(url.searchParams.get('body')).toBe('Name: Ana & Luz\r\nMessage: No heat?\r\n100% sure #4 ñ\ufffd');
    expect(href).not.toContain('+');
    expect(isShortened).toBe(false);
  });

  test.each(['a', 'ñ', '🔥', ' \n'])(
    'shortens a long text made of “%s” to the length that programs accept',
    (sign) => {
      const { href, isShortened } = write(sign.repeat(5000));
      expect(isShortened).toBe(true);
      expect(href.length).toBeLessThanOrEqual(LONGEST_LINK);
      expect(href.length).toBeGreaterThan(LONGEST_LINK - 20);
      const body = new URL(href).searchParams.get('body') ?? '';
      expect(body).toMatch(/\[…\]$/);
      expect(sign.repeat(5000).replaceAll('\n', '\r\n')).toContain(body.slice(0, -5).trimEnd());
    },
  );
});
