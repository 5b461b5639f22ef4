/** Gives the site another identity: rewrites `src/site/business.ts`, and the name of the Worker that follows from it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../command-error.ts';
import { countPlaces, findProblems, followAddress, listChanges, renameWorker } from './changes.ts';
import type { Dialog } from './dialog.ts';
import { FIELDS, getAt, setAt, setFromText } from './fields.ts';
import {
  type Fields,
  formatIdentity,
  IDENTITY_FILE,
  isFields,
  readIdentity,
  type Value,
  writeIdentity,
} from './identity-file.ts';
import { askAll } from './questions.ts';

const WORKER_FILE = 'wrangler.jsonc';

export interface RenameOptions {
  /** Folder of the project. */
  readonly root: string;
  /** Values by the paths of their fields (`hours.sunday`), as people write them. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Values as JSON: an object of fields, each as the file holds it or as people write it. */
  readonly json?: string | undefined;
  /** Whether to write; `ask` leaves it to the dialog. */
  readonly write: boolean | 'ask';
  /** Asks for every value when neither flags nor JSON name any; undefined where nobody answers. */
  readonly dialog?: Dialog | undefined;
}

/** @throws CommandError when the text is no JSON or no object */
function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`This is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isFields(value)) throw new CommandError('The JSON holds no object of fields in { }.');
  return value;
}

/** The next value of one field of the JSON; a group such as the address keeps what the JSON does not name. */
function mergeValue(name: string, before: Value | undefined, next: Value | undefined): Value | undefined {
  const isGroup = isFields(before) && isFields(next) && name !== 'formFields';
  if (isGroup) return { ...before, ...next };
  // Null clears a field; inside a group it is a value, a closed day.
  return name.includes('.') ? next : (next ?? undefined);
}

/** The identity with the values of the JSON; texts are read as those of flags are. */
function applyJson(before: Fields, json: Fields): Fields {
  const merged = Object.entries(json).reduce(
    (identity, [path, next]) => setAt(identity, path, mergeValue(path, getAt(identity, path), next)),
    before,
  );
  return FIELDS.reduce((identity, field) => {
    const given = json[field.path] ?? getAt(json, field.path);
    return typeof given === 'string' ? setFromText(identity, field, given) : identity;
  }, merged);
}

function applyFlags(before: Fields, flags: Readonly<Record<string, string>>): Fields {
  return FIELDS.reduce((identity, field) => {
    const given = flags[field.path];
    return given === undefined ? identity : setFromText(identity, field, given);
  }, before);
}

/** Shows every change with the number of places it will reach. */
function showChanges(root: string, before: Fields, after: Fields): void {
  for (const change of listChanges(before, after)) {
    const { places, files } = countPlaces(join(root, 'dist'), change, before);
    const reach = places > 0 ? `  (${places} places in ${files} files of dist/)` : '';
    console.log(
      `\n${change.field.path}${reach}\n  - ${change.before || 'none'}\n  + ${change.after || 'none'}`,
    );
  }
  const hasMoved = !isDeepStrictEqual(before.address, after.address);
  if (hasMoved && isDeepStrictEqual(before.coordinates, after.coordinates))
    console.log(
      '\nThe address is new and the coordinates are the old ones. Right-click the office on a map to read them.',
    );
}

/**
 * Finds the new values, shows what changes, and writes both files or neither.
 *
 * @throws CommandError with one sentence for each value that is wrong; then nothing is written
 */
export async function renameIdentity(options: RenameOptions): Promise<void> {
  const { root, flags = {}, json, write, dialog } = options;
  const [identityPath, workerPath] = [join(root, IDENTITY_FILE), join(root, WORKER_FILE)];
  const text = readFileSync(identityPath, 'utf8');
  const before = readIdentity(text);
  const isAsked = dialog && json === undefined && Object.keys(flags).length === 0;
  const given = json === undefined ? before : applyJson(before, parseJson(json));
  const identity = isAsked ? await askAll(dialog, before) : followAddress(before, applyFlags(given, flags));
  const problems = findProblems(identity);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  if (isDeepStrictEqual(before, identity)) return console.log('\nNothing changes.');

  showChanges(root, before, identity);
  const worker = existsSync(workerPath) ? readFileSync(workerPath, 'utf8') : '';
  const nextWorker = renameWorker(worker, before, identity);
  if (nextWorker !== worker) console.log(`\n${WORKER_FILE}: the Worker is named after the short name.`);
  const isWanted = write === 'ask' ? await dialog?.confirm('Write this?') : write;
  if (!isWanted) return console.log('\nNothing was written.');
  writeFileSync(identityPath, formatIdentity(writeIdentity(text, identity), root));
  if (nextWorker !== worker) writeFileSync(workerPath, nextWorker);
  console.log(`\nWrote ${IDENTITY_FILE}. Look at it with npm start; run npm run rename again at any time.`);
}
