import { expect, test } from '@playwright/test';
import { services } from '../../src/site/catalog.ts';
import { hoursTable, phoneText } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';

/** Sides of a PDF, counted from its page objects. */
function countSides(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test('every service prints on one sheet', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { slug } of services) {
    await page.goto(routes.service(slug));
    const sides = countSides(await page.pdf({ format: 'Letter' }));
    expect({ slug, fits: sides > 0 && sides <= 2 }).toEqual({ slug, fits: true });
  }
});

test('the sheet holds title, table, checklist, phone and hours, and no controls', async ({ page }) => {
  await page.goto(routes.service('ptac-repair'));
  await page.emulateMedia({ media: 'print' });
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  for (const words of ['PTAC Repair', 'What you notice', 'Have ready', phoneText.replaceAll('\u00a0', ' ')]) {
    expect(text).toContain(words);
  }
  for (const { days } of hoursTable) expect(text).toContain(days);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Book/ }).first()).toBeHidden();
});
