/**
 * User journeys through features that each engine implements in its own way: popovers, exclusive `details`, scroll
 * timelines, `:has()`, form validation, the back/forward cache. `tests/browser` tests each journey in full in the other
 * engines.
 */
import { By, type WebElement } from 'selenium-webdriver';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { CONFIRMATION } from '../../../src/content/contact-form-copy.ts';
import { GROUNDS } from '../../../src/drawings/kit/themes.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOROUGH_PATHS, DESKTOP, PHONE } from '../../support/browser.ts';
import { FIELDS, type FieldName, MESSAGE } from '../../support/browser-form.ts';
import {
  barColor,
  choose,
  click,
  clickAt,
  findButton,
  findField,
  hasFocus,
  isMenuOpen,
  Key,
  press,
  readConsole,
  readPath,
  scrollToY,
  setViewport,
} from './support/page.ts';
import { startWebKit } from './support/session.ts';

const origin = inject('origin');
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const BLACK = 'rgb(0, 0, 0)';

const session = startWebKit();

const button = (name: string) => findButton(session.driver, name);
const isOpen = (id: string) => isMenuOpen(session.driver, id);

async function open(path: string, size = DESKTOP): Promise<void> {
  await setViewport(session.driver, size);
  await session.driver.get(origin + path);
}

test('the bar is transparent up to 20 px of scrolling and black from 21 px on, even after a reload', async () => {
  const { driver } = session;
  await open(routes.about);
  for (const [y, color] of [
    [0, TRANSPARENT],
    [20, TRANSPARENT],
    [21, BLACK],
    [20, TRANSPARENT],
    [600, BLACK],
  ] as const) {
    await scrollToY(driver, y);
    await expect.poll(() => barColor(driver)).toBe(color);
  }
  await driver.navigate().refresh();
  await expect.poll(() => driver.executeScript('return Math.round(scrollY)')).toBe(600);
  await expect.poll(() => barColor(driver)).toBe(BLACK);
});

describe('the bar’s menus', () => {
  beforeEach(() => open(routes.about));

  test('open one at a time under a black bar and close with their button', async () => {
    await (await button('Services')).click();
    await expect.poll(() => isOpen('services-menu')).toBe(true);
    await expect.poll(() => barColor(session.driver)).toBe(BLACK);
    await (await button('Service Areas')).click();
    await expect.poll(() => isOpen('areas-menu')).toBe(true);
    expect(await isOpen('services-menu')).toBe(false);
    expect(await (await button('Services')).getAttribute('aria-expanded')).toBe('false');
    expect(await (await button('Service Areas')).getAttribute('aria-expanded')).toBe('true');
    await (await button('Service Areas')).click();
    await expect.poll(() => isOpen('areas-menu')).toBe(false);
  });

  test('close on a click outside, and on Escape, which returns focus to their button', async () => {
    const { driver } = session;
    await (await button('Services')).click();
    await expect.poll(() => isOpen('services-menu')).toBe(true);
    await clickAt(driver, DESKTOP.width / 2, DESKTOP.height - 100);
    await expect.poll(() => isOpen('services-menu')).toBe(false);
    await (await button('Services')).click();
    const link = await driver.findElement(By.css('#services-menu a'));
    await driver.executeScript('arguments[0].focus()', link);
    await press(driver, Key.ESCAPE);
    await expect.poll(() => isOpen('services-menu')).toBe(false);
    expect(await hasFocus(driver, await button('Services'))).toBe(true);
  });

  test('lead to a page with closed menus, which stay closed after Back', async () => {
    const { driver } = session;
    await (await button('Service Areas')).click();
    await driver.findElement(By.css(`#areas-menu a[href="${BOROUGH_PATHS[1]}"]`)).click();
    await expect.poll(() => readPath(driver)).toBe(BOROUGH_PATHS[1]);
    expect(await isOpen('areas-menu')).toBe(false);
    await driver.navigate().back();
    await expect.poll(() => readPath(driver)).toBe(routes.about);
    await expect.poll(() => isOpen('areas-menu')).toBe(false);
    expect(await (await button('Service Areas')).getAttribute('aria-expanded')).toBe('false');
  });
});

test('the phone menu hides the page and expands one system at a time', async () => {
  const { driver } = session;
  const isHidden = async () => !(await driver.findElement(By.css('main')).isDisplayed());
  const summary = (words: string) =>
    driver.findElement(By.xpath(`//*[@id="site-menu"]//summary[contains(normalize-space(), "${words}")]`));
  const job = (path: string) => driver.findElement(By.css(`#site-menu a[href="${path}"]`));
  await open(routes.about, PHONE);
  await (await button('Menu')).click();
  await expect.poll(() => isOpen('site-menu')).toBe(true);
  await expect.poll(isHidden).toBe(true);
  await (await button('Menu')).click();
  await expect.poll(() => isOpen('site-menu')).toBe(false);
  await expect.poll(isHidden).toBe(false);
  await (await button('Menu')).click();
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

test('the contact form keeps its values until all required fields are filled, then clears them and shows a toast', async () => {
  const { driver } = session;
  const toast = '[role="region"][aria-label^="Message"] li, [role="region"][aria-label^="Notifications"] li';
  const field = (name: FieldName) => findField(driver, name);
  const fill = async (name: FieldName): Promise<void> => {
    if (name === 'Borough' || name === 'Service') await choose(await field(name), MESSAGE[name]);
    else await (await field(name)).sendKeys(MESSAGE[name]);
  };
  const readForm = async () => {
    const values: (string | null)[] = [];
    for (const name of FIELDS) values.push(await (await field(name)).getAttribute('value'));
    return values;
  };
  await open(routes.contact);
  // Scrolling to the form or focusing a field loads its script.
  await click(driver, await field('Name'));
  const hasToasts = 'return Boolean(document.querySelector("[role=region][aria-label^=Notifications]"))';
  await expect.poll(() => driver.executeScript(hasToasts)).toBe(true);
  for (const name of FIELDS) if (name !== 'Email') await fill(name);
  await click(driver, await button('Send Message'));
  await expect.poll(async () => hasFocus(driver, await field('Email'))).toBe(true);
  expect(await driver.findElements(By.css(toast))).toHaveLength(0);
  expect(await readForm()).toEqual(FIELDS.map((name) => (name === 'Email' ? '' : MESSAGE[name])));
  await fill('Email');
  await click(driver, await button('Send Message'));
  await expect.poll(() => driver.findElements(By.css(toast))).toHaveLength(1);
  const words = await driver.executeScript('return document.querySelector(arguments[0]).innerText', toast);
  expect(words).toContain(CONFIRMATION.title);
  expect(await readForm()).toEqual(FIELDS.map(() => ''));
  expect(await readPath(driver)).toBe(routes.contact);
  expect(await readConsole(driver)).toEqual([]);
});

// Several symptoms may have the same parts.
test('a symptom highlights its parts when it is hovered, selected, or reached by arrow keys', async () => {
  const { driver } = session;
  const readLit = () =>
    driver.executeScript<number[]>(
      'return [...document.querySelectorAll("[data-stage] tbody tr")].flatMap((row, place) => [...document.querySelectorAll("[data-lights] g path")].every((part) => (getComputedStyle(part).visibility === "visible") === part.dataset.signs.split(" ").includes(String(place + 1))) ? [place] : [])',
    );
  await open(routes.service('boiler-repair'));
  const symptoms = await driver.findElements(By.css('[data-stage] label'));
  const [second, third] = [symptoms[1] as WebElement, symptoms[2] as WebElement];
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', second);
  expect(await readLit()).toEqual([]);
  await driver.actions().move({ origin: second }).perform();
  await expect.poll(readLit).toContain(1);
  await third.click();
  await driver.actions().move({ x: 0, y: 0 }).perform();
  await expect.poll(readLit).toContain(2);
  await press(driver, Key.ARROW_DOWN);
  await expect.poll(readLit).toContain(3);
});

test('by day, the machine in a page head has the colors of paper', async () => {
  const { driver } = session;
  await open(routes.service('boiler-repair'));
  const drawing = await driver.findElement(By.css('main figure svg[role="img"]'));
  const { data, info } = await sharp(Buffer.from(await drawing.takeScreenshot(), 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = (color: string): number => {
    const wanted = Number.parseInt(color.slice(1), 16);
    let found = 0;
    for (let at = 0; at < data.length; at += info.channels) if (data.readUIntBE(at, 3) === wanted) found += 1;
    return found;
  };
  expect(count(GROUNDS.paper.hot)).toBeGreaterThan(1000);
  expect(count(GROUNDS.night.hot)).toBe(0);
});

test('a collapsible section opens on phones, and is always open, without a toggle, on desktops', async () => {
  const { driver } = session;
  const find = (part: string) =>
    driver.findElement(By.xpath(`//details[summary[contains(., "Part by part")]]//${part}`));
  await open(routes.service('boiler-repair'), PHONE);
  expect(await (await find('dl')).isDisplayed()).toBe(false);
  await click(driver, await find('summary'));
  await expect.poll(async () => (await find('dl')).isDisplayed()).toBe(true);
  await open(routes.service('boiler-repair'));
  expect((await (await find('dl')).getRect()).height).toBeGreaterThan(100);
  expect(await (await find('summary')).getCssValue('pointer-events')).toBe('none');
});
