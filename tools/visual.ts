/**
 * Compares every page and open state with the pictures in tests/visual/baseline. `--update` renews them; further
 * words go to Playwright, such as `-g home`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { launchBrowser } from './browser.ts';
import { describeOtherBrowser, writeMaker } from './visual-baseline.ts';

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/ yet: run npm run build first.');
  process.exit(1);
}
const browser = await launchBrowser();
const version = browser.version();
await browser.close();

const words = process.argv.slice(2);
const isRenewal = words.includes('--update');
const note = describeOtherBrowser(version);
if (note && !isRenewal) console.warn(`Note: ${note}.`);
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/visual/playwright.config.ts', ...words.filter((word) => word !== '--update')],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, VISUAL_UPDATE: isRenewal ? '1' : '' },
  },
);
// Part of the pictures may be of another browser than the rest.
if (isRenewal && status === 0 && words.length === 1) writeMaker(version);
process.exitCode = status ?? 1;
