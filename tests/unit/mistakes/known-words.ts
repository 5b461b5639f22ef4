/** Lists of allowed words, as error messages write them. They are read from schemas and content, which may grow. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { CONTENT_FOLDER } from '../../../src/site/content-folder.ts';

/** Joins words into a list. */
export const listWords = (words: readonly string[]): string => words.join(', ');

/** Lists the fields of a group. */
export const listFields = (schema: z.ZodObject): string => listWords(Object.keys(schema.shape));

const listNames = (folder: string): string =>
  listWords(
    readdirSync(join(CONTENT_FOLDER, folder))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => basename(file, '.yaml'))
      .sort(),
  );

export const SERVICE_SLUGS = listNames('services');
