/** Checks the data that developers keep in `src/content/*.ts`, in the same way as the files of `content/`. */
import type { z } from 'zod';
import { ContentError } from '../lib/content/content-error.ts';
import { formatFieldPath } from '../lib/content/field-path.ts';
import { listMistakes } from '../lib/content/schema-mistakes.ts';

/**
 * Parses a list from one file.
 *
 * @param file - its name below `src/content/`
 * @throws ContentError with one sentence per problem: file, entry, field, what is wrong
 */
export function parseVocabulary<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: readonly unknown[],
): z.output<Schema>[] {
  const results = data.map((entry) => ({ entry, result: schema.safeParse(entry) }));
  const problems = results.flatMap(({ entry, result }, index) =>
    result.error
      ? listMistakes(result.error, schema, entry).map(
          ({ path = [], text }) => `src/content/${file}, ${formatFieldPath([index, ...path])}: ${text}.`,
        )
      : [],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return results.flatMap(({ result }) => (result.success ? [result.data] : []));
}
