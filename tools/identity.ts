/** Reads identity and content the way the site does, and says in plain sentences what is wrong. */
import { BusinessError } from '../src/lib/business-schema.ts';

/**
 * Stops the process with one sentence per problem when `src/site/business.ts` or the content is wrong.
 * Nothing has been written at that point.
 */
export async function stopOnWrongContent(): Promise<void> {
  try {
    await import('../src/site/catalog.ts');
    await import('../src/site/business.ts');
  } catch (error) {
    const known = error instanceof BusinessError || (error instanceof Error && error.name === 'ContentError');
    if (!known) throw error;
    console.error(
      `\nThe site was not built, because something in it needs correcting:\n\n${error.message}\n`,
    );
    process.exit(1);
  }
}
