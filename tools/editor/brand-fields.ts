/** Fields for the logo and the icon, chosen in the form for `content/brand.yaml` and stored in `content/brand/`. */
import { type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, labelOf } from '../content/field-schema.ts';
import { withProblems } from './field-problems.tsx';
import { imageField } from './image-field.ts';
import { toFields } from './schema-fields.ts';

const directory = 'content/brand';

/** @param schema - the schema of the whole file */
export function brandFields({ properties = {} }: FieldSchema): Record<string, ComponentSchema> {
  const { logo = {}, icon } = properties;
  const description = logo.properties?.file?.description ?? '';
  const image = imageField({ label: labelOf('file'), description, directory, name: 'logo' });
  const file = withProblems(image, ['logo', 'file']);
  const mark = imageField({ label: 'Icon', description: icon?.description ?? '', directory, name: 'icon' });
  return {
    logo: fields.object({ ...toFields(logo, false, ['logo']), file }, { label: 'Logo' }),
    icon: withProblems(mark, ['icon']),
  };
}
