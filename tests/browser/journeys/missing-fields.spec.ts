/** Tests when and where a field that fails the browser's validation shows its error text. */
import { FIELD_MISTAKES } from '../../../src/content/contact-form-copy.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { field, fillField, form, MESSAGE, openForm, pressSend, toast } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const REQUIRED = [
  ['Name', FIELD_MISTAKES.name],
  ['Email', FIELD_MISTAKES.email],
  ['Borough', FIELD_MISTAKES.location],
  ['Message', FIELD_MISTAKES.message],
] as const;

test('sending an empty form shows what to enter in each required field until the field is filled in', async ({
  page,
}) => {
  await openForm(page);
  for (const [, words = ''] of REQUIRED) await expect(form(page).getByText(words)).toBeHidden();
  await pressSend(page);
  await expect(toast(page)).toHaveCount(0);
  for (const [name, words = ''] of REQUIRED) {
    await expect(form(page).getByText(words)).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)));
    await fillField(page, name, MESSAGE[name]);
    await field(page, name).blur();
    await expect(form(page).getByText(words)).toBeHidden();
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('error texts are above their fields, clear of the browser’s bubble, and fields in a row stay aligned', async ({
  page,
}) => {
  await openForm(page);
  await fillField(page, 'Email', MESSAGE.Email);
  await pressSend(page);
  // The page may still be scrolling to the field.
  await expect(async () => {
    const tops = new Map<string, number>();
    for (const [name, words = ''] of REQUIRED) {
      const control = await field(page, name).boundingBox();
      tops.set(name, control?.y ?? 0);
      const mistake = await form(page).getByText(words).boundingBox();
      if (name !== 'Email')
        expect((mistake?.y ?? 0) + (mistake?.height ?? 0)).toBeLessThanOrEqual(control?.y ?? 0);
    }
    expect(tops.get('Email')).toBeCloseTo(tops.get('Name') ?? 0, 0);
  }).toPass();
});

for (const size of byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] })) {
  test(`the bar does not cover the label of the first empty field at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openForm(page);
    await pressSend(page);
    await expect(field(page, 'Name')).toBeFocused();
    const label = form(page).locator('label').first();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await label.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(form(page).getByText(FIELD_MISTAKES.name ?? '')).toBeInViewport({ ratio: 1 });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an emptied field says what to enter once focus has left it', async ({ page }) => {
    await page.goto(routes.contact);
    const name = page.getByLabel('Name');
    const words = page.getByText(FIELD_MISTAKES.name ?? '');
    await name.fill('Ana');
    await name.fill('');
    await expect(words).toBeHidden();
    await name.press('Tab');
    await expect(words).toBeVisible();
  });
});
