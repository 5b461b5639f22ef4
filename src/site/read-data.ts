/** Reads the files that developers keep in `src/content/`, in the same way as those in `content/`. */
import type { z } from 'zod';
import { ContentError } from '../lib/content/content-error.ts';
import { openContentFile } from '../lib/content/read-content.ts';

/** Reads one file by its name. @throws ContentError with one sentence for each wrong value */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = openContentFile(`src/content/${name}.yaml`, schema);
  if (file.value === undefined) throw new ContentError(file.problems);
  return file.value;
}
