/** Forms of Keystatic from the JSON Schemas of the content, so that a form and its check name the same fields. */
import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, kindOf, labelOf, propertiesOf } from './field-schema.ts';
import { linesField } from './lines-field.ts';

/** Texts that may be longer than this, in characters, get a field of several lines. */
const ONE_LINE = 90;

const withDescription = ({ description }: FieldSchema) => (description ? { description } : {});

function textField(label: string, schema: FieldSchema, isRequired: boolean): ReturnType<typeof fields.text> {
  const { minLength, maxLength } = schema;
  const text = fields.text({
    label,
    ...withDescription(schema),
    multiline: (maxLength ?? 0) > ONE_LINE,
    validation: {
      isRequired: isRequired && minLength !== undefined,
      length: {
        ...(isRequired && minLength !== undefined && { min: minLength }),
        ...(maxLength !== undefined && { max: maxLength }),
      },
    },
  });
  // Digits without quotation marks, such as a ZIP code, are a number in the file.
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
  // What is meant without a word needs none in the file.
  return { ...checkbox, serialize: (value) => ({ value: value || undefined }) };
}

/** What an entry of a list is called while it is folded: its own text, or the first text that it holds. */
function labelOfEntry(entry: object): string {
  if ('value' in entry && typeof entry.value === 'string') return entry.value;
  const parts: readonly object[] = 'fields' in entry ? Object.values(Object(entry.fields)) : [];
  const labels = parts.map((part) => ('value' in part ? part.value : undefined));
  return labels.find((label) => typeof label === 'string' && label !== '')?.toString() ?? '';
}

function listField(label: string, schema: FieldSchema, isRequired: boolean): ComponentSchema {
  const { minItems, maxItems, items = { type: 'string' } } = schema;
  return fields.array(toField('Entry', items, true), {
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
 * The form of one value.
 *
 * @param isRequired - false also for what a group that may be left out requires
 */
export function toField(label: string, schema: FieldSchema, isRequired: boolean): ComponentSchema {
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
    case 'number':
      return fields.number({ label, ...description, validation: { isRequired } });
    case 'lines':
      return linesField(label);
    case 'list':
      return listField(label, schema, isRequired);
    case 'group':
      return fields.object(toFields(schema, isRequired), { label, ...description });
    case 'text':
      return textField(label, schema, isRequired);
  }
}

/** The forms of all values of a group, by their names. */
export function toFields(schema: FieldSchema, isRequired = true): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(propertiesOf(schema) ?? {}).map(([name, field]) => [
      name,
      toField(labelOf(name), field, isRequired && (schema.required ?? []).includes(name)),
    ]),
  );
}
