/** Answers that the site gives on its own: the search, the ZIP code, and whether the office is open. */
import { By } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeOpenState, findOpenState } from '../../../src/lib/hours/open-state.ts';
import { readSchedule } from '../../../src/site/read-schedule.ts';
import { routes } from '../../../src/site/routes.ts';
import {
  click,
  findField,
  hasFocus,
  Key,
  press,
  readConsole,
  readPath,
  readWords,
  setViewport,
  WIDE,
  withPlainSpaces,
} from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
  await setViewport(session.driver, WIDE);
});
afterAll(() => session.close());

/** Types into the search, key by key, and waits for the first answer. */
async function say(words: string) {
  const { driver } = session;
  const field = await driver.findElement(By.css('[role="combobox"]'));
  await click(driver, field);
  await field.sendKeys(words);
  await expect.poll(() => driver.findElements(By.css('[role="option"]'))).not.toHaveLength(0);
  return field;
}

const readChosen = () =>
  session.driver.executeScript<number[]>(
    'return [...document.querySelectorAll("[role=option]")].flatMap((one, place) => one.ariaSelected === "true" ? [place] : [])',
  );

test('the answers of the search can be browsed and followed by keyboard', async () => {
  const { driver } = session;
  await driver.get(origin + routes.services);
  const field = await say('boiler');
  for (const [key, place] of [
    [Key.ARROW_DOWN, 0],
    [Key.ARROW_DOWN, 1],
    [Key.ARROW_UP, 0],
  ] as const) {
    await press(driver, key);
    await expect.poll(readChosen).toEqual([place]);
    expect(await hasFocus(driver, field)).toBe(true);
  }
  const path = await driver.executeScript('return document.querySelector("[role=option]").pathname');
  expect(await readConsole(driver)).toEqual([]);
  await press(driver, Key.ENTER);
  await expect.poll(() => readPath(driver)).toBe(path);
});

test('Escape closes the answers, then empties the field', async () => {
  const { driver } = session;
  await driver.get(origin + routes.home);
  const field = await say('boiler');
  await press(driver, Key.ESCAPE);
  await expect.poll(() => driver.findElements(By.css('[role="option"]'))).toHaveLength(0);
  expect(await field.getAttribute('value')).toBe('boiler');
  await press(driver, Key.ESCAPE);
  await expect.poll(() => field.getAttribute('value')).toBe('');
});

test.each([
  ['11375', 'Yes. 11375 is in Queens.'],
  ['07030', 'No. 07030 is not'],
  ['1121', 'A ZIP code has five digits'],
])('the ZIP code %s is answered “%s”', async (zip, words) => {
  const { driver } = session;
  await driver.get(origin + routes.contact);
  const field = await findField(driver, 'ZIP code');
  await field.sendKeys(zip, Key.ENTER);
  await expect.poll(() => readWords(driver, '#zip-answer')).toContain(words);
  expect(await readConsole(driver)).toEqual([]);
});

test('the footer says whether the office is open, in New York time', async () => {
  const { driver } = session;
  const wordsNow = () => withPlainSpaces(describeOpenState(findOpenState(readSchedule(), new Date()), false));
  const before = wordsNow();
  await driver.get(origin + routes.about);
  const readState = () => readWords(driver, 'footer [data-open-now]');
  await expect.poll(readState).not.toBe('');
  const shown = await readState();
  // The minute may change between the two readings.
  expect([before, wordsNow()]).toContain(shown);
});
