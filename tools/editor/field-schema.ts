/** What forms read of the JSON Schemas in `content/schemas/`. */

/** The part of JSON Schema that zod writes for content. */
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
  /** Whether its lines count, however short the text is. */
  readonly multiline?: boolean;
  readonly default?: unknown;
  /** False where no name but those in `properties` may stand, or what stands behind a name that the owner chooses. */
  readonly additionalProperties?: false | FieldSchema;
  readonly propertyNames?: FieldSchema;
}

/** `lines` is a group of texts whose names the owner chooses, each on a line of its own. */
export type FieldKind =
  | 'checkbox'
  | 'choice'
  | 'date'
  | 'group'
  | 'integer'
  | 'lines'
  | 'list'
  | 'number'
  | 'text';

const BY_TYPE: Readonly<Record<string, FieldKind>> = {
  array: 'list',
  boolean: 'checkbox',
  integer: 'integer',
  number: 'number',
  string: 'text',
};

/** The fields of a group by their names; one kind of group has the same fields behind each of a list of names. */
export function propertiesOf({ properties, propertyNames, additionalProperties }: FieldSchema) {
  if (!additionalProperties || !propertyNames?.enum) return properties;
  return Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
}

/**
 * How a form shows a field.
 *
 * @throws TypeError for a schema that no form shows, so that no field is left out
 */
export function kindOf(schema: FieldSchema): FieldKind {
  const { type = '', format, additionalProperties } = schema;
  if (schema.enum) return 'choice';
  if (format === 'date') return 'date';
  if (propertiesOf(schema)) return 'group';
  if (additionalProperties && additionalProperties.type === 'string') return 'lines';
  const kind = BY_TYPE[type];
  if (!kind) throw new TypeError(`tools/editor/field-schema.ts knows no form for fields of type “${type}”`);
  return kind;
}

/** What fields are called whose own name does not say it to an owner. */
const LABELS: Readonly<Record<string, string>> = {
  accent: 'Color',
  alt: 'What it shows, for people who do not see it',
  code: 'Code of the language',
  constraint: 'What stood in the way',
  credit: 'Who took it',
  id: 'Address',
  inPlace: 'The name within a sentence',
  metadata: 'For search engines',
  permission: 'Day of the permission',
  showsName: 'The name can be read in it',
  siteUrl: 'Address of the site',
  slug: 'Address',
  sourceUrl: 'Address of the source',
  statement: 'Heading over the text',
  zip: 'ZIP code',
};

/** Fields by which an entry of a list is known, the best first. */
const NAMES = [
  'name',
  'title',
  'heading',
  'question',
  'label',
  'issuer',
  'notice',
  'part',
  'service',
  'text',
];

/**
 * What an entry of a list is called while it is folded.
 *
 * @param texts - its own texts by their fields
 * @returns its name, with its day where it has one; the first text where none of them is a name
 */
export function nameEntry(texts: Readonly<Record<string, string>>): string {
  const name = NAMES.map((field) => texts[field]).find(Boolean);
  if (!name) return Object.values(texts).find(Boolean) ?? '';
  return texts.date ? `${name} (${texts.date})` : name;
}

/** `longDescription` → “Long description”. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
