/** Keeps the comments and the order of a YAML file when it is rewritten by a program that ignores them. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, YAMLMap, type YAMLSeq } from 'yaml';
import { findOwn, isGroup } from '../../src/lib/content/field-path.ts';

/** Maximum width of a line of content, in characters. */
const LINE_WIDTH = 100;

/** Checks whether a file says nothing in a field, on purpose, with an empty list or with a box that is not checked. */
const saysNothing = (node: unknown): boolean =>
  (isScalar(node) && (node.value === '' || node.value === false)) || (isSeq(node) && node.items.length === 0);

/** Deletes a field; the comment above it moves to the field below. */
function deleteField(map: YAMLMap, name: string): void {
  const keys = map.items.map(({ key }) => key);
  const index = keys.findIndex((key) => isScalar(key) && key.value === name);
  const [deleted, next] = keys.slice(index, index + 2);
  if (isScalar(deleted) && isScalar(next) && deleted.commentBefore)
    next.commentBefore = [deleted.commentBefore, next.commentBefore].filter(Boolean).join('\n');
  map.delete(name);
}

function updateMap(map: YAMLMap, value: Readonly<Record<string, unknown>>): void {
  for (const { key } of [...map.items]) {
    const name = isScalar(key) ? String(key.value) : String(key);
    if (findOwn(value, name) === undefined && !saysNothing(map.get(name, true))) deleteField(map, name);
  }
  for (const [name, child] of Object.entries(value))
    if (child !== undefined) map.set(name, updateNode(map.get(name, true), child));
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

/**
 * Returns a value without empty fields, and without the marks that Sveltia CMS adds to lists. A box that nobody has
 * checked is empty, because Sveltia CMS saves `false` for each.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const isFilled = ([name, part]: readonly [string, unknown]): boolean =>
    !name.startsWith('__sc_') &&
    part !== null &&
    part !== undefined &&
    part !== false &&
    part !== '' &&
    !(Array.isArray(part) && part.length === 0) &&
    !(isGroup(part) && Object.keys(part).length === 0);
  const fields = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  return Object.fromEntries(fields.filter(isFilled));
}

const saysTheSame = (node: Node, value: unknown): boolean =>
  isDeepStrictEqual(withoutEmpty(node.toJSON()), withoutEmpty(value));

/** Checks whether a group has the same first field as before, which identifies it: a title, a date, a slug. */
function hasSameName(node: Node, value: unknown): boolean {
  if (!isMap(node) || !isGroup(value)) return false;
  const [name, said] = Object.entries(node.toJSON())[0] ?? [];
  return name !== undefined && isDeepStrictEqual(value[name], said);
}

/**
 * Finds the old entry for each value: an equal one; otherwise one with the same name; otherwise the one in the same
 * position, if the number of entries is unchanged. Undefined for a new entry.
 */
function pairEntries(nodes: readonly Node[], values: readonly unknown[]): (Node | undefined)[] {
  const pairs: (Node | undefined)[] = values.map(() => undefined);
  for (const isPair of [saysTheSame, hasSameName]) {
    let next = 0;
    for (const [index, value] of values.entries()) {
      if (pairs[index]) continue;
      // Starts after the previous match, so that equal entries are paired in order.
      const candidates = [...nodes.slice(next), ...nodes.slice(0, next)];
      const node = candidates.find((one) => !pairs.includes(one) && isPair(one, value));
      pairs[index] = node;
      if (node) next = nodes.indexOf(node) + 1;
    }
  }
  // If the number of entries is unchanged, the remaining ones were edited in place.
  return pairs.map((pair, index) => {
    const node = nodes.length === values.length ? nodes[index] : undefined;
    return pair ?? (pairs.includes(node) ? undefined : node);
  });
}

function updateList(list: YAMLSeq, values: readonly unknown[]): void {
  handOverFirstComment(list);
  const before = pairEntries(list.items.filter(isNode), values);
  list.items = values.map((value, index) => updateNode(before[index], value));
}

/**
 * Updates the old node, keeping its comments and style, and returns it. If the value has another type, returns a new
 * map or the plain value to replace the node.
 */
function updateNode(node: unknown, value: unknown): unknown {
  if (isGroup(value)) {
    const map = isMap(node) ? node : new YAMLMap();
    updateMap(map, value);
    return map;
  }
  if (isSeq(node) && Array.isArray(value)) {
    updateList(node, value);
    return node;
  }
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    node.value = value;
    return node;
  }
  return value;
}

/**
 * Returns the content of `after` in the form of `before`: with its comments, order and blank lines. Long lines are
 * wrapped again.
 *
 * @param before - a whole YAML file, or an empty string
 * @param after - the parsed content of that file after a program changed it, without empty fields
 */
export function keepComments(before: string, after: unknown): string {
  const document = parseDocument(before);
  document.contents = updateNode(document.contents, after) as typeof document.contents;
  return document.toString({ lineWidth: LINE_WIDTH });
}
