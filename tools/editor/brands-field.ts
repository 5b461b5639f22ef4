/** The list of brands, each one line: `Daikin` or `Daikin, authorized`, since a brand may be a name alone in its file. */
import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';

/** A brand as `content/company.yaml` has it. */
type Brand = string | { readonly name: string; readonly authorized?: boolean };

const AUTHORIZED = ', authorized';
const DESCRIPTION = `At most six. Write “${AUTHORIZED}” behind a name only with the manufacturer’s written authorization on file.`;

function toLine(brand: Brand): string {
  if (typeof brand === 'string') return brand;
  return brand.authorized ? brand.name + AUTHORIZED : brand.name;
}

function readLine(line: string): Brand {
  const text = line.trim();
  return text.endsWith(AUTHORIZED) ? { name: text.slice(0, -AUTHORIZED.length), authorized: true } : text;
}

function brandField(): BasicFormField<string> {
  const text = fields.text({ label: 'Brand', validation: { isRequired: true } });
  return {
    kind: 'form',
    label: 'Brand',
    Input: text.Input,
    defaultValue: () => '',
    parse: (stored) => toLine((stored ?? '') as Brand),
    serialize: (line) => ({ value: readLine(line) }),
    validate: (line) => text.validate(line, undefined),
    reader: { parse: (stored) => toLine((stored ?? '') as Brand) },
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
