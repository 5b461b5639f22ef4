/**
 * Takes the first view of five page types in one engine, for people to look at. They are not compared: both engines
 * paint other pixels on another system.
 *
 *   node tests/engines/take-pictures.ts firefox|webkit
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firefox } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../../src/site/routes.ts';
import { findFirefox } from '../../tools/machine/other-engines.ts';
import { freePort, spawnWorkerd, stop, waitFor } from '../servers/support/start-servers.ts';
import { DESKTOP, PHONE, waitForPictures } from '../support/browser.ts';
import { DIST } from '../support/pages.ts';
import { NARROW, setViewport, WIDE } from './webkit/support/page.ts';
import { openWebKit } from './webkit/support/session.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const PAGES = {
  home: routes.home,
  services: routes.services,
  'service-boiler': routes.service('boiler-repair'),
  'borough-bronx': routes.borough('bronx'),
  contact: routes.contact,
};

/** Keeps a picture with 256 colors, which is enough for flat drawings and a third of the size. */
async function keep(picture: Buffer, engine: string, name: string, width: number): Promise<void> {
  const folder = join(FOLDER, engine);
  mkdirSync(folder, { recursive: true });
  await sharp(picture)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}-${width}.png`));
}

async function takeInFirefox(origin: string): Promise<void> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox() ?? 'firefox',
    // Scroll bars that take no room, as on phones.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  });
  try {
    const page = await browser.newPage();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(origin + path);
        await waitForPictures(page);
        await keep(await page.screenshot(), 'firefox', name, size.width);
      }
    }
  } finally {
    await browser.close();
  }
}

async function takeInWebKit(origin: string): Promise<void> {
  const { driver, close } = await openWebKit();
  try {
    for (const size of [WIDE, NARROW]) {
      await setViewport(driver, size);
      for (const [name, path] of Object.entries(PAGES)) {
        await driver.get(origin + path);
        await driver.executeAsyncScript(
          'document.fonts.ready.then(() => requestAnimationFrame(arguments[0]))',
        );
        await keep(Buffer.from(await driver.takeScreenshot(), 'base64'), 'webkit', name, size.width);
      }
    }
  } finally {
    await close();
  }
}

const ENGINES = { firefox: takeInFirefox, webkit: takeInWebKit };
const { positionals } = parseArgs({ allowPositionals: true });
const take = Object.entries(ENGINES).find(([engine]) => engine === positionals[0])?.[1];
if (!take) throw new Error(`Name an engine: ${Object.keys(ENGINES).join(' or ')}.`);

const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawnWorkerd(port, '.', DIST);
try {
  await waitFor(server, origin);
  await take(origin);
} finally {
  await stop(server);
}
