/** JSON Schemas of the content, which text editors use to complete fields and mark mistakes. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import { rulesOf, SCHEMAS } from './content-forms.ts';

/** Folder of the schemas; the first line of each YAML file in `content/` names one of them. */
export const SCHEMA_FOLDER = 'content/schemas';

/** Returns every schema, keyed by file name. */
export const buildEditorSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(SCHEMAS).map((name) => [`${name}.json`, `${JSON.stringify(rulesOf(name), null, 2)}\n`]),
  );

/**
 * Writes the schemas where editors find them. An unchanged file is not touched, so that a running
 * development server does not reload; obsolete files are deleted.
 */
export function writeEditorSchemas(root = '.'): void {
  const schemas = buildEditorSchemas();
  const folder = join(root, SCHEMA_FOLDER);
  for (const [file, text] of schemas) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replaceFile(path, text);
  }
  for (const file of readdirSync(folder)) if (!schemas.has(file)) rmSync(join(folder, file));
}
