/**
 * If the form's script fails, the form still confirms a message, and no text ends up in the URL. Typed text survives a
 * failed navigation.
 */
import { routes } from '../../../src/site/routes.ts';
import { waitForForm } from '../../support/browser.ts';
import { cutShort, drop, expectUsable, openWithoutFetchingAhead } from '../../support/browser-faults.ts';
import { addressOf, confirmation, fillForm, pressSend, readForm } from '../../support/browser-form.ts';
import { expect, type Page, type Route, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const FORM_SCRIPT = /\/contact-form\.[^/]+\.js/;
/** The library that renders the state of the form. */
const RENDERER = /\/client\.[^/]+\.js/;
const TYPED = { Name: 'Ana Ruiz', Message: 'No heat on the fourth floor, line B.' };

const throwAtOnce = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose");' });

const FAULTS: readonly (readonly [name: string, address: RegExp, fault: (route: Route) => Promise<void>])[] =
  [
    ['does not arrive', FORM_SCRIPT, drop],
    ['is truncated', FORM_SCRIPT, cutShort],
    ['throws at once', FORM_SCRIPT, throwAtOnce],
    ['cannot load its library', RENDERER, drop],
    ['gets a truncated library', RENDERER, cutShort],
  ];

async function type(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).first().fill(text);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) {
    await expect(page.getByLabel(label).first()).toHaveValue(text);
  }
}

for (const [name, address, fault] of byThoroughness({ sample: FAULTS.slice(0, 1), full: FAULTS })) {
  test(`the form confirms a message and puts nothing in the URL if its script ${name}`, async ({ page }) => {
    let faults = 0;
    await page.route(address, async (route) => {
      await fault(route);
      faults += 1;
    });
    await page.goto(routes.contact);
    await fillForm(page);
    await expect.poll(() => faults).toBeGreaterThan(0);
    await pressSend(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);
    expect(Object.values(await readForm(page)).join('')).toBe('');
    expect(addressOf(page)).toBe(routes.contact);
    await expectUsable(page);
  });
}

// WebDriver cannot go back from Firefox’s offline page.
test('typed text survives a failed navigation and going back', {
  tag: '@chromium',
}, async ({ page, context }) => {
  await openWithoutFetchingAhead(page, routes.contact);
  await waitForForm(page);
  await type(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').locator(`a[href="${routes.services}"]`).click();
  // The browser shows its own error page instead of the site's page.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goBack();
  await expectTyped(page);
});
