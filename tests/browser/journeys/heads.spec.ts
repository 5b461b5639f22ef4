/** Tests what stands out in a page head: the only red button on the screen, and the machine whose tag is hovered. */
import { HERO_SIZE, HERO_TAGS } from '../../../src/drawings/art.ts';
import { business } from '../../../src/site/business.ts';
import { serviceMenu } from '../../../src/site/navigation.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOOKING_HREF } from '../../support/booking.ts';
import { PHONE, SERVICE_PATHS, scrollToY } from '../../support/browser.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

/** Returns the visible booking link. The bar contains a second one, in the phone menu. */
const book = (root: Locator): Locator =>
  root.locator(`a[href="${BOOKING_HREF}"]`).filter({ visible: true }).first();
const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((link) => getComputedStyle(link).backgroundColor);
const NONE = 'rgba(0, 0, 0, 0)';

test.describe('the only red button on the screen', () => {
  const [path = ''] = SERVICE_PATHS;

  test('is in the page head at the top of the page, and in the bar after scrolling', async ({ page }) => {
    await page.goto(path);
    const inBar = book(page.getByRole('banner'));
    expect(await groundOf(book(page.getByRole('main')))).not.toBe(NONE);
    expect(await groundOf(inBar)).toBe(NONE);
    await scrollToY(page, 400);
    await expect.poll(() => groundOf(inBar)).not.toBe(NONE);
  });

  test('is in the bar from the start if the page head has none', async ({ page }) => {
    await page.goto(routes.about);
    expect(await groundOf(book(page.getByRole('banner')))).not.toBe(NONE);
  });

  test('is not in the page head on phones, where the thumb bar has it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await groundOf(book(page.getByRole('main')))).toBe(NONE);
  });
});

/** Opens the about page at a time when the office is open, or closed if `isOpen` is false. */
async function openAt(page: Page, isOpen: boolean): Promise<void> {
  for (let hour = 0; hour < 7 * 24; hour++) {
    await page.clock.setFixedTime(Date.parse('2026-11-16T05:30Z') + hour * 3_600_000);
    await page.goto(routes.about);
    if ((await page.locator('[data-open]').first().getAttribute('data-open')) === String(isOpen)) return;
  }
}

test('on phones, the booking link fills half of the thumb bar, or two thirds while the office is closed', async ({
  page,
}) => {
  test.skip(!business.bookingUrl, 'the company has no booking page');
  await page.setViewportSize(PHONE);
  for (const [isOpen, share] of [
    [true, 1 / 2],
    [false, 2 / 3],
  ] as const) {
    await openAt(page, isOpen);
    const box = await book(page.locator('[data-thumb-bar]')).boundingBox();
    expect((box?.width ?? 0) / PHONE.width).toBeCloseTo(share, 1);
  }
});

test('hovering over a tag darkens the drawing except for the room of its machine', async ({ page }) => {
  await page.goto(routes.home);
  const tags = HERO_TAGS.filter(({ system }) => serviceMenu.some((entry) => entry.system.key === system));
  const light = page.locator('[data-light]');
  await expect(light).toHaveCSS('opacity', '0');
  const drawing = await page.locator('[data-hero]').boundingBox();
  for (const { system, room } of tags) {
    await page.locator(`[data-hero] a[data-system="${system}"]`).hover();
    expect(Number(await light.evaluate((box) => getComputedStyle(box).opacity))).toBeGreaterThan(0.5);
    const { width = 0 } = (await light.boundingBox()) ?? {};
    expect(width / (drawing?.width ?? 1)).toBeCloseTo(room[2] / HERO_SIZE.width, 2);
  }
});

test('all service pages arrange their buttons the same way on desktops', { tag: '@full' }, async ({
  page,
}) => {
  const arrangements = new Set<string>();
  for (const path of SERVICE_PATHS) {
    await page.goto(path);
    const boxes = await page
      .getByRole('main')
      .locator('section')
      .first()
      .locator('[data-row="center"] > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    const [first] = boxes;
    arrangements.add(boxes.map(({ x, width }) => [x - (first?.x ?? 0), width - (first?.width ?? 0)]).join());
  }
  expect(arrangements.size).toBe(1);
});
