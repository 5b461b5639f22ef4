/** What the forms of `npm run edit` show: every file below `content/`, with the fields of its JSON Schema. */
import { type ComponentSchema, collection, config, fields, singleton } from '@keystatic/core';
import { brandFields } from './brand-fields.ts';
import { brandsField } from './brands-field.ts';
import { FILE_FORMS, type FileForm, FOLDER_FORMS, type FolderForm } from './content-forms.ts';
import { type FieldSchema, labelOf } from './field-schema.ts';
import './keep-typed-text.ts';
import { nameField } from './name-field.ts';
import { photoField } from './photo-field.ts';
import { toFields } from './schema-fields.ts';

const SCHEMAS = import.meta.glob<FieldSchema>('../../content/schemas/*.json', {
  eager: true,
  import: 'default',
});

function schemaOf(name: string): FieldSchema {
  const schema = SCHEMAS[`../../content/schemas/${name}.json`];
  if (!schema) throw new Error(`content/schemas/${name}.json is missing; npm run schemas writes it.`);
  return schema;
}

const FORMAT = { data: 'yaml' } as const;

/** Fields with more than one spelling in their file, or with an image, by the name of their schema. */
const SPECIAL_FIELDS: Readonly<Record<string, Readonly<Record<string, ComponentSchema>>>> = {
  company: { brands: brandsField() },
  brand: brandFields(schemaOf('brand')),
};

/** The field that names a file: an address as it is, and any other text in small letters with hyphens. */
function toNameField(name: string, { pattern, maxLength }: FieldSchema, rule?: string): ComponentSchema {
  if (pattern && rule) return nameField(labelOf(name), pattern, rule);
  return fields.slug({
    name: {
      label: labelOf(name),
      validation: { isRequired: true, ...(maxLength && { length: { max: maxLength } }) },
    },
    slug: { label: 'Name of the file' },
  });
}

function folderCollection(form: FolderForm) {
  const { folder, label, nameField: slugField, nameRule } = form;
  const schema = schemaOf(form.schema);
  const { [slugField]: named = {}, photo } = schema.properties ?? {};
  const schemaFields = {
    ...toFields(schema),
    [slugField]: toNameField(slugField, named, nameRule),
    ...(photo && { photo: photoField(folder, photo) }),
  };
  // Keystatic wants the type of the field that names the file; which one that is, is known at run time.
  const typedFields = schemaFields as Record<string, ReturnType<typeof nameField>>;
  return collection({ label, slugField, path: `content/${folder}/*`, format: FORMAT, schema: typedFields });
}

function fileSingleton({ file, label, schema: name }: FileForm) {
  const schema = { ...toFields(schemaOf(name)), ...SPECIAL_FIELDS[name] };
  return singleton({ label, path: `content/${file}`, format: FORMAT, schema });
}

/** Keystatic knows forms by keys without slashes: `pages/home` → `pages-home`. */
const keyOf = ({ file }: FileForm): string => file.replaceAll('/', '-');

const keysOfPages = FILE_FORMS.filter(({ file }) => file.startsWith('pages/')).map(keyOf);

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content of the site' },
    navigation: {
      Company: ['company', 'brand'],
      Entries: [...FOLDER_FORMS.map(({ folder }) => folder), 'systems'],
      Pages: keysOfPages,
    },
  },
  collections: Object.fromEntries(FOLDER_FORMS.map((form) => [form.folder, folderCollection(form)])),
  singletons: Object.fromEntries(FILE_FORMS.map((form) => [keyOf(form), fileSingleton(form)])),
});
