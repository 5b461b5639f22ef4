import { services } from '../../../src/site/catalog.ts';
import { hoursTable, phoneText } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { WALKED_PAGES } from '../../support/browser.ts';
import { countSides } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const PRINTED_SERVICES = byThoroughness({
  sample: services.filter(({ slug }) => WALKED_PAGES.includes(routes.service(slug))).slice(0, 2),
  full: services,
});

const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Maximum numbers of printed sides, keyed by path. */
const MOST_SIDES = {
  [routes.home]: 3,
  [routes.services]: 4,
  [routes.portfolio]: 3,
  [routes.contact]: 2,
  [routes.about]: 2,
};

test('top pages print on no more sides than allowed', { tag: ['@chromium', '@full'] }, async ({ page }) => {
  for (const [path, most] of Object.entries(MOST_SIDES)) {
    await page.goto(path);
    const sides = countSides(await page.pdf({ format: 'Letter' }));
    expect({ path, fits: sides > 0 && sides <= most }).toEqual({ path, fits: true });
  }
});

/** Finds sections of a page of which only the heading is printed. Runs in the page. */
const findEmptySections = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('main section')]
    .filter((section) => section.checkVisibility() && section.querySelector('h2, h3'))
    .filter((section) => {
      const headings = [...section.querySelectorAll<HTMLElement>('h2, h3')];
      const length = (text: string) => text.replaceAll(/\s/g, '').length;
      const ofHeadings = headings.reduce((sum, { innerText }) => sum + length(innerText), 0);
      return length(section.innerText) <= ofHeadings;
    })
    .map(({ innerText }) => innerText);

/** Finds headings and paragraphs that overlap a picture. Runs in the page. */
function findWordsOnPictures(): (string | null)[] {
  const images = [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility());
  return [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter((words) => words.checkVisibility() && words.getClientRects().length > 0)
    .filter((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return images.some((image) => {
        const box = image.getBoundingClientRect();
        const frame = image.closest('div, figure, li, section')?.getBoundingClientRect();
        const foot = Math.min(box.bottom, frame?.bottom ?? box.bottom);
        return box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < foot - 1;
      });
    })
    .map(({ textContent }) => textContent);
}

/** Finds headings that could end up as the last line of a sheet. Runs in the page. */
const findLoneHeadings = (): (string | null)[] =>
  [...document.querySelectorAll('main :is(h2, h3)')]
    .filter((heading) => heading.checkVisibility() && getComputedStyle(heading).breakAfter !== 'avoid')
    .map(({ textContent }) => textContent);

/** Finds questions whose answer could break across sheets. Runs in the page. */
const findCutAnswers = (): (string | null)[] =>
  [...document.querySelectorAll('main details:has(> summary h3)')]
    .filter((question) => getComputedStyle(question).breakInside !== 'avoid')
    .map(({ textContent }) => textContent);

/** Finds pictures taller than 900 px, which are too tall to share a sheet with text. Runs in the page. */
const findTallPictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().height > 900)
    .map(({ src }) => src);

test('in print, pictures fit a sheet, no text overlaps them, headings stay with their text, and controls are hidden', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.setViewportSize({ width: 710, height: 965 });
  await page.emulateMedia({ media: 'print' });
  for (const path of WALKED_PAGES) {
    await page.goto(path);
    await expect(page.locator('input, select, textarea, button').filter({ visible: true })).toHaveCount(0);
    const faults = {
      high: await page.evaluate(findTallPictures),
      onPictures: await page.evaluate(findWordsOnPictures),
      alone: await page.evaluate(findLoneHeadings),
      cut: await page.evaluate(findCutAnswers),
      empty: await page.evaluate(findEmptySections),
    };
    expect({ path, ...faults }).toEqual({
      path,
      high: [],
      onPictures: [],
      alone: [],
      cut: [],
      empty: [],
    });
  }
});

// Firefox has its own test, tests/engines/firefox/pages.spec.ts, because it needs a different paper size.
test('every service page fits on the two sides of one Letter sheet, with title, symptoms, checklist, phone and hours', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { slug, title, job, symptoms } of PRINTED_SERVICES) {
    await page.goto(routes.service(slug));
    const sides = countSides(await page.pdf({ format: 'Letter' }));
    expect({ slug, fits: sides > 0 && sides <= 2 }).toEqual({ slug, fits: true });
    const text = withPlainSpaces((await page.locator('body').allInnerTexts()).join());
    for (const words of [title, 'Your part', phoneText]) expect(text, slug).toContain(withPlainSpaces(words));
    const table = page.getByRole('main').getByRole('table').first();
    if (symptoms.length > 0)
      expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(symptoms.length);
    if (job === 'repair') await expect(table).toContainText('What you notice');
    for (const { days, hours } of hoursTable) {
      expect(text, slug).toContain(withPlainSpaces(days));
      expect(text, slug).toContain(withPlainSpaces(hours));
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Book/ }).first()).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  }
});

test('a printed service page has checkboxes', { tag: ['@chromium', '@full'] }, async ({ page }) => {
  await page.goto(routes.service('ptac-repair'));
  await page.emulateMedia({ media: 'print' });
  const box = page.getByText('Your part', { exact: true }).locator('xpath=following-sibling::ul/li').first();
  const border = await box.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
});
