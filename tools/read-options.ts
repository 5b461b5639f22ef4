/** Reads the options of a command, and reports an unknown one in a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeUnknownWord } from '../src/lib/content/schema-mistakes.ts';
import { CommandError } from './command-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Rewords Node's message about an unknown option or a stray argument for the person who typed it. */
function explain(message: string, options: Options): string {
  const [, name] = /^Unknown option '-{1,2}([^']*)'/.exec(message) ?? [];
  if (name !== undefined) {
    const known = Object.keys(options).map((one) => `--${one}`);
    const sentence = `Among the options, ${describeUnknownWord(`--${name}`, known)}`;
    return sentence.endsWith('?') ? sentence : `${sentence}.`;
  }
  const [, word] = /^Unexpected argument '([^']*)'/.exec(message) ?? [];
  if (word !== undefined)
    return `“${word}” does not belong to an option; put quotation marks around a value with spaces, like --phone "(202) 555-0123".`;
  return message;
}

/**
 * Returns the values of the options.
 *
 * @throws CommandError for an unknown option, a missing value, or a word that belongs to no option
 */
export function readOptions<const Known extends Options>(options: Known, args?: readonly string[]) {
  try {
    return parseArgs({ options, ...(args && { args: [...args] }) }).values;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))))
      throw error;
    throw new CommandError(explain(error.message, options));
  }
}
