/** Builds the site in a separate folder, and replaces the old site if everything succeeds. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { refuseWrongContent } from '../identity/wrong-content.ts';
import { listLeftSettings } from '../machine/left-settings.ts';
import { dropUnusedDrawings } from './drop-unused-drawings.ts';
import { nameClicks } from './name-clicks.ts';
import { runPipeline, STEPS } from './pipeline.ts';
import { refuseOtherFiles, replaceSite } from './replace-site.ts';
import { buildPages } from './run-astro.ts';
import { writeWorker } from './write-worker.ts';

/**
 * Builds the pages, and checks the content at the same time. The check describes mistakes in plain sentences, unlike
 * Astro.
 *
 * @throws CommandError for the same reasons as `refuseWrongContent` and `buildPages`
 */
async function buildRightPages(folder: string): Promise<void> {
  const wrongContent = new AbortController();
  const outcomes = await Promise.allSettled([
    refuseWrongContent().catch((error) => {
      wrongContent.abort();
      throw error;
    }),
    buildPages({ SITE_OUT_DIR: folder }, wrongContent.signal),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Builds the site.
 *
 * @param outDir - folder of the finished site; an existing site is replaced
 * @throws CommandError if the content is wrong, Astro fails, or the folder has other files; Error if a build step or a
 *   disk operation fails. The folder is then unchanged, and no partial build remains
 */
export async function buildSite(outDir: string): Promise<void> {
  refuseOtherFiles(outDir);
  for (const sentence of listLeftSettings()) console.warn(sentence);
  const next = join('.cache', `build-${process.pid}`);
  mkdirSync('.cache', { recursive: true });
  try {
    await buildRightPages(next);
    // Imported after the content check, because these modules throw if the content is wrong.
    const { business } = await import('../../src/site/business.ts');
    const { services } = await import('../../src/site/catalog.ts');
    const bookingUrls = [business, ...services].flatMap(({ bookingUrl }) => bookingUrl ?? []);
    const steps = business.analytics ? [nameClicks(bookingUrls), ...STEPS] : STEPS;
    runPipeline(next, steps);
    dropUnusedDrawings(next);
    writeWorkersFiles(next, buildSecurityHeaders(next, business));
    await writeWorker(next);
    replaceSite(next, outDir);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
