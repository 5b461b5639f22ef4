/**
 * Tests the built site in Firefox and in WebKit, and installs them first where apt can. Where one cannot be had, its
 * tests are skipped with a line that says so.
 *
 *   --pictures   takes the pictures of tests/engines/pictures/ instead
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureFirefox, ensureWebKit } from '../machine/other-engines.ts';

/** Runs a program of the project; true when it ends well. */
function run(program: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Chromium walks all pages; what differs between engines shows on one page of each type.
    env: { ...process.env, TEST_FULL: '' },
  });
  return status === 0;
}

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/ yet: run npm run build first.');
  process.exit(1);
}

const ENGINES = [
  {
    name: 'Firefox',
    ensure: ensureFirefox,
    test: () => run('playwright', 'test', '--config', 'tests/engines/firefox.config.ts'),
  },
  {
    name: 'WebKit',
    ensure: ensureWebKit,
    test: () => run('vitest', 'run', '--project', 'webkit'),
  },
];

const found = ENGINES.filter(({ name, ensure }) => {
  const isThere = ensure() !== undefined;
  if (!isThere) console.warn(`${name} is not installed and could not be; its tests are skipped.`);
  return isThere;
});
const takesPictures = process.argv.includes('--pictures');
const results = takesPictures
  ? [run(process.execPath, 'tests/engines/take-pictures.ts')]
  : found.map(({ test }) => test());
process.exit(results.every(Boolean) ? 0 : 1);
