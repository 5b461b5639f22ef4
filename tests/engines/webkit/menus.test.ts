/** The menus of the bar on desktops, and the sheet on phones. */
import { By } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { BOROUGH_PATHS } from '../../support/browser.ts';
import {
  clickAt,
  findButton,
  hasFocus,
  isMenuOpen,
  Key,
  NARROW,
  press,
  readPath,
  setViewport,
  WIDE,
} from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
});
afterAll(() => session.close());

const button = (name: string) => findButton(session.driver, name);
const isOpen = (id: string) => isMenuOpen(session.driver, id);
const isInert = () => session.driver.executeScript<boolean>('return document.querySelector("main").inert');

describe('the menus of the bar', () => {
  beforeAll(() => setViewport(session.driver, WIDE));
  beforeEach(() => session.driver.get(`${origin}/about`));

  test('open one at a time and close with their button', async () => {
    await (await button('Services')).click();
    await expect.poll(() => isOpen('services-menu')).toBe(true);
    await (await button('Service Areas')).click();
    await expect.poll(() => isOpen('areas-menu')).toBe(true);
    expect(await isOpen('services-menu')).toBe(false);
    expect(await (await button('Services')).getAttribute('aria-expanded')).toBe('false');
    expect(await (await button('Service Areas')).getAttribute('aria-expanded')).toBe('true');
    await (await button('Service Areas')).click();
    await expect.poll(() => isOpen('areas-menu')).toBe(false);
  });

  test('are below the bar, inside the viewport', async () => {
    await (await button('Services')).click();
    const { y, height } = await session.driver.findElement(By.id('services-menu')).getRect();
    expect(y).toBeGreaterThan(40);
    expect(height).toBeGreaterThan(100);
    expect(y + height).toBeLessThanOrEqual(WIDE.height);
  });

  test('close on Escape and return focus to their button', async () => {
    const { driver } = session;
    await (await button('Services')).click();
    const link = await driver.findElement(By.css('#services-menu a'));
    await driver.executeScript('arguments[0].focus()', link);
    expect(await hasFocus(driver, link)).toBe(true);
    await press(driver, Key.ESCAPE);
    await expect.poll(() => isOpen('services-menu')).toBe(false);
    expect(await hasFocus(driver, await button('Services'))).toBe(true);
  });

  test('open and close by keyboard', async () => {
    const { driver } = session;
    for (const key of [Key.ENTER, Key.SPACE]) {
      await driver.executeScript('arguments[0].focus()', await button('Service Areas'));
      await press(driver, key);
      await expect.poll(() => isOpen('areas-menu')).toBe(true);
      await press(driver, key);
      await expect.poll(() => isOpen('areas-menu')).toBe(false);
    }
  });

  test('close on a click outside', async () => {
    await (await button('Service Areas')).click();
    await expect.poll(() => isOpen('areas-menu')).toBe(true);
    await clickAt(session.driver, WIDE.width / 2, WIDE.height - 100);
    await expect.poll(() => isOpen('areas-menu')).toBe(false);
  });

  test('lead to a page with closed menus, which stay closed after Back', async () => {
    const { driver } = session;
    await (await button('Service Areas')).click();
    await driver.findElement(By.css(`#areas-menu a[href="${BOROUGH_PATHS[1]}"]`)).click();
    await expect.poll(() => readPath(driver)).toBe(BOROUGH_PATHS[1]);
    expect(await isOpen('areas-menu')).toBe(false);
    await driver.navigate().back();
    await expect.poll(() => readPath(driver)).toBe('/about');
    await expect.poll(() => isOpen('areas-menu')).toBe(false);
    expect(await (await button('Service Areas')).getAttribute('aria-expanded')).toBe('false');
  });

  test('close when a link to a section of the same page is followed', async () => {
    const { driver } = session;
    await driver.get(`${origin}/services`);
    await (await button('Services')).click();
    await driver.findElement(By.css('#services-menu a[href="/services#rtu"]')).click();
    await expect.poll(() => isOpen('services-menu')).toBe(false);
    await expect.poll(() => driver.executeScript<number>('return scrollY')).toBeGreaterThan(100);
  });
});

describe('the sheet on a phone', () => {
  beforeAll(() => setViewport(session.driver, NARROW));
  beforeEach(async () => {
    await session.driver.get(`${origin}/about`);
    await (await button('Menu')).click();
    await expect.poll(() => isOpen('site-menu')).toBe(true);
  });

  test('closes with its button, and the page behind is inert until then', async () => {
    expect(await isInert()).toBe(true);
    await (await button('Menu')).click();
    await expect.poll(() => isOpen('site-menu')).toBe(false);
    await expect.poll(isInert).toBe(false);
  });

  test('closes on Escape and returns focus to its button', async () => {
    await press(session.driver, Key.ESCAPE);
    await expect.poll(() => isOpen('site-menu')).toBe(false);
    expect(await hasFocus(session.driver, await button('Menu'))).toBe(true);
  });

  test('expands one system at a time down to its jobs, and their links work', async () => {
    const { driver } = session;
    const summary = (words: string) =>
      driver.findElement(By.xpath(`//*[@id="site-menu"]//summary[contains(normalize-space(), "${words}")]`));
    const job = (path: string) => driver.findElement(By.css(`#site-menu a[href="${path}"]`));
    await summary('Services').click();
    await summary('Wall unit').click();
    await expect.poll(() => job('/services/ptac-repair').isDisplayed()).toBe(true);
    await summary('Rooftop unit').click();
    await expect.poll(() => job('/services/rtu-repair').isDisplayed()).toBe(true);
    await expect.poll(() => job('/services/ptac-repair').isDisplayed()).toBe(false);
    await job('/services/rtu-repair').click();
    await expect.poll(() => readPath(driver)).toBe('/services/rtu-repair');
    expect(await isOpen('site-menu')).toBe(false);
  });

  test('closes when the viewport grows past the breakpoint', async () => {
    await setViewport(session.driver, WIDE);
    await expect.poll(() => isOpen('site-menu')).toBe(false);
    await expect.poll(isInert).toBe(false);
    await setViewport(session.driver, NARROW);
  });
});
