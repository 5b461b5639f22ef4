/** A photo that is chosen in a form, stored below `content/photos/` and named in the file as the site reads it. */
import { type ComponentSchema, fields } from '@keystatic/core';
import { withProblems } from './field-problems.tsx';
import { type FieldSchema, labelOf } from './field-schema.ts';
import { imageField } from './image-field.ts';
import { toFields } from './schema-fields.ts';

/**
 * The group of a photo: file, what it shows, who took it. Nothing of it is required, for a drawing may stand instead.
 *
 * @param folder - below `content/photos/`; each entry has a folder of its own in it
 */
export function photoField(folder: string, schema: FieldSchema): ComponentSchema {
  const image = imageField({
    label: labelOf('file'),
    description: 'A JPEG, PNG, WebP or AVIF as a phone or camera saves it.',
    directory: `content/photos/${folder}`,
    publicPath: folder,
    name: 'photo',
    isPhoto: true,
  });
  const file = withProblems(image, ['photo', 'file']);
  return fields.object(
    { ...toFields(schema, false, ['photo']), file },
    { label: 'Photo', description: 'It stands in place of the drawing.' },
  );
}
