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
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** True if line breaks matter, even in a short text. */
  readonly multiline?: boolean;
  readonly default?: unknown;
  /** What the zod schema says about a text that it refuses, for rules that JSON Schema cannot express. */
  readonly message?: string;
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
  if (!kind) throw new TypeError(`tools/admin/field-schema.ts cannot show fields of type “${type}”`);
  return kind;
}

/** Labels of fields whose names an owner would not understand, keyed by those names. */
const LABELS: Readonly<Record<string, string>> = {
  accent: 'Color',
  alsoReaches: 'More servers that the script uses',
  alt: 'What it shows, for people who cannot see it',
  analytics: 'Counting visits',
  authorized: 'We have the manufacturer’s letter that authorizes us',
  bookingUrl: 'Online booking page',
  checks: 'Parts that you check',
  code: 'Language code',
  confirmed: 'Day on which you read that letter',
  constraint: 'What stood in the way',
  credit: 'Who took it',
  credited: 'The fee comes off the price of the repair',
  depositPercent: 'Deposit in percent',
  emergencyHours: 'Calls outside the hours above',
  file: 'Picture',
  formEndpoint: 'Address that receives messages',
  formFields: 'Hidden fields of the message service',
  formHoneypot: 'Trap field of the message service',
  foundedYear: 'In business since',
  from: 'First day',
  id: 'Address',
  inPlace: 'Name within a sentence',
  laborWarrantyMonths: 'Warranty on labor, in months',
  languagesSpoken: 'Languages in which you answer',
  lookupUrl: 'Page where anyone can check it',
  mapUrl: 'Map address',
  messageRetention: 'How long you keep messages',
  metadata: 'For search engines',
  noLicenseReason: 'Why you need no license',
  payments: 'Ways to pay',
  permission: 'Date of permission',
  profiles: 'Your pages elsewhere',
  sendsTo: 'Server that the script reports to',
  shortName: 'Short name, for the bar at the top',
  showsName: 'The logo includes the name',
  siteUrl: 'Site address',
  slug: 'Address',
  sourceUrl: 'Source address',
  statement: 'Heading above the text',
  textPhone: 'Phone for text messages with photos',
  to: 'Last day',
  visitFee: 'Fee for a visit',
  writesMarkup: 'The script changes the page',
  zip: 'ZIP code',
};

/** Returns a field’s label: “Long description” for `longDescription`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
