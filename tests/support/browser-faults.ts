/** Breaks the network on purpose and defines what must still work. */
import { expect, type Page, type Route } from '@playwright/test';
import { business } from '../../src/site/business.ts';
import { phoneLink, phoneText } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import { BOOKING_HREF } from './booking.ts';
import { waitForPaint } from './browser.ts';

/** The code that sends messages, and shows what becomes of them. */
export const FORM_SCRIPT = /\/contact-form\.[^/]+\.js/;

/** Matches everything except documents and stylesheets. */
export const EXTRAS = /\.(?!css$)\w+$/;
export const FONTS = '**/*.woff2';

/** Returns a handler of requests that changes the body of each response. */
export const changeBody =
  (change: (body: Buffer) => Buffer | string) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.body()) });
  };

/** Three faults: the connection drops, only half of the response arrives, or a byte in its middle is another one. */
export const drop = (route: Route): Promise<void> => route.abort('connectionreset');
export const cutShort = changeBody((body) => body.subarray(0, body.length / 2));
export const spoilByte = changeBody((body) => {
  const middle = Math.floor(body.length / 2);
  body[middle] = (body[middle] ?? 0) ^ 1;
  return body;
});

/** Serves pages without their styles. */
export async function loseStyles(page: Page): Promise<void> {
  await page.route('**/*.css', drop);
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    changeBody((html) => {
      expect(html.includes('<style>')).toBe(true);
      return html.toString().replace(/<style>[\s\S]*?<\/style>/g, '');
    }),
  );
}

/** Checks whether the site's font, not a fallback, has loaded. */
export const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => !family.includes('fallback') && status === 'loaded'),
  );

/** Waits for the first contentful paint. */
export async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}

/** Holds requests to matching URLs until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp | ((address: URL) => boolean),
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Expects a visible heading, company name, phone number, booking link, link to all services, and text. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(business.name).first()).toBeVisible();
  const phone = page.locator(`a[href="${phoneLink}"]`).filter({ hasText: phoneText, visible: true });
  await expect(phone.first()).toBeVisible();
  const booking = page.locator(`a[href="${BOOKING_HREF}"]`).filter({ visible: true });
  await expect(booking.first()).toBeVisible();
  await expect(footer.locator(`a[href="${routes.services}"]`)).toBeVisible();
  const texts = page
    .getByRole('main')
    .locator('p, li, dd')
    .filter({ visible: true, hasText: /\S+\s+\S+/ });
  expect(await texts.count()).toBeGreaterThan(4);
}

/** Returns a function that reads the sum of layout shifts; must be called before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) state.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // The last shift is counted once it is painted.
    await waitForPaint(page);
    return await page.evaluate(() => (window as unknown as { shift: number }).shift);
  };
}

/** Scrolls through the page, and returns decorative pictures that show the icon of a broken picture. */
export async function findBrokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  return await page
    .locator('img[alt=""]')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(
          (image) =>
            image.complete &&
            image.currentSrc &&
            image.naturalWidth === 0 &&
            image.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ currentSrc }) => currentSrc),
    );
}
