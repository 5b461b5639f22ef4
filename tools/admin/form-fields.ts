/** Makes the fields of Sveltia CMS from the zod schemas, so that the forms and the build have the same fields. */
import { z } from 'zod';
import { FIELD_HELP } from '../../src/lib/identity/field-help.ts';
import { readRule, schemaOf } from './content-forms.ts';
import { type FieldSchema, kindOf, labelOf, propertiesOf } from './field-schema.ts';

/** A field as Sveltia CMS configures it. */
export interface Field {
  readonly name: string;
  readonly widget: string;
  readonly required: boolean;
  readonly label: string;
  readonly hint?: string;
  /** Fields of a group, or of each entry of a list. */
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
}
type Options = { readonly widget: string } & Readonly<Record<string, unknown>>;

/** A text whose maximum length is greater than this gets a multiline field. */
const ONE_LINE = 90;

const FIRST_KEY = /^./;
const capitalize = (text: string): string => text.replace(FIRST_KEY, (letter) => letter.toUpperCase());

const isRefused = (schema: z.ZodType, value: unknown): boolean => !schema.safeParse(value).success;

/**
 * Returns the JSON Schema of a content file. Fields behind a `preprocess` count as required only if the zod schema
 * refuses both nothing and an empty text, and each text has the sentence of its own rule.
 */
export function readSchema(name: string): FieldSchema {
  const schema = z.toJSONSchema(schemaOf(name), {
    target: 'draft-7',
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject) {
        const shape = Object.entries(zodSchema.shape as Readonly<Record<string, z.ZodType>>);
        const needed = shape.filter(([, field]) => isRefused(field, undefined) && isRefused(field, ''));
        jsonSchema.required = needed.map(([field]) => field);
      }
      if (jsonSchema.type !== 'string') return;
      const message = readRule(zodSchema);
      if (message) Object.assign(jsonSchema, { message });
    },
  });
  return schema as FieldSchema;
}

/** Checks whether JSON Schema says nothing about a text that a rule of ours refuses. */
const hasOwnRule = ({ message, pattern, format, minLength, maxLength }: FieldSchema): boolean =>
  message !== undefined && !pattern && !format && minLength === undefined && maxLength === undefined;

/** The folder of logos, in `content/`. */
export const LOOK = 'brand';

const PHOTO: Options = {
  widget: 'image',
  choose_url: false,
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif',
  hint: 'As the phone saves it; it is turned upright and made smaller, and the place and date are left out.',
};

const LOGO: Options = {
  widget: 'image',
  choose_url: false,
  accept: 'image/svg+xml,image/png',
  // A logo stays as it is: the build refuses WebP, and knows how to prepare SVG and PNG.
  media_libraries: { default: { config: { slugify_filename: true, transformations: {} } } },
};

/** Returns how to show a picture file; undefined for other texts. @param pictures - see `fieldsOf` */
function pictureOptions(name: string, pictures: string): Options | undefined {
  if (pictures === LOOK) return name === 'file' || name === 'icon' ? LOGO : undefined;
  return name === 'file' && pictures ? PHOTO : undefined;
}

function textOptions(schema: FieldSchema): Options {
  const { format, pattern, message = 'invalid', minLength = 0, maxLength = 0, multiline } = schema;
  if (hasOwnRule(schema)) return { widget: 'checked', rule: message };
  const isLong = multiline || maxLength > ONE_LINE;
  const isEmail = format === 'email';
  return {
    widget: isLong ? 'text' : 'string',
    ...(format === 'uri' && { type: 'url' }),
    ...(isEmail && { type: 'email' }),
    ...(!isLong && { use_emoji_autocomplete: false }),
    ...(pattern && !isEmail && { pattern: [pattern, `${capitalize(message)}.`] }),
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
  };
}

/** Fields that can name an entry of a list, best first. */
const NAMES = 'name title heading question label issuer notice part service text file key'.split(' ');

function summaryOf(fields: readonly Field[]): string {
  const names = fields.map(({ name }) => name);
  const best = NAMES.find((name) => names.includes(name)) ?? names[0];
  return names.includes('date') ? `{{${best}}} ({{date}})` : `{{${best}}}`;
}

function listOptions(
  { minItems, maxItems, items = { type: 'string' } }: FieldSchema,
  pictures: string,
): Options {
  const limits = {
    ...(minItems !== undefined && minItems > 0 && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (kindOf(items) !== 'group')
    return { widget: 'list', field: fieldOf('entry', items, true, pictures), ...limits };
  const fields = fieldsOf(items, pictures);
  return { widget: 'list', collapsed: true, summary: summaryOf(fields), fields, ...limits };
}

function optionsOf(name: string, schema: FieldSchema, pictures: string): Options {
  switch (kindOf(schema)) {
    case 'choice':
      return { widget: 'select', options: schema.enum };
    case 'checkbox':
      return { widget: 'boolean', ...(schema.default !== undefined && { default: schema.default }) };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'integer':
      return { widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum };
    case 'lines':
      return { widget: 'keyvalue' };
    case 'group':
      return { widget: 'object', collapsed: false, fields: fieldsOf(schema, pictures) };
    case 'list':
      return listOptions(schema, pictures);
    case 'text':
      return pictureOptions(name, pictures) ?? textOptions(schema);
  }
}

/** @param pictures - see `fieldsOf` */
function fieldOf(name: string, schema: FieldSchema, isRequired: boolean, pictures: string): Field {
  return {
    name,
    label: labelOf(name),
    required: isRequired,
    ...(schema.description && { hint: schema.description }),
    ...optionsOf(name, schema, pictures),
  };
}

/**
 * Returns the fields of a group.
 *
 * @param pictures - folder in `content/photos/`, or `LOOK`; empty if files of this kind have no pictures
 */
export function fieldsOf(schema: FieldSchema, pictures = ''): Field[] {
  return Object.entries(propertiesOf(schema) ?? {}).map(([name, field]) =>
    fieldOf(name, field, (schema.required ?? []).includes(name), pictures),
  );
}

/** Adds the help texts of `company.yaml`, which are kept outside its schema. */
export function withHelp(fields: readonly Field[], place = ''): Field[] {
  return fields.map((field) => {
    const path = `${place}${field.name}`;
    const help = FIELD_HELP[path];
    return {
      ...field,
      ...(help && { hint: help }),
      ...(field.fields && field.widget === 'object' && { fields: withHelp(field.fields, `${path}.`) }),
    };
  });
}
