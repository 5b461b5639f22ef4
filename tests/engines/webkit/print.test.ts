/**
 * Tests the printed sheet. The driver cannot print, so the rules of each `@media print` are applied on the screen,
 * without page breaks.
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

/** Applies every print rule on the screen and returns their total length in characters. Runs in the page. */
function applyPrintRules(): number {
  const collect = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (!('cssRules' in rule)) return '';
        const inner = rule.cssRules as CSSRuleList;
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
          return [...inner].map(({ cssText }) => cssText).join('');
        const found = collect(inner);
        // Keeps the rules in their cascade layer.
        return found && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${found}}`;
      })
      .join('');
  const text = [...document.styleSheets].map(({ cssRules }) => collect(cssRules)).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
  return text.length;
}

test('the printed sheet of a service has its title, table, checklist and phone, and no controls', async () => {
  const { driver } = session;
  await setViewport(driver, SHEET);
  await driver.get(origin + routes.service('boiler-repair'));
  expect(await driver.executeScript(`return (${applyPrintRules})()`)).toBeGreaterThan(1000);
  const text = await readWords(driver, 'body');
  for (const words of [getService('boiler-repair').title, 'Have ready', phoneText])
    expect(text).toContain(withPlainSpaces(words));
  expect(await driver.findElement(By.css('main table')).isDisplayed()).toBe(true);
  expect(await driver.findElement(By.css('[data-site-header]')).isDisplayed()).toBe(false);
  for (const control of await driver.findElements(By.css('button')))
    expect(await control.isDisplayed()).toBe(false);
});
