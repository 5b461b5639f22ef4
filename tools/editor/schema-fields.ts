/** Makes Keystatic's forms from the JSON Schemas of the content, so that forms and checks have the same fields. */
import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, kindOf, labelOf, nameEntry, propertiesOf } from '../content/field-schema.ts';
import { type FieldPlace, listProblems, withProblems } from './field-problems.tsx';
import { linesField } from './lines-field.ts';

/** A text whose maximum length is greater than this gets a multiline field. */
const ONE_LINE = 90;

const withDescription = ({ description }: FieldSchema) => (description ? { description } : {});

function textField(label: string, schema: FieldSchema, isRequired: boolean): ReturnType<typeof fields.text> {
  const { minLength, maxLength, multiline = false } = schema;
  const text = fields.text({
    label,
    ...withDescription(schema),
    multiline: multiline || (maxLength ?? 0) > ONE_LINE,
    validation: {
      isRequired: isRequired && minLength !== undefined,
      length: {
        ...(isRequired && minLength !== undefined && { min: minLength }),
        ...(maxLength !== undefined && { max: maxLength }),
      },
    },
  });
  // YAML reads digits without quotation marks, such as a ZIP code, as a number.
  return {
    ...text,
    parse: (stored, entry) => text.parse(typeof stored === 'number' ? `${stored}` : stored, entry),
  };
}

function choiceField(label: string, schema: FieldSchema, isRequired: boolean): ComponentSchema {
  const options = (schema.enum ?? []).map((value) => ({ label: value, value }));
  const [first] = options;
  return fields.select({
    label,
    ...withDescription(schema),
    options: isRequired ? options : [{ label: '–', value: '' }, ...options],
    defaultValue: isRequired ? (first?.value ?? '') : '',
  });
}

function checkboxField(label: string, schema: FieldSchema): BasicFormField<boolean> {
  const checkbox = fields.checkbox({ label, ...withDescription(schema) });
  if (schema.default !== false) return checkbox;
  // The default, false, is left out of the file.
  return { ...checkbox, serialize: (value) => ({ value: value || undefined }) };
}

function labelOfEntry(entry: object): string {
  if ('value' in entry && typeof entry.value === 'string') return entry.value;
  const fields: Readonly<Record<string, object>> = 'fields' in entry ? Object(entry.fields) : {};
  const texts = Object.entries(fields).flatMap(([name, part]): [string, string][] =>
    'value' in part && typeof part.value === 'string' ? [[name, part.value]] : [],
  );
  return nameEntry(Object.fromEntries(texts));
}

function listField(
  label: string,
  schema: FieldSchema,
  isRequired: boolean,
  place: FieldPlace,
): ComponentSchema {
  const { minItems, maxItems, items = { type: 'string' } } = schema;
  return fields.array(toField('Entry', items, true, [...place, '*']), {
    label,
    ...withDescription(schema),
    itemLabel: labelOfEntry,
    validation: {
      length: {
        ...(isRequired && minItems !== undefined && { min: minItems }),
        ...(maxItems !== undefined && { max: maxItems }),
      },
    },
  });
}

/**
 * Returns the form field for one value.
 *
 * @param isRequired - also false for required fields of an optional group
 */
export function toField(
  label: string,
  schema: FieldSchema,
  isRequired: boolean,
  place: FieldPlace,
): ComponentSchema {
  return withProblems(toPlainField(label, schema, isRequired, place), place);
}

function toPlainField(
  label: string,
  schema: FieldSchema,
  isRequired: boolean,
  place: FieldPlace,
): ComponentSchema {
  const description = withDescription(schema);
  switch (kindOf(schema)) {
    case 'choice':
      return choiceField(label, schema, isRequired);
    case 'checkbox':
      return checkboxField(label, schema);
    case 'date':
      return fields.date({ label, ...description, validation: { isRequired } });
    case 'integer':
      return fields.integer({ label, ...description, validation: { isRequired } });
    case 'lines':
      return linesField(label);
    case 'list':
      return listField(label, schema, isRequired, place);
    case 'group':
      return fields.object(toFields(schema, isRequired, place), { label, ...description });
    case 'text':
      return textField(label, schema, isRequired);
  }
}

/** Returns the form fields of a group, keyed by name; each list is followed by a field that shows its problems. */
export function toFields(
  schema: FieldSchema,
  isRequired = true,
  place: FieldPlace = [],
): Record<string, ComponentSchema> {
  const entries = Object.entries(propertiesOf(schema) ?? {}).flatMap(
    ([name, field]): [string, ComponentSchema][] => {
      const inner = [...place, name];
      const isNeeded = isRequired && (schema.required ?? []).includes(name);
      const form = toField(labelOf(name), field, isNeeded, inner);
      return kindOf(field) === 'list'
        ? [
            [name, form],
            [`${name}Problems`, listProblems(inner)],
          ]
        : [[name, form]];
    },
  );
  return Object.fromEntries(entries);
}
