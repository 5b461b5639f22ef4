/**
 * Gives the site another identity: walks through `src/site/business.ts` and writes it back validated.
 *
 *     npm run rename                                      asks for each value; Enter keeps it
 *     npm run rename -- --phone "(202) 555-0123" --yes    changes single values
 *     npm run rename -- --json new.json --yes             changes what the file names; - reads it from the input
 *     npm run rename -- --dry-run …                       shows what would change
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countPlaces, findProblems, followAddress, listChanges, renameWorker } from '../identity/changes.ts';
import { FIELDS, setAt } from '../identity/fields.ts';
import {
  type Fields,
  IDENTITY_FILE,
  IdentityFileError,
  isFields,
  readIdentity,
  writeIdentity,
} from '../identity/identity-file.ts';
import { answer, type Dialog, openDialog, Stopped, walk } from '../identity/walk.ts';

const WORKER_FILE = 'wrangler.jsonc';
const SITE = 'dist';

/** Values of an object over those of another; below the first level null is a value (a closed day). */
function merge(identity: Fields, changes: Fields): Fields {
  let merged = identity;
  for (const [name, value] of Object.entries(changes)) {
    const inner = merged[name];
    const isGroup = isFields(value) && isFields(inner) && name !== 'formFields';
    merged = setAt(merged, name, isGroup ? { ...inner, ...value } : (value ?? undefined));
  }
  return merged;
}

/** @throws Stopped when there is no such file or no object in it */
function readJson(source: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(source === '-' ? 0 : source, 'utf8'));
  } catch (error) {
    throw new Stopped(`${source} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isFields(value)) throw new Stopped(`${source}: expected an object of fields in { }.`);
  return value;
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Shows every change with the number of places it will reach. */
function showChanges(before: Fields, after: Fields): number {
  const changes = listChanges(before, after);
  for (const change of changes) {
    const { places, files } = countPlaces(SITE, change, before);
    const reach = places > 0 ? `  (${places} places in ${files} files of ${SITE}/)` : '';
    console.log(
      `\n${change.field.path}${reach}\n  - ${change.before || 'none'}\n  + ${change.after || 'none'}`,
    );
  }
  return changes.length;
}

async function confirm(dialog: Dialog | undefined): Promise<boolean> {
  const text = await dialog?.ask('\nWrite this? (yes/no) ');
  return /^y(es)?$/i.test(text?.trim() ?? '');
}

interface Options {
  readonly identity: Fields;
  readonly dialog: Dialog | undefined;
  readonly write: boolean | 'ask';
}

/** Lines of a new length may break elsewhere; where the formatter is missing, the file is as good without it. */
function formatIdentity(): void {
  if (!existsSync('biome.json')) return;
  spawnSync('biome', ['format', '--write', '--vcs-enabled=false', IDENTITY_FILE], {
    shell: process.platform === 'win32',
  });
}

/** Writes both files, or neither. */
async function finish(text: string, before: Fields, { identity, dialog, write }: Options): Promise<void> {
  const problems = findProblems(identity);
  if (problems.length > 0) throw new Stopped(problems.join('\n'));
  const next = writeIdentity(text, identity);
  if (next === text) return console.log('\nNothing changes.');
  showChanges(before, identity);
  const worker = existsSync(WORKER_FILE) ? readFileSync(WORKER_FILE, 'utf8') : '';
  const nextWorker = renameWorker(worker, before, identity);
  if (nextWorker !== worker) console.log(`\n${WORKER_FILE}: the Worker is named after the short name.`);
  if (!sameValue(before.address, identity.address) && sameValue(before.coordinates, identity.coordinates))
    console.log(
      '\nThe address is new and the coordinates are the old ones. Right-click the office on a map to read them.',
    );
  if (write === 'ask' ? !(await confirm(dialog)) : !write) return console.log('\nNothing was written.');
  writeFileSync(IDENTITY_FILE, next);
  formatIdentity();
  if (nextWorker !== worker) writeFileSync(WORKER_FILE, nextWorker);
  console.log(`\nWrote ${IDENTITY_FILE}. Look at it with npm start; run npm run rename again at any time.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(FIELDS.map(({ path }) => [path, { type: 'string' as const }])),
      json: { type: 'string' as const },
      yes: { type: 'boolean' as const, default: false },
      'dry-run': { type: 'boolean' as const, default: false },
    },
  });
  const flags: Readonly<Record<string, unknown>> = values;
  const typed = (path: string): string => String(flags[path] ?? '');
  const { json } = values;
  const text = readFileSync(IDENTITY_FILE, 'utf8');
  const before = readIdentity(text);
  const given = FIELDS.filter(({ path }) => flags[path] !== undefined);
  const isScripted = json !== undefined || given.length > 0;
  const dialog = isScripted && (json === '-' || !process.stdin.isTTY) ? undefined : openDialog();
  const write = values['dry-run'] ? false : values.yes ? true : dialog ? 'ask' : false;
  try {
    const merged = json === undefined ? before : merge(before, readJson(json));
    const flagged = given.reduce((identity, field) => answer(identity, field, typed(field.path)), merged);
    const identity = isScripted || !dialog ? followAddress(before, flagged) : await walk(dialog, before);
    await finish(text, before, { identity, dialog, write });
  } finally {
    dialog?.close();
  }
}

/** What the one at the keyboard can put right; everything else is a fault in the code. */
function isExpected(error: unknown): error is Error {
  const isFlag =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isFlag || error instanceof Stopped || error instanceof IdentityFileError;
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    if (!isExpected(error)) throw error;
    console.error(`\n${error.message}\nNothing was written.`);
    process.exitCode = 1;
  });
}
