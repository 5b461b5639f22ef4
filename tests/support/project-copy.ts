/** Copies the project to another folder, where tests may change and build it, and changes the copy of the company’s file. */
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { changeFields, withoutEmpty } from '../../tools/admin/change-fields.ts';
import { IDENTITY_FILE } from '../../tools/identity/unfinished.ts';

/**
 * Everything that a build needs besides the installed packages, keyed by its path in the copy. The copy gets the
 * content that this process reads.
 */
const COPIED: Readonly<Record<string, string>> = {
  content: CONTENT_FOLDER,
  src: 'src',
  tools: 'tools',
  'astro.config.ts': 'astro.config.ts',
  'package.json': 'package.json',
  'tsconfig.json': 'tsconfig.json',
  'wrangler.jsonc': 'wrangler.jsonc',
};

/** Folders of installed packages: the site's, and those of the admin page if it was built. */
const PACKAGES = ['node_modules', 'tools/admin/node_modules'];

/** Copies the project; installed packages become symbolic links. */
export function copyProjectTo(folder: string): void {
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  for (const [place, source] of Object.entries(COPIED))
    cpSync(source, join(folder, place), { recursive: true, filter });
  for (const name of PACKAGES.filter((one) => existsSync(one)))
    symlinkSync(resolve(name), join(folder, name), 'dir');
}

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
 * Changes the company’s file, as an owner does.
 *
 * @param project - the folder of the copy
 * @param changes - new values; null removes a field
 */
export function changeCompany(project: string, changes: Fields): void {
  const path = join(project, IDENTITY_FILE);
  const text = readFileSync(path, 'utf8');
  const before = withoutEmpty(parse(text)) as Fields;
  writeFileSync(path, changeFields(text, before, withoutEmpty(applyChanges(before, changes))));
}
