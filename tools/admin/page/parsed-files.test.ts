import { expect, test, vi } from 'vitest';

/** Starts a visit on a device that has stored this. */
async function visit(stored: Map<string, string>) {
  vi.resetModules();
  vi.useFakeTimers();
  const getItem = (key: string): string | null => stored.get(key) ?? null;
  const setItem = (key: string, text: string): unknown => stored.set(key, text);
  vi.stubGlobal('localStorage', { getItem, setItem });
  return await import('./parsed-files.ts');
}

test('a file is parsed at the first visit, and again after a change', async () => {
  const stored = new Map<string, string>();
  const first = await visit(stored);
  expect(first.parseOnce('zip: "02134"')).toEqual({ zip: '02134' });
  vi.runAllTimers();
  for (const [key, text] of stored) stored.set(key, text.replace(/02134"}/, 'stored"}'));
  const { parseOnce } = await visit(stored);
  expect(parseOnce('zip: "02134"')).toEqual({ zip: 'stored' });
  expect(parseOnce('zip: "02135"')).toEqual({ zip: '02135' });
});

test('a file is parsed although the browser refuses its storage', async () => {
  const stored = new Map<string, string>();
  stored.get = stored.set = () => expect.fail('The browser refuses storage.');
  const { parseOnce } = await visit(stored);
  expect(parseOnce('zip: "02134"')).toEqual({ zip: '02134' });
});
