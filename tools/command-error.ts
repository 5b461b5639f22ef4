import { ContentError } from '../src/lib/content/content-error.ts';
import { labelOf } from './admin/field-labels.ts';

/** An error that the user of a command can fix; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const WRONG_FLAGS = /^ERR_PARSE_ARGS/;
/** Codes of errors of the disk, for which nobody can blame the code. */
const BLOCKED = /^E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|EXIST|NOTDIR)$/;

/** Returns the message for an expected error; undefined for a bug. */
function describeExpected(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof ContentError) return error.message;
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (WRONG_FLAGS.test(String(error.code))) return error.message;
  return BLOCKED.test(String(error.code))
    ? `${error.message}. Make sure that you may write there, that no other file is in the way, and that the disk is not full.`
    : undefined;
}

/** `content/company.yaml, line 27, hours, saturday: is “late”; …`, as messages about content begin. */
const PLACE = /^(?<file>content\/[^\s:,]+\.yaml)(?:, line (?<line>\d+))?/;

/** `hours, saturday` in such a message, with or without a line. */
const FIELDS = /(?<=^[^:,]+, (?:line \d+, )?)(?!line )[^:]+/;

/** Calls fields as the forms of the admin page do. */
const labelFields = (sentence: string): string =>
  sentence.replace(FIELDS, (fields) => fields.replaceAll(/(?<![\w-])[a-z][\w-]*/g, (name) => labelOf(name)));

/** Escapes the text of an annotation. */
const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Returns one annotation, which GitHub shows with a run and in the e-mail about its failure, for each sentence about a
 * file in `content/`, or one for the whole message if there is none.
 *
 * @param message - sentences, one per line
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function annotateSentences(message: string): string {
  const annotations = message.split('\n').flatMap((sentence) => {
    const { file, line } = PLACE.exec(sentence)?.groups ?? {};
    return file
      ? [`::error file=${file}${line ? `,line=${line}` : ''}::${escapeText(labelFields(sentence))}`]
      : [];
  });
  return annotations.join('\n') || `::error::${escapeText(message)}`;
}

/**
 * Runs a command; for an expected error it prints only the message and sets exit code 1.
 *
 * @param command - may say at each step what a failure of the following ones leaves behind
 * @param outcome - printed below the message: the state that a failure leaves behind at first
 */
export async function runCommand(
  command: (leave: (outcome: string) => void) => void | Promise<void>,
  outcome = '',
): Promise<void> {
  let left = outcome;
  try {
    await command((state) => {
      left = state;
    });
  } catch (error) {
    const reason = describeExpected(error);
    const message = `${reason ?? String(error)}\n${left}`.trimEnd();
    console.error(`\n${message}`);
    if (process.env.GITHUB_ACTIONS === 'true') console.log(annotateSentences(message));
    if (reason === undefined) throw error;
    process.exitCode = 1;
  }
}
