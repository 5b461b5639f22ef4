/** Configures the forms of `npm run edit`. Each YAML file in `content/` has a form with the fields of its schema. */
import { type ComponentSchema, collection, config, fields, singleton } from '@keystatic/core';
import { readNow } from '../../src/content/present.ts';
import { listComingHolidays } from '../../src/lib/hours/federal-holidays.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { brandFields } from './brand-fields.ts';
import './careful-saves.ts';
import { type FieldSchema, labelOf } from '../content/field-schema.ts';
import { FILE_FORMS, type FileForm, FOLDER_FORMS, type FolderForm } from './content-forms.ts';
import { withProblems } from './field-problems.tsx';
import './form-foot.ts';
import './keep-typed-text.ts';
import { nameField } from './name-field.ts';
import { keyOf } from './open-file.ts';
import { photoField } from './photo-field.ts';
import { toField, toFields } from './schema-fields.ts';

const SCHEMAS = import.meta.glob<FieldSchema>('../../content/schemas/*.json', {
  eager: true,
  import: 'default',
});

function schemaOf(name: string): FieldSchema {
  const schema = SCHEMAS[`../../content/schemas/${name}.json`];
  if (!schema) throw new Error(`content/schemas/${name}.json is missing; run “npm run edit” to write it.`);
  return schema;
}

const FORMAT = { data: 'yaml' } as const;

/** Returns the field for holidays, which only suggests federal ones, because each company decides when it closes. */
function holidaysField(): ComponentSchema {
  const days = listComingHolidays(readDate(readNow())).map(({ date, name }) => `${name} (${date})`);
  const description = `Days whose hours differ from their weekday’s. Federal holidays of the next twelve months: ${days.join(', ')}.`;
  return toField(labelOf('holidays'), { ...schemaOf('company').properties?.holidays, description }, false, [
    'holidays',
  ]);
}

/** Fields that need more than the JSON Schema, keyed by schema name: images, and holidays with suggestions. */
const SPECIAL_FIELDS: Readonly<Record<string, Readonly<Record<string, ComponentSchema>>>> = {
  company: { holidays: holidaysField() },
  brand: brandFields(schemaOf('brand')),
};

/** Returns the field that names a file: a slug is used unchanged; any other text becomes lowercase with hyphens. */
function toNameField(name: string, { pattern, maxLength }: FieldSchema, rule?: string): ComponentSchema {
  if (pattern && rule) return nameField(labelOf(name), pattern, rule);
  return fields.slug({
    name: {
      label: labelOf(name),
      validation: { isRequired: true, ...(maxLength && { length: { max: maxLength } }) },
    },
    slug: { label: 'File name' },
  });
}

function folderCollection(form: FolderForm) {
  const { folder, label, titleField, nameField: slugField, nameRule } = form;
  const schema = schemaOf(form.schema);
  const { [slugField]: named = {}, drawing, photo } = schema.properties ?? {};
  const schemaFields = {
    ...toFields(schema),
    [slugField]: withProblems(toNameField(slugField, named, nameRule), [slugField]),
    ...(photo && { photo: photoField(folder, photo, drawing !== undefined) }),
  };
  // Keystatic's types require the slug field's key, which is only known at run time.
  const typedFields = schemaFields as Record<string, ReturnType<typeof nameField>>;
  const path = `content/${folder}/*` as const;
  return collection({ label, slugField, columns: [titleField], path, format: FORMAT, schema: typedFields });
}

function fileSingleton({ file, label, schema: name }: FileForm) {
  const schema = { ...toFields(schemaOf(name)), ...SPECIAL_FIELDS[name] };
  return singleton({ label, path: `content/${file}`, format: FORMAT, schema });
}

const keysOfPages = FILE_FORMS.filter(({ file }) => file.startsWith('pages/')).map(keyOf);

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Site content' },
    navigation: {
      Company: ['company', 'brand'],
      Entries: [...FOLDER_FORMS.map(({ folder }) => folder), 'systems'],
      Pages: keysOfPages,
    },
  },
  collections: Object.fromEntries(FOLDER_FORMS.map((form) => [form.folder, folderCollection(form)])),
  singletons: Object.fromEntries(FILE_FORMS.map((form) => [keyOf(form), fileSingleton(form)])),
});
