/** A script prefetches the page of a hovered link if the browser does not support speculation rules. */
import { routes } from '../../../src/site/routes.ts';
import { expect, type Page, test } from '../../support/test.ts';

const borough = routes.borough('queens');
const otherBorough = routes.borough('bronx');
/** Waits longer than the pointer must rest on a link before its page is prefetched. */
const rest = (page: Page) => page.waitForTimeout(300);
const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/**
 * Opens the home page as in a browser without speculation rules, and returns the paths that scripts request.
 *
 * @param connection - what the browser reports about its connection
 */
async function visitHome(page: Page, connection?: object): Promise<readonly string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.addInitScript((value) => {
    HTMLScriptElement.supports = () => false;
    if (value) Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  return fetched;
}

test('the page of a hovered link is prefetched once', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  const fetched = await visitHome(page);
  expect(fetched).toEqual([]);
  await linkTo(page, borough).hover();
  await expect.poll(() => fetched).toEqual([borough]);
  await linkTo(page, otherBorough).hover();
  await expect.poll(() => fetched).toEqual([borough, otherBorough]);
  for (const visited of [borough, routes.home]) {
    await linkTo(page, visited).hover();
    await rest(page);
  }
  await linkTo(page, routes.services).hover();
  await expect.poll(() => fetched).toEqual([borough, otherBorough, routes.services]);
  expect(messages).toEqual([]);
});

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  const fetched = await visitHome(page, { saveData: true, effectiveType: '4g' });
  await linkTo(page, borough).hover();
  await rest(page);
  expect(fetched).toEqual([]);
});
