import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { COMPANY_FORMS, type Rules, rulesOf } from './content-forms.ts';
import { buildEditorSchemas, SCHEMA_FOLDER, writeEditorSchemas } from './editor-schemas.ts';

const schemas = buildEditorSchemas();
describe('the schemas for editors', () => {
  test('are written to the folder that content files name, and obsolete ones are deleted', () => {
    const root = makeFolder({
      [`${SCHEMA_FOLDER}/gone.json`]: '{}',
      [`${SCHEMA_FOLDER}/service.json`]: '{}',
    });
    const folder = join(root, SCHEMA_FOLDER);
    const service = join(folder, 'service.json');
    writeEditorSchemas(root);
    expect(readdirSync(folder).sort()).toEqual([...schemas.keys()].sort());
    expect(readFileSync(service, 'utf8')).toBe(schemas.get('service.json'));
    utimesSync(service, 0, 0);
    writeEditorSchemas(root);
    expect(statSync(service).mtimeMs).toBe(0);
  });

  test('describe each field of the company, which is in exactly one form', () => {
    const listSilent = ({ properties = {} }: Rules): string[] =>
      Object.entries(properties as Record<string, Rules>).flatMap(([name, field]) =>
        field.description || field.properties ? [] : name,
      );
    const company = rulesOf('company');
    expect(listSilent(company)).toEqual([]);
    expect(company.required).toContain('phone');
    const fields = COMPANY_FORMS.flatMap((form) => [...form.fields]);
    expect(fields.sort()).toEqual(Object.keys(company.properties ?? {}).sort());
  });
});
