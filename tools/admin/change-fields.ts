/**
 * Changes a YAML file as somebody has changed its fields in a form. Everything else stays: comments, order, quotation
 * marks, and what others have changed since the form was opened.
 */
import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { findOwn, isGroup } from '../../src/lib/content/field-path.ts';

/** Maximum width of a line of content, in characters. */
const LINE_WIDTH = 100;

type Group = Readonly<Record<string, unknown>>;

/** Empty values as JSON. A box that nobody has checked is empty, because Sveltia CMS saves `false` for each. */
const EMPTY = [undefined, 'null', 'false', '""', '[]', '{}'];

/** Returns a value without empty fields, and without the marks that Sveltia CMS adds to lists. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  return Object.fromEntries(
    fields.filter(([name, part]) => !name.startsWith('__sc_') && !EMPTY.includes(JSON.stringify(part))),
  );
}

/** Writes a value as JSON that is the same for the same fields in another order. */
const toSortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

const isSame = (one: unknown, other: unknown): boolean => toSortedJson(one) === toSortedJson(other);

/** Checks whether a group has the same first field as one in a file, which identifies it: a title, a date, a slug. */
function hasSameName(entry: unknown, inFile: unknown): boolean {
  if (!isGroup(entry) || !isGroup(inFile)) return false;
  const [name] = Object.keys(inFile);
  return name !== undefined && isSame(findOwn(entry, name), inFile[name]);
}

/** Finds the entry of a file for each entry: an equal one, otherwise one with the same name; −1 if there is none. */
function pairEntries(entries: readonly unknown[], inFile: readonly unknown[]): number[] {
  const pairs = entries.map(() => -1);
  for (const isPair of [isSame, hasSameName])
    for (const [index, entry] of entries.entries())
      if (pairs[index] === -1)
        pairs[index] = inFile.findIndex((one, at) => !pairs.includes(at) && isPair(entry, one));
  return pairs;
}

/**
 * Assigns the comment above the first entry to that entry; the parser has assigned it to the list. Text above a blank
 * line stays with the list.
 */
function handOverFirstComment(list: YAMLSeq): void {
  const [first] = list.items;
  if (!list.commentBefore || !isNode(first)) return;
  const lines = list.commentBefore.split('\n');
  const own = lines.lastIndexOf('') + 1;
  list.commentBefore = lines.slice(0, own).join('\n') || null;
  first.commentBefore = lines.slice(own).join('\n') || null;
}

/** Changes a list; entries that only others have added come last. */
function changeList(list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): void {
  handOverFirstComment(list);
  const nodes = list.items;
  const newest = nodes.map((node) => withoutEmpty(isNode(node) ? node.toJSON() : node));
  const kept = pairEntries(before, newest);
  const added = pairEntries(
    after,
    newest.map((entry, at) => (kept.includes(at) ? undefined : entry)),
  );
  const pairs = pairEntries(after, before);
  const changed = after.flatMap((entry, index) => {
    // If the number of entries is unchanged, the remaining ones were edited in place.
    const isInPlace = after.length === before.length && !pairs.includes(index);
    const former = pairs[index] === -1 && isInPlace ? index : (pairs[index] ?? -1);
    const at = (former === -1 ? added : kept)[former === -1 ? index : former] ?? -1;
    const isDeleted = at === -1 && former !== -1 && isSame(before[former], entry);
    return isDeleted ? [] : [changeNode(nodes[at], before[former], entry)];
  });
  const theirs = nodes.filter((_, at) => !kept.includes(at) && !added.includes(at));
  list.items = [...changed, ...theirs];
}

/** Deletes a field; the comment above it moves to the field below. */
function deleteField(map: YAMLMap, name: string): void {
  const keys = map.items.map(({ key }) => key);
  const index = keys.findIndex((key) => isScalar(key) && key.value === name);
  const [deleted, next] = keys.slice(index, index + 2);
  if (isScalar(deleted) && isScalar(next) && deleted.commentBefore)
    next.commentBefore = [deleted.commentBefore, next.commentBefore].filter(Boolean).join('\n');
  map.delete(name);
}

function changeMap(map: YAMLMap, before: Group, after: Group): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const changed = changeNode(map.get(name, true), findOwn(before, name), findOwn(after, name));
    if (changed !== undefined) map.set(name, changed);
    else if (map.has(name)) deleteField(map, name);
  }
}

/** Changes a node, with its comments and style, and returns it; returns a value of another type to replace it. */
function changeNode(node: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return node;
  if (isMap(node) && isGroup(after)) changeMap(node, isGroup(before) ? before : {}, after);
  else if (isSeq(node) && Array.isArray(after)) changeList(node, Array.isArray(before) ? before : [], after);
  else if (isScalar(node) && typeof after !== 'object' && after !== undefined) node.value = after;
  else return after;
  return node;
}

/**
 * Returns the newest text of a file with the changes from `before` to `after`. If others have changed the same field,
 * `after` counts. Long lines are wrapped again.
 *
 * @param newest - empty for a new file
 * @param before - what the file said when the form was opened, without empty fields
 * @param after - what the form says, without empty fields
 */
export function changeFields(newest: string, before: unknown, after: unknown): string {
  const document = parseDocument(newest);
  const changed = changeNode(document.contents, before, after);
  document.contents = document.createNode(changed) as typeof document.contents;
  return document.toString({ lineWidth: LINE_WIDTH });
}
