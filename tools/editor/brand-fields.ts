/** The logo and the icon, chosen in the form of `content/brand.yaml` and stored in `content/brand/`. */
import { type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, labelOf } from './field-schema.ts';
import { imageField } from './image-field.ts';
import { toFields } from './schema-fields.ts';

const directory = 'content/brand';

/** @param schema - of the whole file */
export function brandFields({ properties = {} }: FieldSchema): Record<string, ComponentSchema> {
  const { logo = {}, icon } = properties;
  const description = logo.properties?.file?.description ?? '';
  const file = imageField({ label: labelOf('file'), description, directory, name: 'logo' });
  return {
    logo: fields.object({ ...toFields(logo, false), file }, { label: 'Logo' }),
    icon: imageField({ label: 'Icon', description: icon?.description ?? '', directory, name: 'icon' }),
  };
}
