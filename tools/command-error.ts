import { ContentError } from '../src/lib/content/content-error.ts';
import { annotateSentences } from './annotate-sentences.ts';

/** An error that the user of a command can fix; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const WRONG_FLAGS = /^ERR_PARSE_ARGS/;

/** Returns the message for an expected error; undefined for a bug. */
function describeExpected(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof ContentError) return error.message;
  if (error instanceof Error && 'code' in error && WRONG_FLAGS.test(String(error.code))) return error.message;
  return undefined;
}

/**
 * Runs a command; for an expected error it prints only the message and sets exit code 1.
 *
 * @param outcome - printed below the message: the state that the command leaves behind
 */
export async function runCommand(command: () => void | Promise<void>, outcome = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = describeExpected(error);
    if (message === undefined) throw error;
    console.error(`\n${message}\n${outcome}`.trimEnd());
    const annotations = process.env.GITHUB_ACTIONS === 'true' ? annotateSentences(message) : '';
    if (annotations) console.log(annotations);
    process.exitCode = 1;
  }
}
