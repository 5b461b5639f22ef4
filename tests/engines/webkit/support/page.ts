/** User actions and page state for the tests in WebKit. */
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { RunInPage } from '../../../../tools/verify/run-in-page.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../../../support/time-limits.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Sets the size of the viewport, which excludes the browser's controls. The page resizes later than the window, so the
 * function waits for the page.
 */
export async function setViewport(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  await driver.wait(async () => {
    const [inner, outer] = [
      await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]'),
      await window.getRect(),
    ];
    if (inner.join() === [width, height].join()) return true;
    const controls = [outer.width - inner[0], outer.height - inner[1]].map((size) => Math.max(0, size));
    await window.setRect({
      x: 0,
      y: 0,
      width: width + (controls[0] ?? 0),
      height: height + (controls[1] ?? 0),
    });
    return false;
  }, WAIT_LIMIT);
}

/** Returns a function that runs code in the open page. */
export const runWith =
  (driver: WebDriver): RunInPage =>
  async (task, argument) => {
    await driver.manage().setTimeouts({ script: TEST_LIMIT });
    const script = `const done = arguments[1]; Promise.resolve((${task})(arguments[0])).then(done, (error) => done({ error: String(error) }))`;
    const result = await driver.executeAsyncScript<Awaited<ReturnType<typeof task>>>(
      script,
      argument ?? null,
    );
    if (result !== null && typeof result === 'object' && 'error' in result)
      throw new Error(String(result.error));
    return result;
  };

/** Returns the errors and warnings since this page was opened, and the resources that failed to load. */
export const readConsole = (driver: WebDriver): Promise<string[]> =>
  driver.executeScript('return window.notes');

export const findButton = (driver: WebDriver, name: string): Promise<WebElement> =>
  driver.findElement(By.xpath(`//button[normalize-space()="${name}"]`));

/** Finds the field whose label starts with this text. */
export const findField = (driver: WebDriver, label: string): Promise<WebElement> =>
  driver.findElement(By.xpath(`//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`));

/** Sends keys to the focused element. */
export const press = (driver: WebDriver, ...keys: readonly string[]): Promise<void> =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** Clicks an element after scrolling to it without animation; the driver does not wait for smooth scrolling. */
export async function click(driver: WebDriver, element: WebElement): Promise<void> {
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    element,
  );
  await element.click();
}

/** Clicks at a position in the viewport, in CSS pixels. */
export const clickAt = (driver: WebDriver, x: number, y: number): Promise<void> =>
  driver.actions().move({ x, y }).click().perform();

export const isMenuOpen = (driver: WebDriver, id: string): Promise<boolean> =>
  driver.executeScript('return document.getElementById(arguments[0]).matches(":popover-open")', id);

export const hasFocus = (driver: WebDriver, element: WebElement): Promise<boolean> =>
  driver.executeScript('return document.activeElement === arguments[0]', element);

export const readPath = async (driver: WebDriver): Promise<string> =>
  new URL(await driver.getCurrentUrl()).pathname;

/** Returns the computed background color of the bar. */
export const barColor = (driver: WebDriver): Promise<string> =>
  driver.executeScript(
    'return getComputedStyle(document.querySelector("[data-site-header]")).backgroundColor',
  );

/** Scrolls without animation and waits until the new position is painted. */
export async function scrollToY(driver: WebDriver, y: number): Promise<void> {
  await driver.executeScript('scrollTo({ top: arguments[0], behavior: "instant" })', y);
  await driver.wait(async () => (await driver.executeScript('return Math.round(scrollY)')) === y, WAIT_LIMIT);
  await driver.executeAsyncScript(
    'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))',
  );
}

/** Selects an option by typing its text, because the operating system draws the list of options. */
export async function choose(field: WebElement, words: string): Promise<void> {
  await field.sendKeys(words);
  await field.getDriver().wait(async () => (await field.getAttribute('value')) === words, WAIT_LIMIT);
}

export { Key };
