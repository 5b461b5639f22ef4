/** What stands next to links that call, and which button comes first on a page about a repair. */
import { describeOpenState, findOpenState } from '../../../src/lib/hours/open-state.ts';
import { business } from '../../../src/site/business.ts';
import { boroughs, services } from '../../../src/site/catalog.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { readSchedule } from '../../../src/site/read-company.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, openAt, PHONE } from '../../support/browser.ts';
import { NIGHT, OPEN } from '../../support/instants.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const REPAIR = routes.service(services.find(({ job }) => job === 'repair')?.slug ?? '');
const PAGES = [routes.home, REPAIR, routes.contact, routes.services, routes.borough(boroughs[0]?.slug ?? '')];
const LAPTOP = { width: 1366, height: 650 };
const LYING_PHONE = { width: 667, height: 375 };

/**
 * Returns the visible links that call without the words next to them: neither in the link nor within the next few
 * boxes around it. Runs in the page.
 */
function listUnexplained([href, words]: readonly [href: string, words: readonly string[]]): string[] {
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const shownText = (part: Element): string => flat((part as HTMLElement).innerText);
  const links = [...document.querySelectorAll(`a[href="${href}"]`)].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );
  const isExplained = (link: Element): boolean => {
    let around: Element | null = link;
    for (let steps = 0; around && steps < 4; steps += 1, around = around.parentElement) {
      if (around.matches('body, main, header')) return false;
      if (words.some((one) => shownText(around as Element).includes(flat(one)))) return true;
    }
    return false;
  };
  return links.filter((link) => !isExplained(link)).map((link) => link.outerHTML.slice(0, 120));
}

const stateWords = (instant: number): string[] =>
  [true, false].map((brief) => describeOpenState(findOpenState(readSchedule(), new Date(instant)), brief));

for (const viewport of byThoroughness({
  sample: [PHONE],
  full: [PHONE, LYING_PHONE, LAPTOP, DESKTOP],
}))
  test(`every link that calls says when the office reopens, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(NIGHT);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('[data-open-now][data-office="closed"]').first()).toBeAttached();
      const unexplained = await page.evaluate(listUnexplained, [phoneLink, stateWords(NIGHT)] as const);
      expect(unexplained, path).toEqual([]);
    }
  });

/** Returns the background of each button in the page head: of the one that calls, and of the one that books. */
const readGrounds = (page: Page): Promise<[call: string, book: string]> =>
  page
    .locator('main [data-urgent]')
    .first()
    .evaluate((ways, href) => {
      const grounds = ['a[href="HREF"]', 'a:not([href="HREF"])'].map((selector) => {
        const link = ways.querySelector(selector.replace('HREF', href));
        return link ? getComputedStyle(link).backgroundColor : '';
      });
      return [grounds[0] ?? '', grounds[1] ?? ''];
    }, phoneLink);

test('on a repair page, the filled button calls while the office is open and books while it is closed', async ({
  page,
}) => {
  test.skip(!business.bookingUrl, 'The company has no booking page.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, OPEN, REPAIR);
  const open = await readGrounds(page);
  await openAt(page, NIGHT, REPAIR);
  const closed = await readGrounds(page);
  expect(open[0]).toBe(closed[1]);
  expect(open[1]).not.toBe(open[0]);
  expect(closed[0]).not.toBe(closed[1]);
  await expect(page.locator('main [data-urgent] a').first()).toHaveAttribute('href', phoneLink);
});
