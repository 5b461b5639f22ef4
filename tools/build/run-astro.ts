/** Starts Astro for the build and for development servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';
import { keepRunning } from '../machine/keep-running.ts';

/** Returns the options for a run of Astro. */
const optionsOf = (changes: Readonly<Record<string, string>> = {}) => ({
  shell: process.platform === 'win32',
  env: { ...process.env, ...changes, ASTRO_TELEMETRY_DISABLED: '1' },
});

/**
 * Runs a development server in the project folder until it exits.
 *
 * @returns its exit code
 */
export async function runServer(words: readonly string[]): Promise<number> {
  return await keepRunning(() => spawn('astro', ['dev', ...words], { ...optionsOf(), stdio: 'inherit' }));
}

/**
 * Builds the pages of the project.
 *
 * @param changes - changes to the environment
 * @param signal - aborts the build
 * @throws a system error if Astro does not start; CommandError if the build fails or is aborted, with a message that
 *   refers to Astro's output above it
 */
export async function buildPages(
  changes: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const astro = spawn('astro', ['build', '--silent'], {
    // The shell’s value would put React’s development code into the pages.
    ...optionsOf({ ...changes, NODE_ENV: 'production' }),
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  signal.addEventListener('abort', () => astro.kill());
  const [messages, [status]] = await Promise.all([text(astro.stderr), once(astro, 'close')]);
  if (!signal.aborted) process.stderr.write(messages);
  if (status !== 0) throw new CommandError('Astro could not build the site; see the messages above.');
}
