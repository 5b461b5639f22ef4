/** Engines other than the pinned Chromium: the current Chromium or Chrome, stock Firefox, and WebKitGTK. */
import { existsSync, globSync } from 'node:fs';

const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const SCREEN = '/usr/bin/Xvfb';

interface WebKit {
  readonly driver: string;
  /** Path of WebKitGTK's test browser. */
  readonly browser: string;
  /** Path of the X server for a virtual screen. */
  readonly screen: string;
}

/** Returns the path of the installed Chromium or Chrome, or undefined. */
export function findChromiumOfToday(): string | undefined {
  return CHROMIUM_PLACES.find((path) => existsSync(path));
}

/** Returns the path of an installed Firefox, or undefined. `FIREFOX_PATH` chooses another. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOX_PLACES].find((path) => path && existsSync(path));
}

/** Returns WebKit with its driver, or undefined. */
export function findWebKit(): WebKit | undefined {
  const [browser] = globSync(WEBKIT_BROWSER);
  if (!browser || !existsSync(WEBKIT_DRIVER) || !existsSync(SCREEN)) return undefined;
  return { driver: WEBKIT_DRIVER, browser, screen: SCREEN };
}
