/** Tests without JavaScript, which WebKitGTK can turn off at startup; Safari's driver cannot. */
import { By } from 'selenium-webdriver';
import { describe, expect, inject, test } from 'vitest';
import { routes } from '../../../src/site/routes.ts';
import { clickAt, findButton, isMenuOpen, Key, press, setViewport, WIDE } from './support/page.ts';
import { IS_SAFARI } from './support/session.ts';
import { startWebKit } from './support/start-webkit.ts';

const origin = inject('origin');

describe.skipIf(IS_SAFARI)('without JavaScript', () => {
  const session = startWebKit({ javaScript: false });

  test('both menus open, one at a time, and close', async () => {
    const { driver } = session;
    await setViewport(driver, WIDE);
    await driver.get(origin);
    expect(await driver.executeScript('return matchMedia("(scripting: none)").matches')).toBe(true);
    await (await findButton(driver, 'Services')).click();
    await expect.poll(() => isMenuOpen(driver, 'services-menu')).toBe(true);
    await (await findButton(driver, 'Service Areas')).click();
    await expect.poll(() => isMenuOpen(driver, 'areas-menu')).toBe(true);
    expect(await isMenuOpen(driver, 'services-menu')).toBe(false);
    await press(driver, Key.ESCAPE);
    await expect.poll(() => isMenuOpen(driver, 'areas-menu')).toBe(false);
    await (await findButton(driver, 'Services')).click();
    await clickAt(driver, WIDE.width / 2, WIDE.height - 60);
    await expect.poll(() => isMenuOpen(driver, 'services-menu')).toBe(false);
  });

  test('the contact page offers phone and e-mail instead of its Send button, and keeps typed text', async () => {
    const { driver } = session;
    await driver.get(origin + routes.contact);
    for (const start of ['tel:', 'mailto:'])
      expect(await driver.findElement(By.css(`main form a[href^="${start}"]`)).isDisplayed()).toBe(true);
    expect(await (await findButton(driver, 'Send Message')).isDisplayed()).toBe(false);
    const name = driver.findElement(By.css('main input[name="name"]'));
    await name.sendKeys('Ana Ruiz', Key.ENTER);
    expect(await name.getAttribute('value')).toBe('Ana Ruiz');
    expect(await driver.getCurrentUrl()).toBe(origin + routes.contact);
  });
});
