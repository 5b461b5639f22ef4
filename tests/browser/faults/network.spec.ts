/**
 * Each kind of file that pages load is missing, late, cut short or wrong, on a page for each way in which it is used. A
 * file that the home page loads, too, fails elsewhere only in ways whose outcome may be another there.
 * Everything else works, and where a visitor would wait for the file, the page says something within eight seconds.
 * `npm test` has tests of pages without all of these files, of pages without all code that they fetch on demand, and of
 * the form, the search and the ZIP codes without theirs.
 */
import { basename } from 'node:path';
import type { Request } from '@playwright/test';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { MISSING_PAGE, PHONE } from '../../support/browser.ts';
import { cutShort, hold, spoilByte } from '../../support/browser-faults.ts';
import { tryPage, waitForScript } from '../../support/browser-use.ts';
import { expect, type Page, type Route, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';

/** Each other page loads no kind of file that one of these does not use in the same way. */
const PAGES: readonly string[] = [
  routes.home,
  routes.service('boiler-repair'),
  routes.about,
  routes.contact,
  ...languages.map(({ code }) => routes.language(code)),
  MISSING_PAGE,
];

/** A kind of file that pages load, as a condition on its address. */
type Files = (address: URL) => boolean;
type Failure = (page: Page, files: Files) => Promise<unknown>;

const answer =
  (respond: (route: Route) => Promise<void>): Failure =>
  (page, files) =>
    page.route(files, respond);

const CUT = 'cut in the middle';
const FAILURES: Readonly<Record<string, Failure>> = {
  missing: answer((route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' })),
  slow: hold,
  [CUT]: answer(cutShort),
  'wrong by one byte': answer(spoilByte),
};

/** Whether a failure of a file may have another outcome on this page than on the home page, which loads it too. */
const canDiffer = (kind: string, failure: string): boolean =>
  // What lacks the file differs. Code that is late or damaged fails in the same way everywhere, except the page's own.
  failure === 'missing' || (failure === 'slow' && kind.startsWith('base-layout'));

/** Returns the folder of a picture, or the name of another file without its hash. */
function kindOf({ pathname }: URL): string {
  const [, folder] = /^\/(art|photos)\//.exec(pathname) ?? [];
  return folder ?? basename(pathname).replace(/\.[\w-]{6,10}(?=\.\w+$)/, '');
}

/** Returns the kinds of files that a page loads while it is used in every way. */
async function listKinds(page: Page, path: string): Promise<Set<string>> {
  const kinds = new Set<string>();
  const collect = (request: Request): void => {
    const address = new URL(request.url());
    if (request.resourceType() !== 'document' && address.protocol === 'http:') kinds.add(kindOf(address));
  };
  page.on('request', collect);
  await page.goto(path);
  await waitForScript(page);
  expect(await tryPage(page)).toEqual([]);
  page.off('request', collect);
  return kinds;
}

// Smooth scrolling delays every click, and sharp pixels are not looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const path of PAGES)
  test(`${path} works without any one kind of its files`, { tag: '@full' }, async ({ page }) => {
    await page.clock.install({ time: TEST_INSTANT });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`error: ${message}`));
    const tried = path === routes.home ? new Set<string>() : await listKinds(page, routes.home);
    const kinds = [...(await listKinds(page, path))];
    expect(kinds.length).toBeGreaterThan(4);
    const cases = kinds.flatMap((kind) =>
      Object.entries(FAILURES)
        .filter(([name]) => !tried.has(kind) || canDiffer(kind, name))
        // Browsers paint nothing that follows a stylesheet until it arrives. Half a script does not run, as if missing.
        .filter(([, fail]) => !(fail === hold && kind.endsWith('.css')))
        .filter(([name]) => !(name === CUT && kind.endsWith('.js')))
        .map(([name, fail]) => ({ kind, name, fail })),
    );
    const found: string[] = [];
    for (const { kind, name, fail } of cases) {
      const isSlow = fail === hold;
      const release = await fail(page, (address) => kindOf(address) === kind);
      await page.goto(path, { waitUntil: isSlow ? 'commit' : 'load' });
      const isOwnScript = kind.startsWith('base-layout');
      if (!isOwnScript) await waitForScript(page);
      const faults = await tryPage(page, isSlow || isOwnScript);
      if (release instanceof Function) {
        await release();
        await waitForScript(page);
        faults.push(...(await tryPage(page, isSlow)).map((fault) => `afterwards, ${fault}`));
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const thrown = errors.splice(0);
      // No code can keep a script from throwing that has another name in it than its author wrote.
      if (name !== 'wrong by one byte') faults.push(...thrown);
      found.push(...faults.map((fault) => `${kind} ${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

test('code that pages fetch on demand leaves no error if all of it is blocked', async ({ page }) => {
  await page.clock.install({ time: TEST_INSTANT });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route(/\/_astro\/(?!base-layout)[^/]+\.js$/, (route) => route.abort('blockedbyclient'));
  for (const path of [routes.service('boiler-repair'), routes.contact, routes.language('es')]) {
    await page.goto(path);
    await waitForScript(page);
    faults.push(...(await tryPage(page)));
  }
  await page.setViewportSize(PHONE);
  await page.locator('[popovertarget=site-menu]').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  expect(faults).toEqual([]);
});
