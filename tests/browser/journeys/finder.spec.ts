/**
 * The finder on the home page is a house with a floor for each machine. A room lights up when a visitor points at it or
 * types a symptom of its machine.
 */
import { HERO_SIZE, HERO_TAGS } from '../../../src/drawings/art.ts';
import { getService } from '../../../src/site/catalog.ts';
import { serviceMenu } from '../../../src/site/navigation.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, openIn, PHONE } from '../../support/browser.ts';
import { typeIntoSearch } from '../../support/browser-search.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const WALL_UNIT = getService('ptac-repair');
const NOTICE = WALL_UNIT.symptoms[0]?.notice ?? '';

const floorOf = (page: Page, system: string) => page.locator(`[data-unit="${system}"]`);
/** The drawing of the lit room, stacked over the drawing of the dark room. */
const lamp = (floor: Locator) => floor.locator('summary img').nth(1);

async function expectLit(floor: Locator, isLit = true): Promise<void> {
  await expect(lamp(floor)).toBeVisible({ visible: isLit });
}

for (const viewport of byThoroughness({ sample: [PHONE], full: [PHONE, DESKTOP] })) {
  test.describe(`the finder at ${viewport.width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await openIn(page, viewport, routes.home);
    });

    test('lights a room while its row has focus or is open', async ({ page }) => {
      const floor = floorOf(page, WALL_UNIT.system);
      const summary = floor.locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(floor.locator('details')).toHaveAttribute('open');
      await expectLit(floor);
      await page.keyboard.press('Enter');
      await expectLit(floor);
      await page.keyboard.press('Tab');
      await page.locator('body').click({ position: { x: 1, y: 1 } });
      await expectLit(floor, false);
    });

    test('shows jobs and symptoms in an open row, and links a symptom to its row on the service page', async ({
      page,
    }) => {
      const floor = floorOf(page, WALL_UNIT.system);
      await floor.locator('summary').click();
      await expect(floor.getByRole('link', { name: 'Repair' })).toBeVisible();
      const symptom = floor.getByRole('link', { name: NOTICE });
      await expect(symptom).toContainText(/Parts? \d/);
      await symptom.click();
      await expect(page).toHaveURL(/\/services\/ptac-repair#sign-1$/);
      await expect(page.getByRole('row', { name: NOTICE })).toBeInViewport();
    });

    test('lights the rooms that match a search until it is empty', { tag: '@full' }, async ({ page }) => {
      await typeIntoSearch(page, NOTICE);
      const floor = floorOf(page, WALL_UNIT.system);
      await expect(floor).toHaveAttribute('data-lit');
      await expectLit(floor);
      await expect(floor.locator('a[data-lit]')).toHaveText(new RegExp(NOTICE));
      await page.keyboard.press('Escape');
      await expectLit(floor);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-lit]')).toHaveCount(0);
    });

    test('lights no room while the search gives danger advice', async ({ page }) => {
      await typeIntoSearch(page, 'sparks boiler');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.locator('[data-lit]')).toHaveCount(0);
    });
  });
}

test('hovering over a tag darkens all but the room of its machine', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.home);
  const tags = HERO_TAGS.filter(({ system }) => serviceMenu.some((entry) => entry.system.key === system));
  const light = page.locator('[data-light]');
  await expect(light).toHaveCSS('opacity', '0');
  const drawing = await page.locator('[data-hero]').boundingBox();
  for (const { system, room } of tags) {
    await page.locator(`[data-hero] a[data-system="${system}"]`).hover();
    expect(Number(await light.evaluate((box) => getComputedStyle(box).opacity))).toBeGreaterThan(0.5);
    const { width = 0 } = (await light.boundingBox()) ?? {};
    expect(width / (drawing?.width ?? 1)).toBeCloseTo(room[2] / HERO_SIZE.width, 2);
  }
});
