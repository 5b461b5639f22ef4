/** Sharing a service page, for example with the super. */
import { business } from '../../../src/site/business.ts';
import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { hold } from '../../support/browser-faults.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const path = routes.service('boiler-repair');
const url = `${business.siteUrl}${path}`;
const button = (page: Page) => page.getByRole('button', { name: 'Share This Page' });
const answer = (page: Page) => page.locator('form', { has: button(page) }).getByRole('status');

type Share = 'missing' | 'done' | 'closed' | 'broken';

/** Stubs the browser's share and clipboard APIs, and records what is shared and copied. */
async function prepare(page: Page, share: Share, clipboard = true): Promise<void> {
  await page.addInitScript(
    ([kind, canCopy]) => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      const define = (target: object, name: string, value: unknown) =>
        Object.defineProperty(target, name, { configurable: true, value });
      const isThere = kind !== 'missing';
      define(navigator, 'canShare', isThere ? () => true : undefined);
      define(navigator, 'share', async (data: unknown) => {
        seen.push(data);
        if (kind === 'closed') throw new DOMException('Closed', 'AbortError');
        if (kind === 'broken') throw new DOMException('Broken', 'NotAllowedError');
      });
      define(navigator, 'clipboard', {
        writeText: async (text: string) => {
          if (!canCopy) throw new DOMException('Refused', 'NotAllowedError');
          seen.push(text);
        },
      });
    },
    [share, clipboard] as const,
  );
  await page.goto(path);
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);

for (const share of ['done', 'closed'] as const)
  test(`if the share sheet is ${share}, it got the title and the URL, and nothing is copied or said`, {
    tag: '@full',
  }, async ({ page }) => {
    const messages = await collectConsole(page);
    await prepare(page, share);
    const title = await page.title();
    await button(page).click();
    await expect.poll(() => seen(page)).toEqual([{ title, url }]);
    await expect(answer(page)).toBeEmpty();
    expect(messages).toEqual([]);
  });

for (const share of byThoroughness<readonly Share[]>({ sample: ['missing'], full: ['missing', 'broken'] })) {
  test(`if sharing is ${share}, the button copies the URL and says so`, async ({ page }) => {
    await prepare(page, share);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('Link copied. Paste it into a text message.');
    expect((await seen(page)).at(-1)).toBe(url);
  });
}

test('if neither sharing nor copying works, the page tells the visitor to copy its URL', {
  tag: '@full',
}, async ({ page }) => {
  await prepare(page, 'missing', false);
  await button(page).click();
  await expect(answer(page)).toContainText('Copy the address of this page');
});

for (const [reason, goOn] of [
  ['after five seconds', (page: Page) => page.clock.runFor(5100)],
  [
    'once the visitor uses something else',
    (page: Page) => page.getByRole('link', { name: /^Call/ }).first().focus(),
  ],
] as const)
  test(`if its code arrives ${reason}, nothing is shared or copied`, { tag: '@full' }, async ({ page }) => {
    const release = await hold(page, /share-page/);
    await page.clock.install({ time: TEST_INSTANT });
    await prepare(page, 'done');
    await button(page).click();
    await goOn(page);
    await release();
    await expect(answer(page)).toContainText('Copy the address of this page');
    expect(await seen(page)).toEqual([]);
  });

for (const [address, name] of [
  [path, 'Share This Page'],
  [routes.contact, 'Send Message'],
] as const)
  test(`“${name}” is not there before the script of the page, which it needs`, async ({ page }) => {
    const release = await hold(page, /base-layout[^/]*\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(name)).toBeAttached();
    await expect(page.getByText(name)).toBeHidden();
    await release();
    await expect(page.getByText(name)).toBeVisible();
  });
