/**
 * Tests the fixture and the sample in the current Chromium, and the sample in Firefox and WebKit. Installs missing engines with apt if possible; otherwise a line says that their tests are skipped.
 */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../command-error.ts';
import { ensureEngine, findChromiumOfToday, findFirefox, findWebKit } from '../machine/other-engines.ts';

interface EngineTests {
  readonly engine: string;
  /** Finds or installs the engine; returns false if it is unavailable. */
  readonly prepare: () => boolean;
  readonly run: () => boolean;
}

/** Runs a program, such as Playwright; returns true if it succeeds. */
function run(words: readonly string[], changes: Readonly<Record<string, string>> = {}): boolean {
  const [program = '', ...args] = words;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // One page of each type is enough to find differences between engines. The pinned Chromium checks all pages.
    env: { ...process.env, TEST_FULL: '', ...changes },
  });
  return status === 0;
}

await runCommand(() => {
  const engines: readonly EngineTests[] = [
    {
      engine: 'Current Chromium',
      prepare: () => ensureEngine(findChromiumOfToday, 'chromium'),
      run: () =>
        // Journeys and layout; the tests of faulty networks, accessibility and bytes give the same result.
        [
          ['playwright.config.ts', 'journeys'],
          ['tests/sample/playwright.config.ts', 'pages.spec', 'layout'],
        ].every(([config = '', ...files]) =>
          run(['playwright', 'test', '--config', config, ...files], {
            CHROMIUM_PATH: findChromiumOfToday() ?? '',
          }),
        ),
    },
    {
      engine: 'Firefox',
      prepare: () => ensureEngine(findFirefox, 'firefox-esr'),
      run: () => run(['playwright', 'test', '--config', 'tests/engines/firefox.config.ts']),
    },
    {
      engine: 'WebKit',
      prepare: () => ensureEngine(findWebKit, 'webkit2gtk-driver', 'xvfb'),
      run: () => run(['vitest', 'run', '--config', 'tests/engines/webkit.config.ts']),
    },
  ];
  const results = engines.map(({ engine, prepare, run: runTests }) => {
    if (prepare()) return runTests();
    console.warn(`${engine} is missing and could not be installed; its tests are skipped.`);
    return true;
  });
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
