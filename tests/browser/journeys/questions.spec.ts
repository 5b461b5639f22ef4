import { getService, pageQuestions } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { waitForScrollEnd } from '../../support/browser-form.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';

const PATH = routes.service('ptac-repair');
const QUESTIONS = getService('ptac-repair').questions;

const row = (page: Page, place: number) =>
  page
    .locator('main details')
    .filter({ has: page.getByRole('heading', { level: 3, name: /\?$/ }) })
    .nth(place);
const answer = (page: Page, topic = '') => page.locator(`main #${topic}`);

test('questions are headings that open and close by keyboard', async ({ page }) => {
  await page.goto(PATH);
  const [first, second] = QUESTIONS;
  await expect(page.getByRole('heading', { level: 3, name: String(first?.question) })).toBeVisible();
  await expect(answer(page, first?.topic)).toBeHidden();
  await row(page, 0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, first?.topic)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(page, second?.topic)).toBeVisible();
  await expect(answer(page, first?.topic)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page, second?.topic)).toBeHidden();
  // axe would report low contrast for text under the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForScrollEnd(page);
  expect(await findBarriers(page)).toEqual([]);
});

testWithoutScript(
  'without JavaScript, a question opens its answer, and a link to an answer opens it and scrolls to it',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(PATH);
    await row(page, 0).locator('summary').click();
    await expect(answer(page, QUESTIONS[0]?.topic)).toBeVisible();
    const { topic, question } = QUESTIONS[2] ?? { topic: '', question: '' };
    await page.goto(`${PATH}#${topic}`);
    await expect(answer(page, topic)).toBeInViewport();
    await expect(page.getByRole('heading', { name: question })).toBeInViewport();
  },
);

test('a link to an answer opens only that answer, and the bar does not cover its question', {
  tag: '@full',
}, async ({ page }) => {
  for (const { topic, question } of pageQuestions.services) {
    await page.goto('about:blank');
    await page.goto(`${routes.services}#${topic}`);
    await expect(answer(page, topic)).toBeInViewport();
    await expect(page.locator('main details[open]:has(h3)')).toHaveCount(1);
    const heading = page.getByRole('heading', { name: question });
    const [bar, box] = await Promise.all([page.getByRole('banner').boundingBox(), heading.boundingBox()]);
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  }
});
