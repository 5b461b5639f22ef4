import { ContentError } from '../src/lib/content/content-error.ts';
import { describeDiskError } from '../src/lib/files/disk-errors.ts';
import { capitalize } from '../src/lib/hours/week-hours.ts';

/** What the person at the keyboard can put right; the message says how. Every other error is a fault in the code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Wrong flags, which `parseArgs` of Node refuses. */
const WRONG_FLAGS = /^ERR_PARSE_ARGS/;

/** What a person at the keyboard reads of an error; undefined where it is a fault in the code. */
function describeExpected(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof ContentError) return error.message;
  if (error instanceof Error && 'code' in error && WRONG_FLAGS.test(String(error.code))) return error.message;
  const sentence = describeDiskError(error);
  return sentence && capitalize(`${sentence}.`);
}

/**
 * Runs a command; on an error that is expected it prints the message alone and the process ends with 1.
 *
 * @param outcome - said below the message: what state the command leaves behind
 */
export async function runCommand(command: () => void | Promise<void>, outcome = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = describeExpected(error);
    if (message === undefined) throw error;
    console.error(`\n${message}\n${outcome}`.trimEnd());
    process.exitCode = 1;
  }
}
