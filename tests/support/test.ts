/** Playwright’s `test`, in whose browsers every page has the time of the tests. */
import { type BrowserContext, test as base } from '@playwright/test';
import { stopClock } from '../../tools/verify/stopped-clock.ts';
import { IS_CLOCK_STOPPED, TEST_INSTANT } from './test-instant.ts';

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

/** Stops the clock of the pages that open in a context, until a test sets it with `page.clock`. */
async function stopClockIn(context: BrowserContext, instant: number): Promise<void> {
  const script = await context.addInitScript(stopClock, instant);
  const { clock } = context;
  const { install, setFixedTime } = clock;
  let isSet = false;
  // Playwright computes the time of a page from the clock of the machine, so the stopped one must be gone.
  const release = async (): Promise<void> => {
    if (!isSet) await script.dispose();
    isSet = true;
  };
  clock.install = async (options) => {
    await release();
    await install.call(clock, options);
  };
  clock.setFixedTime = async (time) => {
    await release();
    await setFixedTime.call(clock, time);
  };
}

/** Hides that a browser has service workers: Playwright only refuses them, with a warning in the console. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * Stops the clock in all contexts of a browser, including those that a test opens itself. Pages have service workers,
 * whose requests tests cannot fail or count, only with the option `serviceWorkers: 'allow'`.
 */
export const test = base.extend<object, ClockOptions>({
  instant: [TEST_INSTANT, { option: true, scope: 'worker' }],
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await context.addInitScript(removeServiceWorker);
    await use(context);
  },
  browser: [
    async ({ browser, instant }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (IS_CLOCK_STOPPED || instant !== TEST_INSTANT) await stopClockIn(context, instant);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** The same `test`, in browsers without JavaScript. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });
