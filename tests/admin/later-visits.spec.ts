/** The page that a phone has saved. */
import { startServer } from '../support/local-server.ts';
import { expect, test } from '../support/test.ts';
import { buildTestedAdmin } from './admin-site.ts';

test.use({ serviceWorkers: 'allow' });

test('a saved page needs no server, and stays after a deploy only while it is used and whole', async ({
  page,
}) => {
  const [first, second] = [await buildTestedAdmin('First'), await buildTestedAdmin('Second')];
  let answer = first;
  let answerLate = (): void => undefined;
  const lateFile = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  const admin = await startServer(async (request, response) => {
    if (request.url?.includes('content-format')) await lateFile;
    answer(request, response);
  });
  await page.goto(admin.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller);

  answer = (_, response) => response.destroy();
  const script = page.waitForResponse(/\/assets\/index-.*js/);
  await page.reload();
  expect((await script).fromServiceWorker()).toBe(true);
  await expect(page).toHaveTitle(/First/);

  answer = second;
  await page.reload();
  // Browsers take whatever Playwright evaluates for use of the page.
  await page.waitForEvent('framenavigated');
  await expect(page).toHaveTitle(/Second/);

  await page.getByRole('button', { name: /Access Token/ }).click();
  answer = first;
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const change = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    await (await serviceWorker.ready).update();
    await change;
  });
  const input = page.getByLabel(/Access Token/).last();
  await input.fill('right');
  await expect(page).toHaveTitle(/Second/);
  answerLate();
  await expect(page).toHaveTitle(/First/);
  await admin.stop();
});
