/** Reads and rewrites the company's file, keeping its comments and order. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { CommandError } from '../command-error.ts';

export const IDENTITY_FILE = 'content/company.yaml';

/** Any value in the file. */
export type Value = string | number | boolean | null | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value | undefined;
}

export const isFields = isGroup as (value: unknown) => value is Fields;

/** @throws CommandError if the text is not valid YAML */
function parseFile(text: string): Document {
  const file = parseDocument(text);
  const [error] = file.errors;
  if (error) throw new CommandError(`${IDENTITY_FILE}: ${error.message}`);
  return file;
}

/**
 * Reads the fields of the file, valid or not.
 *
 * @throws CommandError if it is not valid YAML, or has no fields
 */
export function readIdentity(text: string): Fields {
  const value: unknown = parseFile(text).toJS();
  if (!isFields(value)) throw new CommandError(`${IDENTITY_FILE} has no fields like “name: …”.`);
  return value;
}

/** Removes a field; the comment above it moves to the field below. */
function removeField(file: Document, path: readonly string[]): void {
  const group = path.length > 1 ? file.getIn(path.slice(0, -1), true) : file.contents;
  const keys = isMap(group) ? group.items.map(({ key }) => key) : [];
  const index = keys.findIndex((key) => isScalar(key) && key.value === path.at(-1));
  const [removed, next] = keys.slice(index, index + 2);
  if (isScalar(removed) && isScalar(next) && removed.commentBefore)
    next.commentBefore = [removed.commentBefore, next.commentBefore].filter(Boolean).join('\n');
  file.deleteIn(path);
}

/** Updates the value at a path; unchanged parts inside it are not touched. */
function update(file: Document, path: readonly string[], before: unknown, next: unknown): void {
  if (isDeepStrictEqual(before, next)) return;
  if (isFields(before) && isFields(next)) {
    for (const name of Object.keys({ ...before, ...next }))
      update(file, [...path, name], before[name], next[name]);
  } else if (next === undefined) {
    removeField(file, path);
  } else {
    const isScalar = typeof next !== 'object' && typeof before !== 'object';
    file.setIn(path, isScalar ? next : file.createNode(next));
  }
}

/** Writes these values into the file; unchanged values, comments and order stay. */
export function writeIdentity(text: string, identity: Fields): string {
  const file = parseFile(text);
  update(file, [], readIdentity(text), identity);
  return file.toString({ lineWidth: 0 });
}
