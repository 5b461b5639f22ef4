/** Starts Astro, for the build and for the servers that reload. */
import { spawn, spawnSync } from 'node:child_process';
import { describeDiskWords } from '../../src/lib/files/disk-errors.ts';
import { capitalize } from '../../src/lib/hours/week-hours.ts';
import { CommandError } from '../command-error.ts';
import { readPort } from '../hosts/workers-server.ts';
import { keepRunning } from '../machine/keep-running.ts';

/**
 * Words for a development server: those of the command line, and the port of the environment where they name none.
 *
 * @param port - `PORT` of the environment
 * @throws CommandError when the text is no port
 */
export function listServerWords(words: readonly string[], port: string | undefined): readonly string[] {
  const place = words.findIndex((word) => word === '--port' || word.startsWith('--port='));
  const named = words[place]?.split('=')[1] ?? words[place + 1] ?? '';
  if (place >= 0) readPort(named);
  return port === undefined || place >= 0 ? words : [...words, '--port', String(readPort(port))];
}

/** What every start of Astro is told. */
const optionsOf = (changes: Readonly<Record<string, string>> = {}) => ({
  shell: process.platform === 'win32',
  env: { ...process.env, ...changes, ASTRO_TELEMETRY_DISABLED: '1' },
});

/**
 * Runs a development server in the folder of the project to its end.
 *
 * @returns its exit code
 */
export async function runServer(words: readonly string[]): Promise<number> {
  return await keepRunning(() => spawn('astro', ['dev', ...words], { ...optionsOf(), stdio: 'inherit' }));
}

/**
 * Builds the pages of the project.
 *
 * @param changes - of the environment
 * @throws CommandError where it fails: with a sentence where the disk is to blame, else below what Astro says. The error
 *   of the system where Astro does not start
 */
export function buildPages(changes: Readonly<Record<string, string>>): void {
  const { status, stderr, error } = spawnSync('astro', ['build', '--silent'], {
    ...optionsOf(changes),
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) throw error;
  const refusal = status === 0 ? undefined : describeDiskWords(stderr);
  if (refusal) throw new CommandError(`${capitalize(refusal)}.`);
  process.stderr.write(stderr);
  if (status !== 0) throw new CommandError('Astro could not build the site; see the messages above.');
}
