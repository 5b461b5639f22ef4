/** The fields for a photo that is chosen in a form and stored in `content/photos/`. */
import { type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, labelOf } from '../content/field-schema.ts';
import { withProblems } from './field-problems.tsx';
import { imageField } from './image-field.ts';
import { toFields } from './schema-fields.ts';

/**
 * Returns the form fields for a photo: file, description, credit. None is required, because photos are optional.
 *
 * @param folder - folder in `content/photos/`; each entry has a subfolder there
 * @param replacesDrawing - true if entries of this kind have a drawing, which the photo replaces
 */
export function photoField(folder: string, schema: FieldSchema, replacesDrawing: boolean): ComponentSchema {
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
    { label: 'Photo', ...(replacesDrawing && { description: 'It replaces the drawing.' }) },
  );
}
