/** JSON Schemas of the content, by which editors complete fields and mark mistakes while somebody writes. */
import { z } from 'zod';
import { CONTENT_SCHEMAS } from '../../src/content/content-schemas.ts';
import { brandSchema } from '../../src/lib/identity/brand-schema.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';

/** Where they are, as the first line of each file below `content/` names them. */
export const SCHEMA_FOLDER = 'content/schemas';

/**
 * Every schema by the name of its file. Rules that JSON Schema cannot say, such as references between files, are left
 * to the build. Draft 7 is what the YAML language server of most editors knows best.
 */
export function buildEditorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({ company: businessSchema, brand: brandSchema, ...CONTENT_SCHEMAS }).map(
      ([name, schema]) => {
        const rules = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'input' });
        return [`${name}.json`, `${JSON.stringify(rules, null, 2)}\n`];
      },
    ),
  );
}
