/** Chooses between the drawing and the photo of an entry: a form shows both groups, a page shows one picture. */
import { isGroup } from '../../src/lib/content/field-path.ts';

/** Whether a group names the picture, and does not only describe it. */
const hasPicture = (group: unknown, name: 'file' | 'name'): boolean => isGroup(group) && Boolean(group[name]);

/**
 * The content of a file with one picture: the photo if there is one, else the drawing. What no file names, such as the
 * description of a photo that was removed, goes with it.
 *
 * @param entry - what a form has saved
 */
export function choosePicture(entry: unknown): unknown {
  if (!isGroup(entry) || !('drawing' in entry && 'photo' in entry)) return entry;
  const { drawing, photo, ...rest } = entry;
  if (hasPicture(photo, 'file')) return { ...rest, photo };
  if (hasPicture(drawing, 'name')) return { ...rest, drawing };
  return entry;
}
