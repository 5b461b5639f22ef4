import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { PHONE } from '../../support/browser.ts';
import { openForm, submitForm, toast } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';

test('opening every menu, searching and sending the form logs nothing to the console', {
  tag: '@full',
}, async ({ page }) => {
  const messages = await collectConsole(page);
  await openForm(page);
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await page.getByRole('button', { name: 'Service Areas' }).click();
  await page.keyboard.press('Escape');
  await submitForm(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.locator('#site-menu');
  await sheet.locator('summary', { hasText: 'Services' }).click();
  for (const family of await sheet.locator('li li > details > summary').all()) await family.click();
  await sheet.locator('summary', { hasText: 'Service Areas' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goto(routes.home);
  await page.getByRole('combobox').click();
  await page.keyboard.type('ptac');
  await page.getByRole('option').first().waitFor();
  expect(messages).toEqual([]);
});
