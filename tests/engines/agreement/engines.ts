/**
 * Opens a window in each engine on this machine except Safari. All windows use the pinned Chromium’s fonts and overlay
 * scroll bars.
 */
import { resolve } from 'node:path';
import { type Browser, chromium, firefox } from '@playwright/test';
import { BROWSER_ARGS, browserLaunchOptions, findBrowser } from '../../../tools/machine/chromium.ts';
import { findChromiumOfToday, findFirefox, findWebKit } from '../../../tools/machine/other-engines.ts';
import { type RunInPage, runIn } from '../../../tools/verify/run-in-page.ts';
import { runWith, setViewport } from '../webkit/support/page.ts';
import { openWebKit } from '../webkit/support/session.ts';
import type { Leeway } from './boxes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  readonly name: string;
  /** Opens a URL in a window of this size. */
  readonly show: (address: string, size: Size) => Promise<void>;
  readonly run: RunInPage;
  readonly close: () => Promise<void>;
}

/** Differences that are allowed on every page, keyed by engine name. */
export const MAY_DIFFER: Readonly<Record<string, Leeway>> = {
  WebKitGTK: { reason: 'WebKit rounds the height of each line down to a whole pixel', perLine: 1 },
};

const SETTINGS = { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const;

async function openWithPlaywright(name: string, launch: Promise<Browser>): Promise<Engine> {
  const browser = await launch;
  const page = await browser.newPage(SETTINGS);
  return {
    name,
    show: async (address, size) => {
      await page.setViewportSize(size);
      await page.goto(address);
    },
    run: runIn(page),
    close: () => browser.close(),
  };
}

async function openWithSelenium(name: string): Promise<Engine> {
  const { driver, close } = await openWebKit({ env: findBrowser().env });
  return {
    name,
    show: async (address, size) => {
      await setViewport(driver, size);
      await driver.get(address);
    },
    run: runWith(driver),
    close,
  };
}

/** Firefox reads font files only from the folders that its settings list. */
const FIREFOX_PREFS = {
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'security.sandbox.content.read_path_whitelist': ['node_modules', '.cache']
    .map((one) => `${resolve(one)}/`)
    .join(),
};

/** Opens the pinned Chromium, the reference engine. */
export const openPinned = (): Promise<Engine> =>
  openWithPlaywright('Chromium', chromium.launch(browserLaunchOptions()));

/** Opens every other installed engine except Safari. */
export async function openOthers(): Promise<Engine[]> {
  const { FONTCONFIG_PATH = '' } = findBrowser().env;
  const env = { ...process.env, FONTCONFIG_PATH };
  const [today, fox, webKit] = [findChromiumOfToday(), findFirefox(), findWebKit()];
  const opened = [
    today &&
      openWithPlaywright(
        'current Chromium',
        chromium.launch({ executablePath: today, args: [...BROWSER_ARGS], env }),
      ),
    fox &&
      openWithPlaywright(
        'Firefox',
        firefox.launch({ channel: 'moz-firefox', executablePath: fox, firefoxUserPrefs: FIREFOX_PREFS, env }),
      ),
    webKit?.kind === 'webkitgtk' && openWithSelenium('WebKitGTK'),
  ];
  return (await Promise.all(opened)).flatMap((engine) => engine || []);
}
