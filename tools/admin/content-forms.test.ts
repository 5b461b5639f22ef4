import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { COMPANY_FORMS, FILE_FORMS, FOLDER_FORMS } from './content-forms.ts';
import { type FieldSchema, kindOf, propertiesOf } from './field-schema.ts';
import { type Field, fieldsOf, readSchema } from './form-fields.ts';

const formOf = (path: string) =>
  FILE_FORMS.find(({ file }) => path === `${file}.yaml`) ??
  FOLDER_FORMS.find(({ folder }) => path.startsWith(`${folder}/`));

const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml'));

test.each(files)('%s has a form', (path) => {
  expect(formOf(path)).toBeDefined();
});

test('each field of the company is in exactly one form', () => {
  const fields = COMPANY_FORMS.flatMap((form) => [...form.fields]);
  expect(fields.sort()).toEqual(Object.keys(businessSchema.shape).sort());
});

/** Counts the fields of a schema, including those in groups and lists. */
function countFields(schema: FieldSchema): number {
  const inner = Object.values(propertiesOf(schema) ?? {});
  return inner.reduce((sum, field) => sum + 1 + countFields(field.items ?? field), 0);
}

const countInForm = (fields: readonly Field[]): number =>
  fields.reduce((sum, { fields: inner = [] }) => sum + 1 + countInForm(inner), 0);

test.each([...FILE_FORMS, ...FOLDER_FORMS])(
  'the form “$label” has every field of its schema',
  ({ schema }) => {
    const rules = readSchema(schema);
    expect(countFields(rules)).toBeGreaterThan(0);
    expect(countInForm(fieldsOf(rules))).toBe(countFields(rules));
  },
);

test.each([{ anyOf: [{ type: 'string' }] }, { type: 'null' }, {}])(
  'a field like %j is refused, because no form can show it',
  (schema) => {
    expect(() => kindOf(schema as FieldSchema)).toThrow('tools/admin/field-schema.ts');
  },
);
