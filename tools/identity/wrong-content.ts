/** Reads identity and content as the site does, and reports problems in plain sentences. */
import { ContentError } from '../../src/lib/content/content-error.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';
import { readCompany } from '../../src/site/read-company.ts';
import { CommandError } from '../command-error.ts';

/** Returns one sentence for each problem in the company’s file or the content; an empty list if both are valid. */
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

/** @throws CommandError with one sentence for each problem in the company's file or the content, if there are any */
export async function refuseWrongContent(): Promise<void> {
  const sentences = await listContentProblems();
  if (sentences.length > 0)
    throw new CommandError(
      `The site was not built, because something in it needs correcting:\n\n${sentences.join('\n')}\n`,
    );
}
