/** Merges two changes of the same file field by field, so that a save loses nothing that somebody else has saved. */
import { isDeepStrictEqual } from 'node:util';
import { findOwn, isGroup } from '../../src/lib/content/field-path.ts';

type Group = Readonly<Record<string, unknown>>;

/**
 * Returns what identifies the entries of a list: an entry’s first field, like its date or title, or the entry itself if
 * it is a text. Undefined if two entries have the same, so that nobody can tell them apart.
 */
function namesOf(list: readonly unknown[]): string[] | undefined {
  // The sign in front keeps numbers in their order, because objects list names that are numbers first.
  const names = list.map((entry) => `=${JSON.stringify(isGroup(entry) ? Object.values(entry)[0] : entry)}`);
  return new Set(names).size === names.length ? names : undefined;
}

const toGroup = (names: readonly string[], list: readonly unknown[]): Group =>
  Object.fromEntries(names.map((name, index) => [name, list[index]]));

/** Merges lists by what identifies their entries; entries that only they have added come last. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown {
  const [baseNames, myNames, theirNames] = [base, mine, theirs].map(namesOf);
  if (!baseNames || !myNames || !theirNames) return mine;
  const merged = mergeGroups(toGroup(baseNames, base), toGroup(myNames, mine), toGroup(theirNames, theirs));
  return Object.values(merged);
}

function mergeGroups(base: Group, mine: Group, theirs: Group): Group {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.map((name) => {
    const [before, here, there] = [base, mine, theirs].map((group) => findOwn(group, name));
    return [name, mergeFields(before, here, there)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Returns `mine` with everything that only the others have changed since `base`. If both have changed the same field,
 * mine counts. Undefined is a field that does not exist.
 *
 * @param base - the content when the form was opened
 * @param mine - the content of the form
 * @param theirs - the newest content of the file
 */
export function mergeFields(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(mine, theirs)) return mine;
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs);
  return mine;
}
