/** Makes the fields of Sveltia CMS from the schemas of the content, so that the forms and the build have the same. */
import { type Rules, rulesOf } from './content-forms.ts';
import { labelOf, singularOf } from './field-labels.ts';

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

function textOptions({ format, maxLength = 0, multiline }: Rules, place: string): Options {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong = multiline === true || maxLength > ONE_LINE;
  return {
    widget: isLong ? 'text' : 'string',
    ...(format === 'uri' && { type: 'url' }),
    ...(format === 'email' && { type: 'email' }),
    ...(/phone$/i.test(place) && { type: 'tel' }),
    ...(!isLong && { use_emoji_autocomplete: false }),
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

/** Returns the parts of a group, keyed by name; none if owners name them. */
function partsOf({ properties, propertyNames, additionalProperties }: Rules): Record<string, Rules> {
  const names = (propertyNames as Rules | undefined)?.enum ?? [];
  return properties ?? Object.fromEntries(names.map((name) => [name, additionalProperties]));
}

function listOptions({ items, maxItems }: Rules, place: string): Options {
  const limits = {
    label_singular: singularOf(place.replace(/^.*\./, '')),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const entry = items as Rules;
  if (entry.type !== 'object')
    return { widget: 'list', field: fieldOf('entry', entry, place, ['entry']), ...limits };
  const fields = fieldsOf(entry, place);
  return { widget: 'list', collapsed: true, summary: summaryOf(fields), fields, ...limits };
}

/** @throws TypeError for a value that no form can show; otherwise the form would silently omit the field */
function optionsOf(rules: Rules, place: string): Options {
  switch (rules.type) {
    case 'string':
      if (rules.enum) return { widget: 'select', options: rules.enum };
      return pictureOptions(place) ?? textOptions(rules, place);
    case 'array':
      return listOptions(rules, place);
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'integer':
      return { widget: 'number', value_type: 'int', min: rules.minimum, max: rules.maximum };
    case 'object': {
      const fields = fieldsOf(rules, place);
      return fields.length > 0 ? { widget: 'object', collapsed: false, fields } : { widget: 'keyvalue' };
    }
    default:
      throw new TypeError(`The admin page has no field for ${place}, which is of type “${rules.type}”`);
  }
}

function fieldOf(name: string, rules: Rules, group: string, required: readonly string[] = []): Field {
  return {
    name,
    label: labelOf(name),
    required: required.includes(name),
    // Without the backslashes, Sveltia CMS would show “[words](page:contact)” as a link.
    ...(rules.description && { hint: rules.description.replaceAll('[', '\\[') }),
    ...optionsOf(rules, `${group}.${name}`),
  };
}

/** Returns the fields of a group; one sentence is not repeated for all days of a week. @param place - such as `company.hours` */
function fieldsOf(group: Rules, place: string): Field[] {
  const fields = Object.entries(partsOf(group)).map(([name, rules]) =>
    fieldOf(name, rules, place, group.required),
  );
  return fields.map(({ hint, ...field }, index) =>
    hint === fields[index - 1]?.hint ? field : { ...field, hint },
  );
}

/** Returns the fields of a form. @param schema - name of the schema of its files */
export const formFields = (schema: string): Field[] => fieldsOf(rulesOf(schema), schema);
