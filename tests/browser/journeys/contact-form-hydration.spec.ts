/** When the contact form loads React. What happens to a message sent earlier is tested in `delivery.spec.ts`. */
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { hold } from '../../support/browser-faults.ts';
import { fillForm, send, toast, waitForScrollEnd } from '../../support/browser-form.ts';
import { expect, type Page, test } from '../../support/test.ts';

const FORM_SCRIPT = /\/contact-form\.[^/]+\.js/;
/** The region that React adds for toasts. */
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** Opens the page and collects the URLs of all scripts that it requests. */
async function openAndListen(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(routes.contact, { waitUntil: 'networkidle' });
  return scripts;
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`${name} does not load React until the visitor scrolls or interacts with the form`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const scripts = await openAndListen(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('link', { name: /^Call/ }).first().focus();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => FORM_SCRIPT.test(address))).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await expect(toasts(page)).toBeAttached();
  });
}

test('a click on Send counts even if React renders between mousedown and mouseup', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await hold(page, FORM_SCRIPT);
  await page.goto(routes.contact);
  await fillForm(page);
  await waitForScrollEnd(page);
  // Puts the button so close to the thumb bar that focusing it would scroll the page.
  const bar = await page.locator('[data-thumb-bar]').boundingBox();
  await send(page).evaluate((button, top) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - top, behavior: 'instant' });
  }, bar?.y ?? PHONE.height);
  await waitForScrollEnd(page);
  const button = await send(page).boundingBox();
  if (!button) throw new Error('There is no button.');
  await page.mouse.move(button.x + button.width / 2, button.y + button.height - 3);
  await page.mouse.down();
  await expect(page.locator('button:active')).toHaveText('Send Message');
  await release();
  await expect(toasts(page)).toBeAttached();
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(1);
});
