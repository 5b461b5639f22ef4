import { ContentError } from '../src/lib/content/content-error.ts';

/** What the person at the keyboard can put right; the message says how. Every other error is a fault in the code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** True for wrong content and for wrong flags too, which `parseArgs` of Node refuses. */
function isExpected(error: unknown): error is Error {
  const isFlag =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isFlag || error instanceof CommandError || error instanceof ContentError;
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
    if (!isExpected(error)) throw error;
    console.error(`\n${error.message}\n${outcome}`.trimEnd());
    process.exitCode = 1;
  }
}
