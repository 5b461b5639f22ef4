/** Tests the fixture and the sample in the current Chromium, and the sample in Firefox and WebKit, if they are installed. */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../command-error.ts';
import { findChromiumOfToday, findFirefox, findWebKit } from '../machine/other-engines.ts';

interface EngineTests {
  readonly engine: string;
  readonly find: () => unknown;
  /** Packages of Debian and Ubuntu that install the engine. */
  readonly packages: string;
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
      find: findChromiumOfToday,
      packages: 'chromium',
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
      find: findFirefox,
      packages: 'firefox-esr',
      run: () => run(['playwright', 'test', '--config', 'tests/engines/firefox.config.ts']),
    },
    {
      engine: 'WebKit',
      find: findWebKit,
      packages: 'webkit2gtk-driver xvfb fonts-liberation',
      run: () => run(['vitest', 'run', '--config', 'tests/engines/webkit.config.ts']),
    },
  ];
  const results = engines.map(({ engine, find, packages, run: runTests }) => {
    if (find()) return runTests();
    console.warn(`${engine} is not installed, so its tests are skipped: apt install ${packages}`);
    return true;
  });
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
