/** An image that is chosen in a form and stored below `content/`, named in its file as the site reads it. */
import { fields } from '@keystatic/core';
import { type ImageField, makeCheckedInput } from './checked-image.tsx';

interface ImageOptions {
  readonly label: string;
  readonly description: string;
  /** Where images are stored, from the root of the project; an entry of a list has a folder of its own in it. */
  readonly directory: string;
  /** The same as the file says it; without it, the name of the image alone. */
  readonly publicPath?: string;
  /** Name of the image without its ending. */
  readonly name: string;
  /** Whether it is a photo, which is looked at when it is chosen. */
  readonly isPhoto?: boolean;
}

const NOTHING = new Uint8Array();

/**
 * The field of an image. One that somebody put elsewhere keeps its name, although the form shows no picture of it.
 */
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
