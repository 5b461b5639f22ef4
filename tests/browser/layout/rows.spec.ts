/**
 * Tests `findMisalignedRows`, which finds parts of a row that do not align as its `data-row` says. `../pages.spec.ts`
 * runs that check on the site’s pages.
 */
import { routes } from '../../../src/site/routes.ts';
import { findMisalignedRows } from '../../../tools/verify/row-faults.ts';
import { DESKTOP } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

test('the rows of the menus are aligned', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(routes.contact);
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    expect(await findMisalignedRows(page)).toEqual([]);
  }
});

const part = (words: string, style: string) => `<p style="margin:0;${style}">${words}</p>`;
const ROWS = {
  baseline: [
    part('large', 'font:40px/1.2 serif'),
    part('small<br>and two lines', 'font:16px/1.4 sans-serif'),
  ],
  'last-baseline': [part('two lines<br>of words', 'font:40px/1 serif'), part('small', 'font:16px/1.4 serif')],
  center: [part('two<br>lines', 'padding-top:10px;line-height:20px'), '<input style="height:70px">'],
  heads: [
    `<div>${part('two<br>lines', 'padding-top:10px;line-height:20px')}more</div>`,
    `<div>${part('one', 'padding-top:10px;line-height:40px')}more<br>and more</div>`,
  ],
  top: [part('high', 'height:90px'), part('low', 'height:20px')],
} as const;

for (const [kind, [one, other]] of Object.entries(ROWS)) {
  test(`a row declared as “${kind}” is reported when one of its parts moves by 2 px`, async ({ page }) => {
    const align = {
      center: 'center',
      top: 'start',
      heads: 'start',
      'last-baseline': 'last baseline',
      baseline: 'baseline',
    }[kind];
    const row = `<div data-row="${kind}" style="display:flex;flex-wrap:wrap;align-items:${align}">${one}${other}</div>`;
    await page.setContent(row);
    const moved = page.locator('[data-row] > :last-child');
    // The check ignores padding. The text’s padding moves the text down, so a margin moves the input equally far down.
    if (kind === 'center') await moved.evaluate((input) => input.style.setProperty('margin-top', '10px'));
    expect(await findMisalignedRows(page)).toEqual([]);
    await moved.evaluate((element) => element.style.setProperty('translate', '0 2px'));
    expect(await findMisalignedRows(page)).toEqual([expect.stringContaining(`px (${kind})`)]);
    // A part that wraps below the other is not in the same row.
    await moved.evaluate((element) => element.style.setProperty('width', '100%'));
    await moved.evaluate((element) => element.style.setProperty('flex', 'none'));
    expect(await findMisalignedRows(page)).toEqual([]);
  });
}

test('if elements in a row are marked with data-row-line, the check measures only them', async ({ page }) => {
  await page.setContent(
    '<ul data-row="last-baseline" style="display:flex"><li><b data-row-line>one</b><br>note</li><li><b data-row-line>two</b></li></ul>',
  );
  expect(await findMisalignedRows(page)).toEqual([]);
});
