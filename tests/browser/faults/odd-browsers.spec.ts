/**
 * Browsers that lack an optional feature, or a required one of `docs/browsers.md`. The tests run
 * in current Chromium: they rename features in pages to names that it does not know, and hide functions from scripts.
 */
import { boroughs } from '../../../src/site/catalog.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { MISSING_PAGE, PHONE } from '../../support/browser.ts';
import { changeBody } from '../../support/browser-faults.ts';
import { tryPage, waitForScript } from '../../support/browser-use.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** What is renamed in pages and styles without each feature: a pattern, and the part of it that gets another name. */
const FEATURES: Readonly<Record<string, readonly (readonly [pattern: RegExp, name: string])[]>> = {
  popovers: [
    [/:popover-open/g, 'popover'],
    [/(?<= |\[)popover(?=="auto"|\])/g, 'popover'],
  ],
  ':has()': [[/:has\(/g, 'has']],
  subgrid: [[/subgrid/g, 'subgrid']],
  'scroll timelines': [[/animation-timeline|timeline-scope/g, 'animation']],
  '::details-content': [[/::details-content/g, 'details']],
  'content-visibility': [[/content-visibility/g, 'content']],
  ':user-invalid': [[/:user-invalid/g, 'user']],
  'text-wrap': [[/text-wrap/g, 'text']],
  AVIF: [[/image\/avif/g, 'image']],
  'the scripting query': [[/scripting:/g, 'scripting']],
};
const NAMES = Object.keys(FEATURES);

const CASES: readonly (readonly string[])[] = byThoroughness({
  sample: [NAMES],
  full: [NAMES, ...NAMES.map((name) => [name])],
});

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.home, routes.contact],
  full: [
    routes.home,
    routes.services,
    routes.service('boiler-repair'),
    ...boroughs.slice(0, 1).map(({ slug }) => routes.borough(slug)),
    routes.portfolio,
    routes.contact,
    ...languages.map(({ code }) => routes.language(code)),
    MISSING_PAGE,
  ],
});

/** Pages that together use every feature, for a browser that lacks a single one. */
const FEW_PAGES = [routes.home, routes.service('boiler-repair'), routes.portfolio, routes.contact];

/** Renames features in every page and stylesheet. */
async function rename(page: Page, features: readonly string[]): Promise<void> {
  const documents = (address: URL): boolean => !/\.(?!css$)\w+$/.test(address.pathname);
  const patterns = features.flatMap((feature) => FEATURES[feature] ?? []);
  const change = (body: Buffer): string =>
    patterns.reduce(
      (html, [pattern, name]) => html.replaceAll(pattern, (found) => found.replace(name, `x-${name}`)),
      body.toString(),
    );
  await page.route(documents, changeBody(change));
}

/** Removes the functions of features that pages may use, and the selectors and properties that scripts ask for. */
function removeFunctions(features: readonly string[]): void {
  const lacks = (text: string): boolean =>
    (features.includes('popovers') && text.includes(':popover-open')) ||
    (features.includes(':has()') && text.includes(':has(')) ||
    (features.includes('scroll timelines') && text.includes('animation-timeline'));
  const { supports } = CSS;
  CSS.supports = (...text: string[]) => !lacks(text.join(':')) && supports.apply(CSS, text as [string]);
  for (const { prototype } of [Element, Document])
    for (const name of ['matches', 'querySelector', 'querySelectorAll', 'closest']) {
      const own: unknown = Reflect.get(prototype, name);
      if (!(own instanceof Function)) continue;
      Reflect.set(prototype, name, function refuse(this: Node, selector: string) {
        if (lacks(selector)) throw new SyntaxError(`unknown selector ${selector}`);
        return own.call(this, selector);
      });
    }
  if (features.includes('popovers'))
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  if (features.length > 1) {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
  }
}

// The policy of the site has the hashes of the styles as they are built. Smooth scrolling delays every click, and sharp
// pixels are not looked at.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const features of CASES)
  test(`pages work without ${features.length === 1 ? features : 'any optional feature'}`, async ({
    page,
  }) => {
    await page.clock.install({ time: TEST_INSTANT });
    const found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(`error: ${message}`));
    await rename(page, features);
    await page.addInitScript(removeFunctions, features);
    for (const path of features.length === 1 ? FEW_PAGES : PAGES) {
      await page.goto(path);
      await waitForScript(page);
      found.push(...(await tryPage(page)).map((fault) => `${path}: ${fault}`));
      await page.setViewportSize(PHONE);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) found.push(`${path} is ${width} px wide on phones`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(found).toEqual([]);
  });
