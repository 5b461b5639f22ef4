/** Typed text survives a failed navigation. */
import { routes } from '../../../src/site/routes.ts';
import { waitForForm } from '../../support/browser.ts';
import { openWithoutFetchingAhead } from '../../support/browser-faults.ts';
import { expect, type Page, test } from '../../support/test.ts';

const TYPED = { Name: 'Ana Ruiz', Message: 'No heat on the fourth floor, line B.' };

async function type(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).first().fill(text);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) {
    await expect(page.getByLabel(label).first()).toHaveValue(text);
  }
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
