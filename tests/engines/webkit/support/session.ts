/** Opens WebKitGTK with one window on a virtual screen through its driver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll } from 'vitest';
import { findWebKit } from '../../../../tools/machine/other-engines.ts';
import { freePort, stop } from '../../../servers/support/start-servers.ts';
import { waitForAnswer } from '../../../support/server-answer.ts';

interface Session {
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;
}

const SCREEN_SIZE = '1600x1200x24';
/** Without these styles, the browser's buttons make its window at least 447 px wide, wider than a phone. */
const NARROW_CONTROLS = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }';
/** Without these settings, letters are aligned to whole pixels, which Safari never does, and small text is 5% wider. */
const UNHINTED_LETTERS = 'Xft.hinting: 0\nXft.hintstyle: hintnone\n';

/** Starts a virtual screen, and returns its process and its display name. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // The program writes the display number and the newline separately, and exits if nobody reads the newline.
  for await (const line of createInterface(screen.stdio[3] as Readable))
    return { screen, display: `:${line}` };
  throw new Error(`${program} did not start`);
}

/** Writes settings for the browser's controls and for font rendering, and returns their folder. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_CONTROLS);
  writeFileSync(join(folder, 'letters'), UNHINTED_LETTERS);
  return folder;
}

/**
 * Opens WebKit; the caller closes it.
 *
 * @throws Error if WebKit is not installed or does not start
 */
async function openWebKit(): Promise<Session> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKit is not installed.');
  const port = await freePort();
  const settings = writeSettings();
  const { screen, display } = await startScreen(webKit.screen);
  const service = spawn(webKit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
      // GTK reads font settings from X resources, not from its own settings.
      XENVIRONMENT: join(settings, 'letters'),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`, service);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webKit.browser, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    driver,
    close: async () => {
      await driver.quit();
      await stop(service);
      await stop(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Opens WebKit for the tests in a file or a describe block, and closes it after them. */
export function startWebKit(): Pick<Session, 'driver'> {
  let session: Session;
  beforeAll(async () => {
    session = await openWebKit();
  });
  afterAll(() => session.close());
  return {
    get driver() {
      return session.driver;
    },
  };
}
