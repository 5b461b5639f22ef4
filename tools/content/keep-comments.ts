/** Keeps the comments and the order of a YAML file when it is rewritten by a program that ignores them. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';

/** Maximum width of a line of content, in characters. */
const LINE_WIDTH = 100;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Checks whether a form saves this value if nothing was typed. Inside a group, an unchecked box and an empty list count
 * as empty, too.
 */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isGroup(value) &&
    Object.values(value).every((part) => part === false || isEmptyList(part) || isEmpty(part)));

/** Checks whether a value was empty and still is; the file then keeps the value as it was written. */
const staysEmpty = (node: unknown, value: unknown): boolean => {
  const wasEmpty = (isScalar(node) && node.value === '') || (isSeq(node) && node.items.length === 0);
  return wasEmpty && (isEmpty(value) || isEmptyList(value));
};

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
    if (isEmpty(value[name]) && !staysEmpty(map.get(name, true), value[name])) deleteField(map, name);
  }
  for (const [name, child] of Object.entries(value)) {
    const isNewAndNothing = !map.has(name) && isEmptyList(child);
    if (!isEmpty(child) && !isNewAndNothing) map.set(name, updateNode(map.get(name, true), child));
  }
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

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).filter(([, child]) => !isEmpty(child) && !isEmptyList(child));
  return Object.fromEntries(fields.map(([name, child]) => [name, withoutEmpty(child)]));
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
 * wrapped again, and empty fields are dropped.
 *
 * @param before - a whole YAML file, or an empty string
 * @param after - the parsed content of that file after a program changed it
 */
export function keepComments(before: string, after: unknown): string {
  const document = parseDocument(before);
  document.contents = updateNode(document.contents, after) as typeof document.contents;
  return document.toString({ lineWidth: LINE_WIDTH });
}
