/** JSON Schemas of the content, by which editors complete fields and mark mistakes while somebody writes. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_SCHEMAS } from '../../src/content/content-schemas.ts';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import { brandSchema } from '../../src/lib/identity/brand-schema.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELDS } from '../identity/fields.ts';

/** Where they are, as the first line of each file below `content/` names them. */
export const SCHEMA_FOLDER = 'content/schemas';

/** The part of JSON Schema that a description is written into. */
interface Described {
  description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

/** Gives each field of the company that has no words of its own those by which `npm run rename` asks for it. */
function describeCompany(rules: Described): void {
  for (const { path, question } of FIELDS) {
    const field = path.split('.').reduce<Described | undefined>((at, name) => at?.properties?.[name], rules);
    if (field) field.description ??= question;
  }
}

/**
 * Every schema by the name of its file. Rules that JSON Schema cannot say, such as references between files, are left
 * to the build. Draft 7 is what the YAML language server of most editors knows best.
 */
export function buildEditorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({ company: businessSchema, brand: brandSchema, ...CONTENT_SCHEMAS }).map(
      ([name, schema]) => {
        const rules = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'input' });
        if (name === 'company') describeCompany(rules as Described);
        return [`${name}.json`, `${JSON.stringify(rules, null, 2)}\n`];
      },
    ),
  );
}

/**
 * Writes the schemas where editors find them. A file that says the same already keeps its date, so that a running
 * development server does not reload; the file of a schema that is gone is deleted.
 *
 * @param root - of the project
 */
export function writeEditorSchemas(root = '.'): void {
  const schemas = buildEditorSchemas();
  const folder = join(root, SCHEMA_FOLDER);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  for (const [file, text] of schemas) {
    const path = join(folder, file);
    if (!present.includes(file) || readFileSync(path, 'utf8') !== text) replaceFile(path, text);
  }
  for (const file of present.filter((one) => !schemas.has(one))) rmSync(join(folder, file));
}
