import { expect, test } from 'vitest';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { COMPANY_FORMS, FILE_FORMS, FOLDER_FORMS } from './content-forms.ts';
import { buildEditorSchemas } from './editor-schemas.ts';
import { type Field, formFields } from './form-fields.ts';

test('each field of the company is in exactly one form', () => {
  const fields = COMPANY_FORMS.flatMap((form) => [...form.fields]);
  expect(fields.sort()).toEqual(Object.keys(businessSchema.shape).sort());
});

/** The part of JSON Schema that has fields. */
interface Rules {
  readonly properties?: Readonly<Record<string, Rules>>;
  readonly items?: Rules;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: Rules;
}

/** Counts the fields of a schema, including those in groups and lists. */
function countFields({ properties = {}, items, propertyNames, additionalProperties = {} }: Rules): number {
  if (items) return countFields(items);
  const named = propertyNames?.enum?.map(() => additionalProperties) ?? [];
  return [...Object.values(properties), ...named].reduce((sum, field) => sum + 1 + countFields(field), 0);
}

const countInForm = (fields: readonly Field[]): number =>
  fields.reduce((sum, { fields: inner = [] }) => sum + 1 + countInForm(inner), 0);

const schemas = buildEditorSchemas();

test.each([...FILE_FORMS, ...FOLDER_FORMS])(
  'the form “$label” has every field of its schema',
  ({ schema }) => {
    const count = countFields(JSON.parse(schemas.get(`${schema}.json`) ?? '{}'));
    expect(count).toBeGreaterThan(0);
    expect(countInForm(formFields(schema))).toBe(count);
  },
);
