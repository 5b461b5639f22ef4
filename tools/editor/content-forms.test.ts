import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { buildEditorSchemas } from '../content/editor-schemas.ts';
import { type FieldSchema, kindOf } from '../content/field-schema.ts';
import { FILE_FORMS, FOLDER_FORMS } from './content-forms.ts';

const formOf = (path: string) =>
  FILE_FORMS.find(({ file }) => path === `${file}.yaml`) ??
  FOLDER_FORMS.find(({ folder }) => path.startsWith(`${folder}/`));

const schemas = buildEditorSchemas();
const readSchema = (name: string): FieldSchema =>
  JSON.parse(schemas.get(`${name}.json`) ?? '') as FieldSchema;

/** Lists every field of a schema, including those in groups and lists. */
function listFields(schema: FieldSchema): FieldSchema[] {
  const { properties = {}, items, additionalProperties } = schema;
  const inner = [...Object.values(properties), items, additionalProperties];
  return [schema, ...inner.flatMap((field) => (field && typeof field === 'object' ? listFields(field) : []))];
}

const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml'));

test.each(files)('%s has a form', (path) => {
  expect(formOf(path)).toBeDefined();
});

test.each(FILE_FORMS)('the form “$label” has a file', ({ file }) => {
  expect(existsSync(`${CONTENT_FOLDER}/${file}.yaml`)).toBe(true);
});

test('every field of the content is of a kind that forms can show', () => {
  const fields = [...FILE_FORMS, ...FOLDER_FORMS].flatMap(({ schema }) => listFields(readSchema(schema)));
  expect(fields.length).toBeGreaterThan(300);
  for (const field of fields) expect(() => kindOf(field)).not.toThrow();
});

test('each folder names new files after a required text field', () => {
  for (const { schema, nameField } of FOLDER_FORMS) {
    const { properties = {}, required = [] } = readSchema(schema);
    expect([schema, properties[nameField]?.type]).toEqual([schema, 'string']);
    expect(required).toContain(nameField);
  }
});

test.each([{ anyOf: [{ type: 'string' }] }, { type: 'null' }, {}])(
  'a field like %j is refused, because no form can show it',
  (schema) => {
    expect(() => kindOf(schema as FieldSchema)).toThrow('tools/content/field-schema.ts');
  },
);
