/** A photo that is chosen in a form, stored below `content/photos/` and named in the file as the site reads it. */
import { type ComponentSchema, fields } from '@keystatic/core';
import { type FieldSchema, labelOf } from './field-schema.ts';
import { toFields } from './schema-fields.ts';

const PHOTOS = 'content/photos';
const NOTHING = new Uint8Array();
const DESCRIPTION = 'A JPEG, PNG, WebP or AVIF as a phone or camera saves it.';

/**
 * The file of a photo: `team/maria-lopez/photo.jpg`. One that somebody put elsewhere below `content/photos/` keeps its
 * name, although the form shows no picture of it.
 *
 * @param folder - below `content/photos/`; each entry has a folder of its own in it
 */
function photoFileField(folder: string): ReturnType<typeof fields.image> {
  const image = fields.image({
    label: labelOf('file'),
    description: DESCRIPTION,
    directory: `${PHOTOS}/${folder}`,
    publicPath: folder,
  });
  return {
    ...image,
    parse: (stored, entry) => {
      const photo = image.parse(stored, entry);
      if (photo || typeof stored !== 'string') return photo;
      return { data: NOTHING, filename: stored, extension: '' };
    },
    serialize: (photo, entry) => {
      if (photo?.data.length === 0) return { value: photo.filename, asset: undefined };
      return image.serialize(photo, { ...entry, suggestedFilenamePrefix: 'photo' });
    },
  };
}

/** The group of a photo: file, what it shows, who took it. Nothing of it is required, for a drawing may stand instead. */
export function photoField(folder: string, schema: FieldSchema): ComponentSchema {
  const photoFields = { ...toFields(schema, false), file: photoFileField(folder) };
  return fields.object(photoFields, {
    label: 'Photo',
    description: 'It stands in place of the drawing.',
  });
}
