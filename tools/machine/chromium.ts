/**
 * Chooses the Chromium for tests, benchmarks and tools.
 *
 * Linux x64 uses the build in the npm package `@sparticuz/chromium`, which has its own libraries and font and
 * needs nothing from the system. On other systems, Playwright downloads its own build. `CHROMIUM_PATH` overrides both.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

interface TestBrowser {
  readonly executablePath: string;
  /** Environment variables in addition to those of the caller. */
  readonly env: Readonly<Record<string, string>>;
  /** True for the build that took the snapshots, which paints the same pixels on every Linux x64 system. */
  readonly isPinned: boolean;
}

/** Command-line switches for every Chromium that tests and tools start. */
const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without this switch, Chromium aligns letters to whole pixels, unlike visitors' browsers.
  '--font-render-hinting=none',
];

const PACKAGE = '@sparticuz/chromium';
const PACKAGES = resolve(import.meta.dirname, '../../node_modules');
const CACHE = resolve(import.meta.dirname, '../../.cache');
const INSTALL_HINT = 'Install Chromium or Chrome and set its path: CHROMIUM_PATH=/path/to/chrome npm test';

function pinnedVersion(): string {
  const manifest = resolve(PACKAGES, PACKAGE, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * Gives the browser two fonts from packages and no system fonts, so that screenshots are the same everywhere. Arimo has
 * the widths of Arial and is shown while the site's font loads. Open Sans has characters that Arimo lacks.
 */
function writeFontConfig(folder: string): void {
  const file = join(folder, 'fonts/fonts.conf');
  const arimo = resolve(PACKAGES, '@expo-google-fonts/arimo');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(arimo, '400Regular')}</dir>
  <dir>${join(arimo, '700Bold')}</dir>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Unpacks the pinned build once. The package writes to the folder for temporary files and reuses files that it finds
 * there. Therefore it runs in a separate process with an empty folder, which is renamed when everything is unpacked.
 */
function unpackPinned(folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unpacking-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await (await import('${PACKAGE}')).default.executablePath()`],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        TMPDIR: unfinished,
        // The package only adds its libraries if it thinks it is running in a cloud function.
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
        AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
      },
    },
  );
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`Chromium could not be unpacked:\n${stderr}`);
  }
  renameSync(unfinished, folder);
}

function pinnedBrowser(): TestBrowser {
  const folder = join(CACHE, `chromium-${pinnedVersion()}`);
  if (!existsSync(folder)) unpackPinned(folder);
  writeFontConfig(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
    isPinned: true,
  };
}

function downloadedBrowser(): TestBrowser {
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    console.log('Downloading Chromium for the browser tests…');
    spawnSync('playwright', ['install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  if (!existsSync(executablePath)) throw new Error(`Chromium could not be downloaded. ${INSTALL_HINT}`);
  return { executablePath, env: {}, isPinned: false };
}

/**
 * Returns the Chromium for this machine; unless `CHROMIUM_PATH` names one, it is unpacked or downloaded on first use.
 *
 * @throws Error if there is none; its message says what to do
 */
export function findBrowser(): TestBrowser {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names “${chosen}”, which does not exist.`);
    return { executablePath: chosen, env: {}, isPinned: false };
  }
  const isBundled = process.platform === 'linux' && process.arch === 'x64';
  return isBundled ? pinnedBrowser() : downloadedBrowser();
}

/**
 * Returns options for Playwright's `launch` and its configuration.
 *
 * @param switches - command-line switches in addition to `BROWSER_ARGS`
 */
export function browserLaunchOptions(switches: readonly string[] = []) {
  const { executablePath, env } = findBrowser();
  return { executablePath, args: [...BROWSER_ARGS, ...switches], env: { ...process.env, ...env } };
}

/** Starts the browser; the caller closes it. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(browserLaunchOptions());
