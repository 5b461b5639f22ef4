/** Checks that the build pipeline changes nothing visible: pages with and without it have the same computed styles. */
import { rmSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { routes } from '../../src/site/routes.ts';
import { buildSite } from '../../tools/build/build-site.ts';
import { FOLDER_ORIGIN, serveFolder } from '../../tools/verify/serve-folder.ts';
import { waitForForm } from '../support/browser.ts';

const WITH = '.cache/site-with-pipeline';
const WITHOUT = '.cache/site-without-pipeline';
/** A fixed time, a Wednesday morning, so that both pages show the same opening status. */
const NOW = new Date('2026-03-04T15:00:00Z');

const PAGES = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  routes.service('boiler-repair'),
  routes.borough('bronx'),
  routes.language('es'),
  '/404',
];
const WIDTHS = [390, 1440];
const MEDIA = ['screen', 'print'] as const;

/** Computed styles, without custom properties, of an element or a pseudo-element; `none` if it has no content. */
interface ElementStyle {
  /** Index in the body and name, such as `17 p::before`. */
  readonly element: string;
  readonly style: string;
}

/**
 * Reads the computed styles of all elements of the body in document order. It skips the links that the pipeline adds
 * and the late styles that some of those links replace.
 */
function readStyles(page: Page): Promise<ElementStyle[]> {
  return page.evaluate(() => {
    // The pipeline removes comments, which split text into nodes; the width of each node is rounded to 1/64 px.
    const marks = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
    for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) (mark as Comment).remove();
    document.body.normalize();
    return [...document.body.querySelectorAll(':not(link, [data-late-style], [data-late-style] *)')].flatMap(
      (element, index) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const computed = getComputedStyle(element, pseudo);
          const name = `${index} ${element.localName}${pseudo ?? ''}`;
          if (pseudo && computed.content === 'none') return { element: name, style: 'none' };
          // Custom properties are compared through the properties that use them; the pipeline removes unused ones.
          const properties = [...computed].filter((property) => !property.startsWith('--'));
          const style = properties.map((property) => `${property}: ${computed.getPropertyValue(property)}`);
          return { element: name, style: style.join('\n') };
        }),
    );
  });
}

/** Opens a page from a folder and waits until its scripts have run. */
async function openPage(context: BrowserContext, route: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(FOLDER_ORIGIN + route, { waitUntil: 'load' });
  if (route === routes.contact) await waitForForm(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Returns the lines that only one of two styles has. */
function differingLines(one: string, other: string): string[] {
  const [first, second] = [new Set(one.split('\n')), new Set(other.split('\n'))];
  return [...first.symmetricDifference(second)];
}

// Stops at the first page that differs, because the others probably differ in the same way.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await buildSite({ outDir: WITH });
  await buildSite({ outDir: WITHOUT, pipeline: false });
});

test.afterAll(() => {
  for (const folder of [WITH, WITHOUT]) rmSync(folder, { recursive: true, force: true });
});

for (const route of PAGES) {
  for (const width of WIDTHS) {
    test(`every element of ${route} at ${width} px has the same style as without the pipeline`, async ({
      browser,
    }) => {
      const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
      const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
      await serveFolder(contexts[0], WITH);
      await serveFolder(contexts[1], WITHOUT);
      const built = await openPage(contexts[0], route);
      const plain = await openPage(contexts[1], route);
      for (const media of MEDIA) {
        await Promise.all([built, plain].map((page) => page.emulateMedia({ media })));
        // A picture switches to its source for print after a delay.
        await expect(async () => {
          const expected = await readStyles(plain);
          const found = await readStyles(built);
          expect(expected.length).toBeGreaterThan(300);
          expect(found.map(({ element }) => element)).toEqual(expected.map(({ element }) => element));
          const differences = found.flatMap(({ element, style }, index) => {
            const other = expected[index]?.style ?? '';
            return style === other ? [] : [{ element, media, differs: differingLines(style, other) }];
          });
          expect(differences.slice(0, 5)).toEqual([]);
        }).toPass({ timeout: 20_000 });
      }
      await Promise.all(contexts.map((context) => context.close()));
    });
  }
}
