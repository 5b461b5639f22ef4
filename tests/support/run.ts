/** Runs the project's scripts the way npm does. */
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { BUILD_ENVIRONMENT } from './test-instant.ts';
import { TEST_LIMIT } from './time-limits.ts';

export interface Outcome {
  readonly status: number | null;
  /** Everything that the script printed to stdout and stderr. */
  readonly output: string;
}

/**
 * Returns the environment of npm scripts at the time of the tests: programs of installed packages come first on the
 * PATH.
 */
export const scriptEnvironment = (changes: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // The script must not inherit the tests' settings.
  ...Object.fromEntries(
    ['SITE_CONTENT_DIR', 'SITE_DIST', 'SITE_OUT_DIR', 'PORT', 'NODE_ENV', 'GITHUB_ACTIONS'].map((name) => [
      name,
      undefined,
    ]),
  ),
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  ...BUILD_ENVIRONMENT,
  ...changes,
});

/** Runs a script with Node in a folder and waits until it exits. */
export function runScript(
  script: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    input: '',
    encoding: 'utf8',
    env: scriptEnvironment(environment),
    timeout: TEST_LIMIT,
  });
  return { status, output: `${stdout}${stderr}` };
}
