import { afterEach, expect, inject, test } from 'vitest';
import { CONFIRMATION } from '../../src/content/contact-form-copy.ts';
import { routes } from '../../src/site/routes.ts';
import { SPECULATION_RULES } from '../../tools/hosts/response-headers.ts';
import { IS_CLOCK_STOPPED, readTimes, TEST_INSTANT } from '../support/test-instant.ts';
import { openPlainTab, type PlainTab } from './support/plain-chromium.ts';

/**
 * Error message when Chromium aborts its own view transition to a prerendered page. The site is not at fault, because
 * its scripts start no view transitions.
 */
const BROWSERS_OWN = 'Transition was aborted because of invalid state';

const origin = inject('origin');
let page: PlainTab;
afterEach(() => page?.close());

/** Opens a page and waits until it has loaded. */
async function open(path: string): Promise<void> {
  page = await openPlainTab();
  await page.send('Page.navigate', { url: origin + path });
  await expect
    .poll(() => page.evaluate('location.href + document.readyState'))
    .toBe(`${origin}${path}complete`);
}

type Point = Readonly<Record<'x' | 'y', number>>;

/** Scrolls a footer link into view and moves the pointer to it. */
async function pointAt(path: string): Promise<Point> {
  const selector = JSON.stringify(`footer a[href="${path}"]`);
  const point = (await page.evaluate(`(() => {
    const link = document.querySelector(${selector});
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`)) as Point;
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  return point;
}

async function click(point: Point): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
}

/** Returns the prerendering statuses that Chromium has reported, newest first. */
const fates = (): unknown[] =>
  page
    .reports('Preload.prerenderStatusUpdated')
    .map(({ status, prerenderStatus }) => prerenderStatus ?? status)
    .reverse();

test('has speculation rules that Chromium accepts under the content security policy', async () => {
  await open(routes.home);
  const rules = () => page.reports('Preload.ruleSetUpdated').map(({ ruleSet }) => ruleSet);
  await expect.poll(rules).toEqual([expect.objectContaining({ url: origin + SPECULATION_RULES })]);
  expect(rules()).toEqual([expect.not.objectContaining({ errorType: expect.anything() })]);
});

test.each([routes.borough('queens'), routes.services])(
  'prerenders %s when its link is hovered, and shows it when the link is clicked',
  async (path) => {
    await open(routes.contact);
    const point = await pointAt(path);
    await expect.poll(() => fates()[0]).toBe('Ready');
    await click(point);
    await expect.poll(() => page.evaluate('location.href')).toBe(origin + path);
    expect(
      await page.evaluate("performance.getEntriesByType('navigation')[0].activationStart"),
    ).toBeGreaterThan(0);
    expect(page.reports('Log.entryAdded')).toEqual([]);
    if (IS_CLOCK_STOPPED)
      expect(await page.evaluate(`(${readTimes.toString()})()`)).toEqual(
        Array(3).fill(new Date(TEST_INSTANT).toISOString()),
      );
  },
);

test('shows no error on a prerendered page with the form', async () => {
  await open(routes.about);
  const point = await pointAt(routes.services);
  await expect.poll(() => fates()[0]).toBe('Ready');
  await page.evaluate(
    `document.querySelector('footer a[href="${routes.services}"]').setAttribute('href', '${routes.contact}')`,
  );
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  const readyForms = () =>
    page
      .reports('Preload.prerenderStatusUpdated')
      .map((report) => JSON.stringify(report))
      .filter((text) => text.includes(routes.contact) && text.includes('"Ready"'));
  await expect.poll(readyForms).toHaveLength(1);
  await click(point);
  await expect.poll(() => page.evaluate('location.pathname')).toBe(routes.contact);
  expect(
    await page.evaluate("performance.getEntriesByType('navigation')[0].activationStart"),
  ).toBeGreaterThan(0);
  expect(await page.evaluate('document.body.innerText')).not.toContain(CONFIRMATION.text);
  const exceptions = page.reports('Runtime.exceptionThrown').map((report) => JSON.stringify(report));
  expect(exceptions.filter((text) => !text.includes(BROWSERS_OWN))).toEqual([]);
  expect(page.reports('Log.entryAdded')).toEqual([]);
});
