/** Makes the fields of Sveltia CMS from the zod schemas, so that the forms and the build have the same fields. */
import { z } from 'zod';
import { schemaOf } from './content-forms.ts';
import { labelOf, singularOf } from './field-labels.ts';
import { metaOf, partsOf, unwrap } from './schema-parts.ts';

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

const FIRST_LETTER = /^./;
const capitalize = (text: string): string => text.replace(FIRST_LETTER, (letter) => letter.toUpperCase());

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

/** Returns how to show a picture file; undefined for other texts. */
function pictureOptions(place: string): Options | undefined {
  if (place === 'brand.logo.file' || place === 'brand.icon') return LOGO;
  return place.endsWith('.file') ? PHOTO : undefined;
}

/** Returns the sentence of the rule for a text, by having it judge one that every such rule refuses. */
const readRule = (schema: z.core.$ZodType): string | undefined =>
  z.safeParse(schema, '\u{7}').error?.issues[0]?.message;

/** Returns the limits of a value, as JSON Schema names them. */
const limitsOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'input' });

function textOptions(schema: z.core.$ZodType, place: string): Options {
  const { format, pattern, minLength = 0, maxLength = 0 } = limitsOf(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const message = readRule(schema);
  const isLong = metaOf(schema).multiline === true || maxLength > ONE_LINE;
  return {
    widget: isLong ? 'text' : 'string',
    ...(format === 'uri' && { type: 'url' }),
    ...(format === 'email' && { type: 'email' }),
    ...(/phone$/i.test(place) && { type: 'tel' }),
    ...(!isLong && { use_emoji_autocomplete: false }),
    ...(pattern && format !== 'email' && { pattern: [pattern, `${capitalize(message ?? 'invalid')}.`] }),
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

function listOptions(list: z.core.$ZodArray, place: string): Options {
  const { minItems = 0, maxItems } = limitsOf(list);
  const limits = {
    label_singular: singularOf(place.replace(/^.*\./, '')),
    ...(minItems > 0 && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const { element } = list._zod.def;
  if (!partsOf(element)) return { widget: 'list', field: fieldOf('entry', element, place), ...limits };
  const fields = fieldsOf(element, place);
  return { widget: 'list', collapsed: true, summary: summaryOf(fields), fields, ...limits };
}

/** @throws TypeError for a schema that no form can show; otherwise the form would silently omit the field */
function optionsOf(schema: z.core.$ZodType, place: string): Options {
  const part = unwrap(schema);
  if (partsOf(part)) return { widget: 'object', collapsed: false, fields: fieldsOf(part, place) };
  const { def } = part._zod;
  switch (def.type) {
    case 'string':
      return pictureOptions(place) ?? textOptions(schema, place);
    case 'array':
      return listOptions(part as z.core.$ZodArray, place);
    case 'enum':
      return { widget: 'select', options: Object.values(def.entries) };
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'number': {
      const { minimum: min, maximum: max } = limitsOf(part);
      return { widget: 'number', value_type: 'int', min, max };
    }
    case 'record':
      return { widget: 'keyvalue' };
    default:
      throw new TypeError(`The admin page has no field for ${place}, which is of type “${def.type}”`);
  }
}

const isRefused = (schema: z.core.$ZodType, value: unknown): boolean => !z.safeParse(schema, value).success;

function fieldOf(name: string, schema: z.core.$ZodType, group: string): Field {
  const { description } = metaOf(schema);
  return {
    name,
    label: labelOf(name),
    required: isRefused(schema, undefined) && isRefused(schema, ''),
    // Without the backslashes, Sveltia CMS would show “[words](page:contact)” as a link.
    ...(description && { hint: description.replaceAll('[', '\\[') }),
    ...optionsOf(schema, `${group}.${name}`),
  };
}

/** Returns the fields of a group; one sentence is not repeated for all days of a week. @param place - such as `company.hours` */
function fieldsOf(group: z.core.$ZodType, place: string): Field[] {
  const fields = Object.entries(partsOf(group) ?? {}).map(([name, schema]) => fieldOf(name, schema, place));
  return fields.map(({ hint, ...field }, index) =>
    hint === fields[index - 1]?.hint ? field : { ...field, hint },
  );
}

/** Returns the fields of a form. @param schema - name of the schema of its files */
export const formFields = (schema: string): Field[] => fieldsOf(schemaOf(schema), schema);
