/** Playwright’s `test`, in whose browsers every page has the time of the tests. */
import { test as base } from '@playwright/test';
import { IS_CLOCK_STOPPED, stopClock, TEST_INSTANT } from './test-instant.ts';

export {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
  type TestInfo,
} from '@playwright/test';

export interface ClockOptions {
  /** The time in every page, in ms since 1970. */
  readonly instant: number;
}

/**
 * Stops the clock in all contexts of a browser, including those that a test opens itself. `page.clock` still sets
 * another time in one context.
 */
export const test = base.extend<object, ClockOptions>({
  instant: [TEST_INSTANT, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, instant }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (IS_CLOCK_STOPPED) await context.addInitScript(stopClock, instant);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
