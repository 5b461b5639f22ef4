/** Changes the identity of the site: rewrites `content/company.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { CommandError } from '../command-error.ts';
import { keepComments } from '../content/keep-comments.ts';
import { changeContent } from '../content/saved-versions.ts';
import { describeChanges, findProblems } from './changes.ts';
import type { Dialog } from './dialog.ts';
import { FIELDS, setAt, setFromText } from './fields.ts';
import { type Fields, IDENTITY_FILE, readIdentity } from './identity-file.ts';
import { askAll } from './questions.ts';

export interface RenameOptions {
  readonly root: string;
  /** Values as people type them, keyed by field path (`hours.sunday`). */
  readonly flags?: Readonly<Record<string, string>>;
  /** The same as JSON: an object of fields, each written as in the file or like a flag. */
  readonly json?: string | undefined;
  /** True to write the file; `ask` leaves this to the dialog. */
  readonly write: boolean | 'ask';
  /** Asks for every value if neither flags nor JSON are given; undefined if nobody can answer. */
  readonly dialog?: Dialog | undefined;
}

/** @throws CommandError if the text is not a JSON object */
function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isGroup(value)) throw new CommandError('The JSON is not an object of fields, { … }.');
  return value;
}

/**
 * Applies values to the identity: a string is read like an answer, null clears a field, and a group keeps the fields
 * that the values do not name.
 */
function applyValues(identity: Fields, values: Fields, parents: readonly string[] = []): Fields {
  return Object.entries(values).reduce((changed, [name, next]) => {
    const path = [...parents, name].join('.');
    const field = FIELDS.find((one) => one.path === path);
    if (field && typeof next === 'string') return setFromText(changed, field, next);
    const isAskedByParts = FIELDS.some((one) => one.path.startsWith(`${path}.`));
    return isGroup(next) && isAskedByParts
      ? applyValues(changed, next, [...parents, name])
      : setAt(changed, path, next ?? undefined);
  }, identity);
}

function showChanges(before: Fields, after: Fields): void {
  for (const change of describeChanges(before, after)) console.log(`\n${change}`);
  const hasMoved = !isDeepStrictEqual(before.address, after.address);
  if (hasMoved && isDeepStrictEqual(before.coordinates, after.coordinates))
    console.log(
      `\nThe address is new, but the coordinates are the old ones. Right-click the office on an online map to see the new ones, and enter them in ${IDENTITY_FILE}.`,
    );
}

/**
 * Finds the new values, shows what changes, and writes the file if that is wanted.
 *
 * @throws CommandError with one sentence for each wrong value; then nothing is written
 */
export async function renameIdentity(options: RenameOptions): Promise<void> {
  const { root, flags = {}, json = '{}', write, dialog } = options;
  const text = readFileSync(join(root, IDENTITY_FILE), 'utf8');
  const before = readIdentity(text);
  const isAsked = dialog && options.json === undefined && Object.keys(flags).length === 0;
  const given = applyValues(applyValues(before, parseJson(json)), flags);
  const identity = isAsked ? await askAll(dialog, before) : given;
  const problems = findProblems(identity);
  if (problems.length > 0) throw new CommandError(problems.map(({ sentence }) => sentence).join('\n'));
  if (isDeepStrictEqual(before, identity)) return console.log('\nNothing changes.');

  showChanges(before, identity);
  const isWanted = write === 'ask' ? await dialog?.confirm('Write this?') : write;
  if (!isWanted) return console.log('\nNothing was written.');
  changeContent(root, [{ path: IDENTITY_FILE, bytes: Buffer.from(keepComments(text, identity)) }]);
  console.log(
    `\nWrote ${IDENTITY_FILE}. See it with npm start; you can run npm run rename again at any time.`,
  );
}
