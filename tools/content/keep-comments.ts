/** Comments and line breaks of a YAML file, kept when a program that knows neither writes it anew. */
import { isMap, isScalar, isSeq, type Node, parseDocument, YAMLMap, type YAMLSeq } from 'yaml';

/** Width of a line of content, in characters. */
const LINE_WIDTH = 100;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form leaves behind where nothing was typed; a box that is not ticked says nothing on its own. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isGroup(value) && Object.values(value).every((part) => part === false || isEmpty(part)));

/** True when nothing was there before and nothing is there now; then the file goes on saying so as it did. */
const staysEmpty = (node: unknown, value: unknown): boolean => {
  const wasEmpty = (isScalar(node) && node.value === '') || (isSeq(node) && node.items.length === 0);
  return wasEmpty && (isEmpty(value) || (Array.isArray(value) && value.length === 0));
};

function updateMap(map: YAMLMap, value: Readonly<Record<string, unknown>>): void {
  for (const { key } of [...map.items]) {
    const name = isScalar(key) ? String(key.value) : String(key);
    if (isEmpty(value[name]) && !staysEmpty(map.get(name, true), value[name])) map.delete(key);
  }
  for (const [name, child] of Object.entries(value)) {
    const isNewAndNothing = !map.has(name) && Array.isArray(child) && child.length === 0;
    if (!isEmpty(child) && !isNewAndNothing) map.set(name, updateNode(map.get(name, true), child));
  }
}

function updateList(list: YAMLSeq, values: readonly unknown[]): void {
  list.items = values.map((value, index) => updateNode(list.items[index] as Node | undefined, value));
}

/** The node that was there with its comments and its style, or what stands in its place. */
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
 * What `after` says, written as `before` was: with its comments, its order and its line breaks. Fields that say
 * nothing are left out.
 *
 * @param before - a whole YAML file, or nothing
 * @param after - the content of the same file as a program wrote it
 */
export function keepComments(before: string, after: unknown): string {
  const document = parseDocument(before);
  document.contents = updateNode(document.contents, after) as typeof document.contents;
  return document.toString({ lineWidth: LINE_WIDTH });
}
