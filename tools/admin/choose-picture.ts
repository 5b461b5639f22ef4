/** Chooses between the drawing and the photo of an entry, because the form has both but a page shows only one. */
import { isGroup } from '../../src/lib/content/field-path.ts';

/** Checks whether a group names a picture; some groups only have a description. */
const hasPicture = (group: unknown, name: 'file' | 'name'): boolean => isGroup(group) && Boolean(group[name]);

/**
 * Returns an entry with one picture: the photo if there is one, otherwise the drawing; the other group is dropped. An
 * entry without a picture stays unchanged.
 */
export function choosePicture(entry: unknown): unknown {
  if (!isGroup(entry) || !('drawing' in entry && 'photo' in entry)) return entry;
  const { drawing, photo, ...rest } = entry;
  if (hasPicture(photo, 'file')) return { ...rest, photo };
  if (hasPicture(drawing, 'name')) return { ...rest, drawing };
  return entry;
}
