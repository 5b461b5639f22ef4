/**
 * Tests the sample's site in Firefox and in WebKit, one after the other, and installs them first where apt can. Where one
 * cannot be had, its tests are skipped with a line that says so.
 *
 *   --pictures   takes the pictures of tests/engines/pictures/ instead
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { assertSampleBuilt, switchToSample } from '../../tests/sample/sample-site.ts';
import { runCommand } from '../command-error.ts';
import { ensureFirefox, ensureWebKit } from '../machine/other-engines.ts';
import { testInEngines } from '../machine/test-in-engines.ts';

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

const takePictures = (engine: 'firefox' | 'webkit'): boolean =>
  run(process.execPath, 'tests/engines/take-pictures.ts', engine);

await runCommand(() => {
  const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
  switchToSample();
  assertSampleBuilt();
  const hasPassed = testInEngines(
    [
      {
        engine: 'Firefox',
        prepare: () => ensureFirefox() !== undefined,
        run: () =>
          values.pictures
            ? takePictures('firefox')
            : run('playwright', 'test', '--config', 'tests/engines/firefox.config.ts'),
      },
      {
        engine: 'WebKit',
        prepare: () => ensureWebKit() !== undefined,
        run: () => (values.pictures ? takePictures('webkit') : run('vitest', 'run', '--project', 'webkit')),
      },
    ],
    console.warn,
  );
  process.exitCode = hasPassed ? 0 : 1;
});
