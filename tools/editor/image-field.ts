/**
 * The field for an image that is chosen in a form and stored in `content/`; the YAML file names it as the site
 * expects.
 */
import { fields } from '@keystatic/core';
import { type ImageField, makeCheckedInput } from './checked-image.tsx';

interface ImageOptions {
  readonly label: string;
  readonly description: string;
  /** Folder for images, from the project root; each entry of a `FolderForm` has a subfolder. */
  readonly directory: string;
  /** The same folder as named in the YAML file; if undefined, only the image's name is written. */
  readonly publicPath?: string;
  /** Name of the image without its extension. */
  readonly name: string;
  /** True for a photo, which is checked when it is chosen. */
  readonly isPhoto?: boolean;
}

const NOTHING = new Uint8Array();

/** Returns the field for an image. The path of an image in another folder is kept, but the form shows no preview. */
export function imageField({ name, isPhoto = false, ...options }: ImageOptions): ImageField {
  const image = fields.image(options);
  return {
    ...image,
    Input: isPhoto ? makeCheckedInput(image.Input) : image.Input,
    parse: (stored, entry) => {
      const shown = image.parse(stored, entry);
      if (shown || typeof stored !== 'string') return shown;
      return { data: NOTHING, filename: stored, extension: '' };
    },
    serialize: (chosen, entry) => {
      if (chosen?.data.length === 0) return { value: chosen.filename, asset: undefined };
      return image.serialize(chosen, { ...entry, suggestedFilenamePrefix: name });
    },
  };
}
