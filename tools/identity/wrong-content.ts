/** Reads identity and content the way the site does, and says in plain sentences what is wrong. */
import { ContentError } from '../../src/lib/content/content-error.ts';

/**
 * Stops the process with one sentence per problem when `content/company.yaml` or the content is wrong.
 * Nothing has been written at that point.
 */
export async function stopOnWrongContent(): Promise<void> {
  const readings = await Promise.allSettled([
    import('../../src/site/business.ts'),
    import('../../src/site/catalog.ts'),
  ]);
  const errors = readings.flatMap((reading): unknown[] =>
    reading.status === 'rejected' ? [reading.reason] : [],
  );
  const unknown = errors.find((error) => !isOwnersError(error));
  if (unknown) throw unknown;
  if (errors.length === 0) return;
  const sentences = errors.filter(isOwnersError).map(({ message }) => message);
  console.error(
    `\nThe site was not built, because something in it needs correcting:\n\n${sentences.join('\n')}\n`,
  );
  process.exit(1);
}

/** True for what an owner wrote wrong, false for a fault in the code. */
function isOwnersError(error: unknown): error is Error {
  return error instanceof ContentError;
}
