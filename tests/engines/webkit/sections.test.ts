/** Interactive sections: collapsible parts, symptoms that highlight parts of the drawing, the scrolling street. */
import { By, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { boroughs } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { click, Key, NARROW, press, setViewport, WIDE } from './support/page.ts';
import { IS_SAFARI, openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
});
afterAll(() => session.close());

/** Returns the indexes of the symptoms whose parts are highlighted. */
const readLit = () =>
  session.driver.executeScript<number[]>(
    'return [...document.querySelectorAll("[data-lights] g")].flatMap((group, place) => getComputedStyle(group).visibility === "visible" ? [place] : [])',
  );

test('a symptom highlights its parts when it is hovered, selected, or reached by arrow keys', async () => {
  const { driver } = session;
  await setViewport(driver, WIDE);
  await driver.get(origin + routes.service('boiler-repair'));
  const symptoms = await driver.findElements(By.css('[data-stage] label'));
  const [second, third] = [symptoms[1] as WebElement, symptoms[2] as WebElement];
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', second);
  expect(await readLit()).toEqual([]);
  await driver.actions().move({ origin: second }).perform();
  await expect.poll(readLit).toEqual([1]);
  await third.click();
  await driver.actions().move({ x: 0, y: 0 }).perform();
  await expect.poll(readLit).toEqual([2]);
  await press(driver, Key.ARROW_DOWN);
  await expect.poll(readLit).toEqual([3]);
});

test('a collapsible section opens on phones, and is always open, without a toggle, on desktops', async () => {
  const { driver } = session;
  const find = (part: string) =>
    driver.findElement(By.xpath(`//details[summary[contains(., "Part by part")]]//${part}`));
  await setViewport(driver, NARROW);
  await driver.get(origin + routes.service('boiler-repair'));
  expect(await (await find('dl')).isDisplayed()).toBe(false);
  await click(driver, await find('summary'));
  await expect.poll(async () => (await find('dl')).isDisplayed()).toBe(true);
  await setViewport(driver, WIDE);
  await driver.navigate().refresh();
  expect((await (await find('dl')).getRect()).height).toBeGreaterThan(100);
  expect(await (await find('summary')).getCssValue('pointer-events')).toBe('none');
});

// Safari’s windows are wider than the phones on which the street scrolls.
test.skipIf(IS_SAFARI)('every station of the street leads to its building', async () => {
  const { driver } = session;
  await setViewport(driver, NARROW);
  await driver.get(origin + routes.home);
  for (const { slug } of boroughs) {
    await driver.executeScript(
      'arguments[0].focus()',
      driver.findElement(By.css(`a[href="#street-${slug}"]`)),
    );
    await press(driver, Key.ENTER);
    const readOutside = async () => {
      const { x, width } = await driver.findElement(By.id(`street-${slug}`)).getRect();
      return Math.max(-x, x + width - NARROW.width);
    };
    await expect.poll(readOutside).toBeLessThanOrEqual(1);
  }
  const ridden = await driver.executeScript('return document.querySelector("[data-ride]").scrollLeft');
  expect(ridden).toBeGreaterThan(100);
});
