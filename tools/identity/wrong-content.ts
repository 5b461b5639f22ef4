/** Reads identity and content the way the site does, and says in plain sentences what is wrong. */
import { ContentError } from '../../src/lib/content/content-error.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';
import { readCompany } from '../../src/site/read-company.ts';

/**
 * One sentence per problem of the company's file and of the content as they are now; none where all is well.
 *
 * @throws what is a fault in the code
 */
export async function listContentProblems(): Promise<string[]> {
  const readings = await Promise.allSettled([(async () => readCompany())(), readCatalog()]);
  const errors = readings.flatMap((reading): unknown[] =>
    reading.status === 'rejected' ? [reading.reason] : [],
  );
  return errors.flatMap((error) => {
    if (!(error instanceof ContentError)) throw error;
    return error.sentences;
  });
}

/** Stops the process with one sentence per problem when something is wrong. Nothing has been written at that point. */
export async function stopOnWrongContent(): Promise<void> {
  const sentences = await listContentProblems();
  if (sentences.length === 0) return;
  console.error(
    `\nThe site was not built, because something in it needs correcting:\n\n${sentences.join('\n')}\n`,
  );
  process.exit(1);
}
