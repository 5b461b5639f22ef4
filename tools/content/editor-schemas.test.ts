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
    type Rules = { readonly description?: string; readonly properties?: Readonly<Record<string, Rules>> };
    const company = JSON.parse(schemas.get('company.json') ?? '{}') as Rules;
    const listSilent = ({ properties = {} }: Rules): string[] =>
      Object.entries(properties).flatMap(([name, field]) =>
        field.description || field.properties ? [] : name,
      );
    expect(listSilent(company)).toEqual([]);
    expect(company.properties?.hours?.properties?.monday?.description).toContain('07:30-16:30');
    expect(company.properties?.textPhone?.description).toContain('Text a photo');
  });

  test('do not explain terminal syntax for the company’s groups and lists', () => {
    type Rules = { readonly type?: string; readonly description?: string };
    const { properties } = JSON.parse(schemas.get('company.json') ?? '{}') as {
      properties: Readonly<Record<string, Rules>>;
    };
    // The forms replace the description of `holidays`, and let people type `formFields` as lines.
    const written = Object.entries(properties).filter(
      ([name, { type }]) => /^(?:object|array)$/.test(type ?? '') && !/^(?:holidays|formFields)$/.test(name),
    );
    expect(written.length).toBeGreaterThan(5);
    for (const [name, { description = '' }] of written)
      expect(`${name}: ${description}`).not.toMatch(/[{}]|commas|, like \w+: /);
  });

  test('refuse unknown fields and name the required ones', () => {
    const service = JSON.parse(schemas.get('service.json') ?? '{}') as Record<string, unknown>;
    expect(service.additionalProperties).toBe(false);
    expect(service.required).toContain('title');
    expect(service.$schema).toBe('http://json-schema.org/draft-07/schema#');
  });
});
