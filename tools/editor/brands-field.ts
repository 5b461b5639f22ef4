/**
 * The list of brands, one a line: `Daikin`, `Daikin, authorized` or `Daikin, authorized, confirmed 2026-10-01`, because a
 * brand in the file may also be just a name.
 */
import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';

/** A brand in `content/company.yaml`. */
type Brand = string | { readonly name: string; readonly authorized?: boolean; readonly confirmed?: string };

const DESCRIPTION =
  'At most six. Write “, authorized” after a name only if the manufacturer’s written authorization is on file, and then the day on which you read it: “, confirmed 2026-10-01”.';
const LINE = /^(.*?)(, authorized)?(?:, confirmed (\d{4}-\d{2}-\d{2}))?$/;

function toLine(brand: Brand): string {
  if (typeof brand === 'string') return brand;
  const { name, authorized, confirmed } = brand;
  return `${name}${authorized ? ', authorized' : ''}${confirmed ? `, confirmed ${confirmed}` : ''}`;
}

function readLine(line: string): Brand {
  const [, name = '', authorized, confirmed] = LINE.exec(line.trim()) ?? [];
  if (!authorized && !confirmed) return name;
  return { name, ...(authorized && { authorized: true }), ...(confirmed && { confirmed }) };
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
