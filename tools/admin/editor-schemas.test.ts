import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
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

  test('describe each field of the company', () => {
    type Rules = {
      readonly description?: string;
      readonly properties?: Readonly<Record<string, Rules>>;
      readonly required?: readonly string[];
    };
    const company = JSON.parse(schemas.get('company.json') ?? '{}') as Rules;
    const listSilent = ({ properties = {} }: Rules): string[] =>
      Object.entries(properties).flatMap(([name, field]) =>
        field.description || field.properties ? [] : name,
      );
    expect(listSilent(company)).toEqual([]);
    expect(company.required).toContain('phone');
    expect(company.properties?.hours?.properties?.monday?.description).toContain('07:30-16:30');
    expect(company.properties?.textPhone?.description).toContain('Text a photo');
  });
});
