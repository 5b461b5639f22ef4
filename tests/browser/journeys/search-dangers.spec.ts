/** In case of danger, the search says what to do before it offers a service. */
import { ENGLISH_SEARCH } from '../../../src/content/search-copy.ts';
import { hoursLine, phoneText } from '../../../src/site/contact-details.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { searchField, typeIntoSearch } from '../../support/browser-search.ts';
import { findBrokenWords } from '../../support/browser-type.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const search = (page: Page) => page.getByRole('search');
const alarm = (page: Page) => search(page).getByRole('alert');
const services = (page: Page) => page.getByRole('listbox', { name: ENGLISH_SEARCH.afterDanger });

async function say(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await typeIntoSearch(page, words);
}

test('the advice is above the services and does not downplay the danger', async ({ page }) => {
  await say(page, routes.services, 'sparks coming from ptac');
  const call = search(page).getByRole('link', { name: 'Call 911' });
  await expect(call).toHaveAttribute('href', 'tel:911');
  const first = services(page).getByRole('option').first();
  await expect(first).toContainText('PTAC Repair');
  const [above, below] = [await call.boundingBox(), await first.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(search(page)).toContainText('When it is safe');
  await expect(search(page)).not.toContainText('lint');
});

test('the advice is announced immediately and only once, before the services', { tag: '@full' }, async ({
  page,
}) => {
  await say(page, routes.services, 'sparks');
  await expect(alarm(page)).toHaveText(/^Sparks or a shock\. .*911/);
  await alarm(page).evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-said-again', '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await searchField(page).pressSequentially(' boiler');
  await expect(search(page).getByRole('status')).toContainText(ENGLISH_SEARCH.later);
  await expect(alarm(page)).not.toHaveAttribute('data-said-again');
  await searchField(page).fill('boiler');
  await expect(alarm(page)).toBeEmpty();
});

test('the advice stays when a visitor touches it, or closes the keyboard of the phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await say(page, routes.services, 'gas smell');
  const advice = search(page).getByText(/^Everyone out now/);
  await advice.click();
  await expect(advice).toBeVisible();
  await searchField(page).focus();
  await searchField(page).blur();
  await expect(advice).toBeVisible();
});

test('a word such as “emergency” also gets the number and its hours', { tag: '@full' }, async ({ page }) => {
  await say(page, routes.services, 'emergency');
  await expect(search(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
  const call = search(page).getByRole('link', { name: `Call ${phoneText}` });
  await expect(call).toBeVisible();
  await expect(search(page)).toContainText(hoursLine);
});

test('advice in Spanish says in Spanish, on an English page too, whether the office is open', async ({
  page,
}) => {
  await page.clock.setFixedTime(TEST_INSTANT);
  const spoken = languages.find(({ code }) => code === 'es')?.openState?.openUntil ?? '';
  await say(page, routes.services, 'no hay calefaccion');
  await expect(search(page).locator('[lang=es]').first()).toContainText(spoken);
  await searchField(page).fill('no heat');
  await expect(search(page).locator('[lang=en]').first()).toContainText(/Open until/);
});

test('the advice disappears at once when the danger is deleted', { tag: '@full' }, async ({ page }) => {
  await page.clock.install({ time: TEST_INSTANT });
  await say(page, routes.services, 'gas smell');
  await expect(search(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(alarm(page)).not.toBeEmpty();
  // From now on no timer fires.
  await page.clock.pauseAt(TEST_INSTANT + 60_000);
  await searchField(page).fill('');
  await expect(alarm(page)).toBeEmpty();
});

test('Tab goes from the field to the phone number, and arrow keys select a service', async ({ page }) => {
  await say(page, routes.services, 'sparks rooftop unit');
  await expect(services(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(services(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(search(page).getByRole('link', { name: 'Call 911' })).toBeFocused();
  await expect(services(page)).toBeVisible();
});

for (const viewport of byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] })) {
  test(`the advice has no accessibility violations and no horizontal scroll at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await say(page, routes.services, 'sparks boiler');
    await expect(services(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, 'search [lang]:has(a)')).toEqual([]);
  });
}

// A small phone, a phone with its keyboard open, and a phone at 200% zoom.
for (const [width, height] of byThoroughness<readonly (readonly [number, number])[]>({
  sample: [[320, 568]],
  full: [
    [320, 568],
    [390, 430],
    [195, 422],
  ],
}))
  test(`the whole link to call 911 is in view at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await say(page, routes.services, 'carbon monoxide alarm boiler');
    const link = search(page).getByRole('link', { name: 'Call 911 from outside' });
    await expect(link).toBeInViewport({ ratio: 1 });
  });

test('in the advice for a cold home, the company’s number is on one line, and links are apart', {
  tag: '@full',
}, async ({ page }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await say(page, routes.services, 'no heat');
    await expect(search(page).getByRole('link', { name: phoneText })).toBeVisible();
    expect(await findBrokenWords(page, 'search', new RegExp(RegExp.escape(phoneText)))).toEqual([]);
    const [first, second] = await search(page)
      .locator('[lang] a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    if (!first || !second) throw new Error('The advice has fewer than two links that call.');
    const gap = Math.max(second.left - first.right, second.top - first.bottom);
    expect(gap, `at ${viewport.width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('numbers in the text of the advice are links', { tag: ['@once', '@full'] }, async ({ page }) => {
  await say(page, routes.services, 'water from the ceiling');
  await expect(search(page).getByRole('link', { name: '911', exact: true })).toHaveAttribute(
    'href',
    'tel:911',
  );
  await searchField(page).fill('no heat');
  const housing = search(page).getByRole('link', { name: '718-707-7771' });
  await expect(housing).toHaveAttribute('href', 'tel:+17187077771');
  await searchField(page).fill('how does carbon monoxide form');
  await expect(search(page).getByRole('link', { name: '911', exact: true })).toBeVisible();
});

test('the thumb bar is hidden while advice has another number', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await say(page, routes.services, 'carbon monoxide alarm boiler');
  await expect(page.getByRole('region', { name: /^Call/ })).toBeHidden();
  await searchField(page).fill('boiler');
  await expect(page.getByRole('region', { name: /^Call/ })).toBeVisible();
});
