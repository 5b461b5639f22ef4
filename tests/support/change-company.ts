/** Changes a copy of the company's file, as an owner does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { keepComments, withoutEmpty } from '../../tools/admin/keep-comments.ts';
import { IDENTITY_FILE } from '../../tools/identity/unfinished.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns fields with changes; a group keeps the fields that the changes do not name. */
function applyChanges(fields: Fields, changes: Fields): Fields {
  const changed = Object.entries(changes).map(([name, value]) => {
    const before = fields[name];
    return [name, isGroup(before) && isGroup(value) ? applyChanges(before, value) : value];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}

/**
 * Changes the file.
 *
 * @param project - the folder of the copy
 * @param changes - new values; null removes a field
 */
export function changeCompany(project: string, changes: Fields): void {
  const path = join(project, IDENTITY_FILE);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, keepComments(text, withoutEmpty(applyChanges(parse(text) as Fields, changes))));
}
