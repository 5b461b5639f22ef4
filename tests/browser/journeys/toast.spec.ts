import { DANGER_TEXTS } from '../../../src/content/danger-texts.ts';
import { TOAST_DURATION } from '../../../src/ui/toast/toast-timing.ts';
import { overlap } from '../../../tools/verify/layout-faults.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import {
  field,
  fillForm,
  form,
  openFormOnStillClock,
  pressSend,
  send,
  submitForm,
  toast,
  waitForScrollEnd,
} from '../../support/browser-form.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Sends a message on a fake clock that only the test advances. */
async function submitOnStillClock(page: Page): Promise<void> {
  await openFormOnStillClock(page);
  await submitForm(page);
}

const dismiss = (page: Page) => toast(page).getByRole('button', { name: 'Dismiss' });

const edgesOf = (one: Locator): Promise<DOMRect> =>
  one.evaluate((element) => element.getBoundingClientRect());

/** Swipes to the right from near the toast's left edge, at half its height. */
async function swipeByFinger(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('The toast is not shown');
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + at, y }],
    });
  await touch('touchStart', 0);
  for (const at of [15, 30, 45, distance]) await touch('touchMove', at);
  await touch('touchEnd');
}

test.describe('the toast', () => {
  test.beforeEach(({ page }) => submitOnStillClock(page));

  test('is visible after 4900 ms and gone after 5100', async ({ page }) => {
    await page.clock.runFor(4900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });

  test('is replaced by the next one, which restarts the timer', { tag: '@full' }, async ({ page }) => {
    await page.clock.runFor(3000);
    await submitForm(page);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(4900);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });

  for (const { held, hold, release } of [
    {
      held: 'the pointer rests on it',
      hold: (page: Page) => toast(page).hover(),
      release: (page: Page) => page.mouse.move(10, 10),
    },
    {
      held: 'its button has focus',
      hold: (page: Page) => dismiss(page).focus(),
      release: (page: Page) => field(page, 'Name').focus(),
    },
  ])
    test(`stays while ${held}, and then for the remaining time`, { tag: '@full' }, async ({ page }) => {
      await page.clock.runFor(3000);
      await hold(page);
      await page.clock.runFor(TOAST_DURATION * 2);
      await expect(toast(page)).toBeVisible();
      await release(page);
      await page.clock.runFor(1900);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast(page)).toHaveCount(0);
    });

  test('closes on Escape, with focus on Send or on its own button', async ({ page }) => {
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
    await submitForm(page);
    await dismiss(page).focus();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });
});

test.describe('on a phone, the toast', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => submitOnStillClock(page));

  // Only the Chrome DevTools Protocol can simulate a swipe.
  test('stays after a swipe of 49 px, not of 51', { tag: ['@chromium', '@full'] }, async ({ page }) => {
    await swipeByFinger(page, 49);
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast(page)).toBeVisible();
    await swipeByFinger(page, 51);
    await expect(toast(page)).toHaveCount(0);
  });

  test('covers neither the pressed button, nor the links in the form, nor a bar', async ({ page }) => {
    const around = [
      send(page),
      ...(await form(page).getByRole('link').all()),
      page.getByRole('region', { name: 'Call or book', exact: true }),
      page.getByRole('banner'),
    ];
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await submitForm(page);
      const findCovered = async () => {
        const message = await edgesOf(toast(page));
        return (await Promise.all(around.map(edgesOf))).filter((box) => overlap(box, message));
      };
      await expect.poll(findCovered).toEqual([]);
      await expect(send(page)).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
    }
  });
});

const SMALL = { width: 320, height: 568 };
for (const size of byThoroughness({ sample: [SMALL], full: [SMALL, DESKTOP] }))
  test(`a typed danger shows its name, number and advice at once at ${size.width} px, and the toast covers none`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openFormOnStillClock(page);
    await fillForm(page, { Message: '' });
    await field(page, 'Message').pressSequentially('Boiler repair. I smell ga');
    await waitForScrollEnd(page);
    const position = await page.evaluate(() => scrollY);
    await page.keyboard.type('s');
    const card = form(page).getByRole('alert');
    const { name = '', advice = '' } = DANGER_TEXTS[0]?.en ?? {};
    const parts = [
      card.getByText(name),
      card.getByRole('link', { name: /^Call 911/ }),
      card.getByText(advice),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await pressSend(page);
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    const message = await edgesOf(toast(page));
    expect((await Promise.all(parts.map(edgesOf))).filter((box) => overlap(box, message))).toEqual([]);
  });
