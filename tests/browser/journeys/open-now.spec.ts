/** The office status, open or closed, in New York time. The tests read the hours from the company’s file. */
import { describeOpenState, findOpenState } from '../../../src/lib/hours/open-state.ts';
import { describeOpenStateIn } from '../../../src/lib/hours/open-state-in.ts';
import { pages } from '../../../src/site/catalog.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { languages } from '../../../src/site/languages.ts';
import { readSchedule } from '../../../src/site/read-company.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, openAt, openIn, PHONE } from '../../support/browser.ts';
import { TESTED_INSTANTS } from '../../support/instants.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';

const MINUTE = 60_000;
const wordsAt = (instant: number, brief = false): string =>
  describeOpenState(findOpenState(readSchedule(), new Date(instant)), brief);
const isOpenAt = (instant: number): boolean => findOpenState(readSchedule(), new Date(instant)).open;

/** An instant at which the office is open, and one at which it is closed. */
const OPEN_AND_CLOSED = [true, false].map(
  (open) => TESTED_INSTANTS.find(([, one]) => isOpenAt(one) === open)?.[1] ?? 0,
);

/** Returns the first time after `from` at which the office opens or closes. */
function nextChange(from: number): number {
  let instant = from;
  while (isOpenAt(instant) === isOpenAt(from)) instant += MINUTE;
  return instant;
}

/** Viewport in which the bar has room for the status next to the labels in any language. */
const WIDE = { width: 1920, height: 900 };

const inFooter = (page: Page) => page.getByRole('contentinfo').locator('[data-open-now]');

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the footer follows New York time', async ({ page }) => {
    for (const [name, instant] of TESTED_INSTANTS) {
      await openAt(page, instant, routes.about);
      await expect(inFooter(page), name).toHaveText(wordsAt(instant));
      const office = isOpenAt(instant) ? 'open' : 'closed';
      await expect(inFooter(page), name).toHaveAttribute('data-office', office);
    }
    expect(new Set(TESTED_INSTANTS.map(([, instant]) => isOpenAt(instant))).size).toBe(2);
  });
});

test('the contact page, the bar, and the thumb bar on phones show the office status', async ({ page }) => {
  for (const [name, instant] of TESTED_INSTANTS) {
    await page.clock.setFixedTime(instant);
    await openIn(page, DESKTOP, routes.contact);
    const inMain = page.getByRole('main').getByText(wordsAt(instant)).filter({ visible: true });
    await expect(inMain.first(), name).toBeVisible();
    const status = page.getByRole('banner').getByText(wordsAt(instant, true), { exact: true });
    const bar = status.filter({ visible: true }).first();
    await expect(bar, name).toBeVisible();
    await page.setViewportSize(PHONE);
    for (const place of [page.getByRole('banner'), page.locator('[data-thumb-bar]')])
      await expect(place.getByRole('link', { name: /^Call/ }).first(), name).toHaveAccessibleName(
        new RegExp(RegExp.escape(wordsAt(instant, true))),
      );
  }
});

for (const { code, locale, openState } of languages)
  test(`the page in ${code} shows the office status in its language`, { tag: '@full' }, async ({ page }) => {
    test.skip(!openState, 'The language has no words for the office status.');
    for (const instant of OPEN_AND_CLOSED) {
      await page.clock.setFixedTime(instant);
      const state = findOpenState(readSchedule(), new Date(instant));
      const words = openState ? describeOpenStateIn({ locale, ...openState }, state) : '';
      await openIn(page, WIDE, routes.language(code));
      await expect(inFooter(page)).toHaveText(words);
      const bar = page.getByRole('banner').getByText(words, { exact: true });
      await expect(bar.filter({ visible: true })).toHaveCount(1);
      await page.setViewportSize(PHONE);
      await expect(page.locator('body > [data-thumb-bar] [data-open-now]')).toHaveText(words);
    }
  });

test('the icon of the status has another shape while it is closed', { tag: '@full' }, async ({ page }) => {
  const [instant = 0] = OPEN_AND_CLOSED;
  const shapes = new Set<string>();
  for (const time of [instant, nextChange(instant)]) {
    await openAt(page, time, routes.about);
    await expect(inFooter(page)).toHaveAttribute('data-office', isOpenAt(time) ? 'open' : 'closed');
    const paths = await inFooter(page)
      .locator('path')
      .evaluateAll((all) =>
        all.filter((path) => path.checkVisibility()).map((path) => path.getAttribute('d')),
      );
    expect(paths).not.toHaveLength(0);
    shapes.add(paths.join());
  }
  expect(shapes.size).toBe(2);
});

test('the home page invites calls while the office is open, otherwise says when it opens, and always links to 311', async ({
  page,
}) => {
  const call = page.getByRole('main').locator(`a[href="${phoneLink}"]`).first();
  const help = page.getByRole('main').getByRole('link', { name: '311' }).first();
  const heights: number[] = [];
  for (const instant of OPEN_AND_CLOSED) {
    await openAt(page, instant, routes.home);
    const head = page.locator('[data-first-view]').first();
    await expect(head.getByText(wordsAt(instant)).first()).toBeVisible({ visible: !isOpenAt(instant) });
    await expect(help).toBeVisible();
    await expect(call).toContainText(isOpenAt(instant) ? pages.home.call : 'Call');
    await expect(call.getByText(pages.home.call)).toBeVisible({ visible: isOpenAt(instant) });
    heights.push((await head.boundingBox())?.height ?? 0);
  }
  expect(heights[0]).toBe(heights[1]);
});

test('a page left open updates when the office opens or closes', { tag: '@full' }, async ({ page }) => {
  const start = Date.parse('2026-11-24T05:00Z');
  const opening = nextChange(start);
  const closing = nextChange(opening);
  await page.clock.install({ time: opening - 5 * MINUTE });
  await page.goto(routes.about);
  await page.clock.runFor(4 * MINUTE);
  await expect(inFooter(page)).toHaveText(wordsAt(start));
  await page.clock.runFor(MINUTE + 1000);
  await expect(inFooter(page)).toHaveText(wordsAt(opening));
  await page.clock.fastForward(closing - opening);
  await expect(inFooter(page)).toHaveText(wordsAt(closing));
});

test('a translated status stays until it changes', { tag: '@full' }, async ({ page }) => {
  const [instant = 0] = OPEN_AND_CLOSED;
  await openAt(page, instant, routes.contact);
  await expect(inFooter(page)).toHaveText(wordsAt(instant));
  await inFooter(page).evaluate((place) => place.lastElementChild?.replaceChildren('Traducido'));
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(inFooter(page)).toHaveText('Traducido');
  await page.clock.setFixedTime(nextChange(instant));
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(inFooter(page)).toHaveText(wordsAt(nextChange(instant)));
});

test('nothing moves when the status appears, except inside the thumb bar', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const measure = (one: Page) =>
    one.evaluate(() =>
      [...document.querySelectorAll('h1, main p, footer p, footer table, header a, [data-thumb-bar]')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        },
      ),
    );
  for (const instant of OPEN_AND_CLOSED) {
    await page.clock.setFixedTime(instant);
    for (const viewport of [PHONE, DESKTOP]) {
      const still = await browser.newContext({ viewport });
      const bare = await still.newPage();
      await bare.route('**/base-layout.astro*.js', (route) => route.abort());
      await bare.goto(routes.contact);
      await expect(inFooter(bare)).toHaveText('');
      await openIn(page, viewport, routes.contact);
      await expect(inFooter(page)).toHaveText(/^(Open|Closed)/);
      expect(await measure(page)).toEqual(await measure(bare));
      await still.close();
    }
  }
});

testWithoutScript(
  'without JavaScript, the hours are shown, and no status that could be wrong',
  async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.getByRole('contentinfo').getByRole('table')).toBeVisible();
    for (const place of await page.locator('[data-open-now]').all()) await expect(place).toBeHidden();
  },
);
