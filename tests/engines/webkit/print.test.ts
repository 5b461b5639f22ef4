/**
 * The sheet on paper. The driver prints nothing, so the page is told on the screen what its rules say for paper: each
 * `@media print` is made to hold, and nothing is broken into sides.
 */
import { By } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { getService } from '../../../src/site/catalog.ts';
import { phoneText } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { readWords, setViewport, withPlainSpaces } from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

/** A Letter sheet. */
const SHEET = { width: 816, height: 1056 };
const origin = inject('origin');
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
});
afterAll(() => session.close());

/** Makes every rule for paper hold on the screen, and says how many there are. Runs in the page. */
function applyPrintRules(): number {
  let count = 0;
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')) {
        rule.media.mediaText = 'all';
        count += 1;
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return count;
}

test('the sheet of a service holds its title, table, checklist and phone, and no controls', async () => {
  const { driver } = session;
  await setViewport(driver, SHEET);
  await driver.get(origin + routes.service('boiler-repair'));
  expect(await driver.executeScript(`return (${applyPrintRules})()`)).toBeGreaterThan(0);
  const text = await readWords(driver, 'body');
  for (const words of [getService('boiler-repair').title, 'Have ready', phoneText])
    expect(text).toContain(withPlainSpaces(words));
  expect(await driver.findElement(By.css('main table')).isDisplayed()).toBe(true);
  expect(await driver.findElement(By.css('[data-site-header]')).isDisplayed()).toBe(false);
  for (const control of await driver.findElements(By.css('button')))
    expect(await control.isDisplayed()).toBe(false);
  const [content, window] = await driver.executeScript<[number, number]>(
    'return [document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(content).toBeLessThanOrEqual(window);
});
