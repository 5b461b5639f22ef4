/** The list of brands, one line each. */
import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';
import { readLine, type StoredBrand, toLine } from './brand-line.ts';

const DESCRIPTION =
  'At most six. Write “, authorized” after a name only if the manufacturer’s written authorization is on file, followed by the day you read it: “, confirmed 2026-10-01”.';

function brandField(): BasicFormField<string> {
  const text = fields.text({ label: 'Brand', validation: { isRequired: true } });
  return {
    kind: 'form',
    label: 'Brand',
    Input: text.Input,
    defaultValue: () => '',
    parse: (stored) => toLine((stored ?? '') as StoredBrand),
    serialize: (line) => ({ value: readLine(line) }),
    validate: (line) => text.validate(line, undefined),
    reader: { parse: (stored) => toLine((stored ?? '') as StoredBrand) },
  };
}

export function brandsField(): ComponentSchema {
  return fields.array(brandField(), {
    label: 'Brands',
    description: DESCRIPTION,
    itemLabel: ({ value }) => value,
    validation: { length: { max: 6 } },
  });
}
