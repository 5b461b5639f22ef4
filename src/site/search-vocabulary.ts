/** What people call things, from `src/content/search-*.yaml`. */
import type { z } from 'zod';
import { foreignSearchSchema, searchSchema } from '../content/search-schema.ts';
import { ContentError } from '../lib/content/content-error.ts';
import { openContentFile } from '../lib/content/read-content.ts';

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = openContentFile(`src/content/${name}.yaml`, schema);
  if (file.value === undefined) throw new ContentError(file.problems);
  return file.value;
}

/** @throws ContentError on import, with one sentence for each wrong value */
export const ENGLISH_SEARCH_WORDS = read('search-english', searchSchema);
export const SPANISH_SEARCH_WORDS = read('search-spanish', foreignSearchSchema);
