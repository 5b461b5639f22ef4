/** Finds Chromium for the browser tests and installs it where it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian and others put it. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` chooses another. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

function run(command: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** Debian and its relatives have a package; elsewhere Playwright brings its own. */
function installBrowser(): void {
  const hasApt = existsSync('/usr/bin/apt-get');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => run(...([...sudo, 'apt-get', ...args] as [string, ...string[]]));
  console.log('Installing Chromium for the browser tests…');
  if (
    hasApt &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  )
    return;
  run('playwright', 'install', '--with-deps', 'chromium') || run('playwright', 'install', 'chromium');
}

if (import.meta.main) {
  if (!findBrowser()) installBrowser();
  if (!findBrowser()) {
    console.error('No Chromium was found or could be installed. Install one and run the tests again.');
    process.exit(1);
  }
}
