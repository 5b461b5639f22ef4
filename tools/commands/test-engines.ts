/**
 * Tests both sites in the Chromium of today, in Firefox and in WebKit, and then whether they agree; installs them
 * first where apt can. Where one cannot be had, its tests are skipped with a line that says so.
 */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../command-error.ts';
import { findBrowser } from '../machine/chromium.ts';
import {
  ensureChromiumOfToday,
  ensureFirefox,
  ensureWebKit,
  findChromiumOfToday,
} from '../machine/other-engines.ts';
import { type EngineTests, testInEngines } from '../machine/test-in-engines.ts';

/** Runs a program of the project; true when it ends well. */
function run(words: readonly string[], changes: Readonly<Record<string, string>> = {}): boolean {
  const [program = '', ...args] = words;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Chromium walks all pages; what differs between engines shows on one page of each type.
    env: { ...process.env, TEST_FULL: '', ...changes },
  });
  return status === 0;
}

await runCommand(() => {
  const engines: readonly EngineTests[] = [
    {
      engine: 'The Chromium of today',
      prepare: () => ensureChromiumOfToday() !== undefined,
      run: () =>
        ['playwright.config.ts', 'tests/sample/playwright.config.ts'].every((config) =>
          run(['playwright', 'test', '--config', config], { CHROMIUM_PATH: findChromiumOfToday() ?? '' }),
        ),
    },
    {
      engine: 'Firefox',
      prepare: () => ensureFirefox() !== undefined,
      run: () => run(['playwright', 'test', '--config', 'tests/engines/firefox.config.ts']),
    },
    {
      engine: 'WebKit',
      prepare: () => ensureWebKit() !== undefined,
      run: () => run(['vitest', 'run', '--config', 'tests/engines/webkit.config.ts']),
    },
    {
      engine: 'The pinned Chromium',
      // Its boxes are those of Linux x64, with fonts of their own.
      prepare: () => findBrowser().isPinned,
      run: () => run(['playwright', 'test', '--config', 'tests/engines/agreement.config.ts']),
    },
  ];
  process.exitCode = testInEngines(engines, console.warn) ? 0 : 1;
});
