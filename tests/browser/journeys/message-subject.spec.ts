/** A link from a service page prefills the form with the name of the service. */
import { getService } from '../../../src/site/catalog.ts';
import { chooseServiceOption } from '../../../src/site/message-link.ts';
import { routes } from '../../../src/site/routes.ts';
import { waitForForm } from '../../support/browser.ts';
import { field, fillField, pressSend, readForm, toast } from '../../support/browser-form.ts';
import { expect, type Page, test } from '../../support/test.ts';

/** Follows the link at the end of a service page to the form. */
async function writeFrom(page: Page, slug: string): Promise<void> {
  await page.goto(routes.service(slug));
  const end = page.getByRole('region').filter({ has: page.getByRole('link', { name: /^Write/ }) });
  await end.getByRole('link', { name: /^Write/ }).click();
  await page.waitForURL((url) => url.pathname === routes.contact);
}

test('the form opened from a service names it, and is empty once sent', async ({ page }) => {
  const service = getService('boiler-repair');
  await writeFrom(page, service.slug);
  await waitForForm(page);
  await expect(field(page, 'Service')).toHaveValue(chooseServiceOption(service));
  await expect(field(page, 'Message')).toHaveValue(`About: ${service.title}\n`);
  await expect(field(page, 'Name')).toBeInViewport();
  await fillField(page, 'Name', 'Ana Ruiz');
  await fillField(page, 'Email', 'ana@tenant.example');
  await field(page, 'Borough').selectOption({ index: 1 });
  await pressSend(page);
  await expect(toast(page)).toBeVisible();
  expect(Object.values(await readForm(page)).join('')).toBe('');
});

test('a URL with an unknown service selects no service', async ({ page }) => {
  await page.goto(`${routes.contact}?service=Chimneys&about=${'x'.repeat(500)}`);
  await waitForForm(page);
  await expect(field(page, 'Service')).toHaveValue('');
  await expect(field(page, 'Service').locator('option:checked')).toHaveText(/./);
  expect((await field(page, 'Message').inputValue()).length).toBeLessThan(80);
});
