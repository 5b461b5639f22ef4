/** A company with the longest names, an extension, three lines of hours: nothing may break. */
import { expect, test } from '@playwright/test';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findCutWords, findOverlaps } from '../../../tools/verify/layout-faults.ts';
import { PAGE_TYPES } from '../../support/browser.ts';
import { type RunningSite, startOtherSite } from '../../support/browser-other-site.ts';
import { OTHER_COMPANY } from '../../support/other-identity.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startOtherSite();
});
test.afterAll(() => site.stop());

const PAGES = [...PAGE_TYPES, ...languages.map(({ code }) => routes.language(code))];

const WIDTHS = byThoroughness({ sample: [320], full: [320, 390, 768, 1280, 1440, 1920] });

for (const width of WIDTHS) {
  test(`no page of it scrolls sideways or cuts a word, and its bar holds together, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(site.origin + path);
      const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect({ path, sideways: (sizes[0] ?? 0) > (sizes[1] ?? 0) }).toEqual({ path, sideways: false });
      expect({ path, cut: await findCutWords(page) }).toEqual({ path, cut: [] });
      expect({ path, overlaps: await findOverlaps(page) }).toEqual({ path, overlaps: [] });
    }
  });
}

test('its bar of phones keeps its words inside of their halves', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.origin);
  const bar = '[data-thumb-bar]';
  for (const link of [`${bar} a:first-child`, `${bar} a:last-child`]) {
    expect(await findCutWords(page, link)).toEqual([]);
  }
});

test('its mobile menu cuts no word', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findCutWords(page, '#site-menu')).toEqual([]);
});

test('its name, license and extension are there to read', async ({ page }) => {
  await page.goto(site.origin);
  const footer = page.getByRole('contentinfo');
  const { name, licenses, phoneExtension } = OTHER_COMPANY;
  await expect(footer).toContainText(name);
  await expect(footer).toContainText(licenses[0]?.number ?? 'a license');
  await expect(footer).toContainText(`ext. ${phoneExtension}`);
});
