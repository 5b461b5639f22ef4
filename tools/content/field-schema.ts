/** What forms read from the JSON Schemas in `content/schemas/`. */

/** The part of JSON Schema that zod generates for content. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** True if line breaks matter, even in a short text. */
  readonly multiline?: boolean;
  readonly default?: unknown;
  /** The schema of values whose names the owner chooses; false if only the names in `properties` are allowed. */
  readonly additionalProperties?: false | FieldSchema;
  readonly propertyNames?: FieldSchema;
}

/** `lines` is a group of texts whose names the owner chooses, one per line. */
export type FieldKind = 'checkbox' | 'choice' | 'date' | 'group' | 'integer' | 'lines' | 'list' | 'text';

const BY_TYPE: Readonly<Record<string, FieldKind>> = {
  array: 'list',
  boolean: 'checkbox',
  integer: 'integer',
  string: 'text',
};

/** Returns a group’s fields, keyed by name. If a schema only lists names, their fields share one schema. */
export function propertiesOf({ properties, propertyNames, additionalProperties }: FieldSchema) {
  if (!additionalProperties || !propertyNames?.enum) return properties;
  return Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
}

/**
 * Returns how a form shows a field.
 *
 * @throws TypeError for a schema that forms cannot show; otherwise the form would silently omit the field
 */
export function kindOf(schema: FieldSchema): FieldKind {
  const { type = '', format, additionalProperties } = schema;
  if (schema.enum) return 'choice';
  if (format === 'date') return 'date';
  if (propertiesOf(schema)) return 'group';
  if (additionalProperties && additionalProperties.type === 'string') return 'lines';
  const kind = BY_TYPE[type];
  if (!kind) throw new TypeError(`tools/content/field-schema.ts cannot show fields of type “${type}”`);
  return kind;
}

/** Labels of fields whose names an owner would not understand, keyed by those names. */
const LABELS: Readonly<Record<string, string>> = {
  accent: 'Color',
  alt: 'What it shows, for people who cannot see it',
  code: 'Language code',
  constraint: 'What stood in the way',
  credit: 'Who took it',
  id: 'Address',
  inPlace: 'Name within a sentence',
  metadata: 'For search engines',
  permission: 'Date of permission',
  showsName: 'The logo includes the name',
  siteUrl: 'Site address',
  slug: 'Address',
  sourceUrl: 'Source address',
  statement: 'Heading above the text',
  zip: 'ZIP code',
};

/** Fields that can name a list entry, best first. */
const NAMES = 'name title heading question label issuer notice part service text'.split(' ');

/**
 * Returns what a form shows for a collapsed list entry.
 *
 * @returns the entry's name, with its date if it has one; without a name, its first text
 */
export function nameEntry(texts: Readonly<Record<string, string>>): string {
  const name = NAMES.map((field) => texts[field]).find(Boolean);
  if (!name) return Object.values(texts).find(Boolean) ?? '';
  return texts.date ? `${name} (${texts.date})` : name;
}

/** Returns a field’s label: “Long description” for `longDescription`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
