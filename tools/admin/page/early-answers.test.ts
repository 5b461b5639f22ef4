import { expect, test, vi } from 'vitest';

test('what is asked at once is not asked again soon, but counts only once, and only for this account', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const fetch = async (url: string, _init?: RequestInit): Promise<Response> => Response.json(asked.push(url));
  const localStorage = { getItem: () => '{"token":"mine","login":"pat"}' };
  const globals = { IS_LOCAL: false, CMS_CONFIG: { backend: { repo: 'owner/site', branch: 'main' } } };
  const page = { fetch };
  const browser = { window: page, localStorage, indexedDB: { databases: vi.fn() } };
  for (const [name, value] of Object.entries({ ...globals, ...browser })) vi.stubGlobal(name, value);
  await import('./early-answers.ts');
  expect(asked).toHaveLength(3);
  const [user = '', rights = ''] = asked;
  const countAfter = async (url: string, token: string): Promise<number> => {
    await page.fetch(url, { headers: { Authorization: `token ${token}` } });
    return asked.length;
  };
  expect(await countAfter(user, 'other')).toBe(4);
  expect(await countAfter(user, 'mine')).toBe(4);
  expect(await countAfter(user, 'mine')).toBe(5);
  vi.runAllTimers();
  expect(await countAfter(rights, 'mine')).toBe(6);
});
