/** Builds the site next to the served one, and swaps the two if everything succeeds. */
import { rmSync } from 'node:fs';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { listPages } from '../hosts/site-paths.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { dropUnusedDrawings } from './drop-unused-drawings.ts';
import { nameClicks } from './name-clicks.ts';
import { assertPagesRecorded } from './page-records.ts';
import { runPipeline, STEPS } from './pipeline.ts';
import { buildPages } from './run-astro.ts';
import { BUILD_FOLDER, prepareReplacement, replaceSite } from './site-folder.ts';

export interface BuildOptions {
  /** Folder of the finished site; an existing site is replaced. */
  readonly outDir: string;
  /** False keeps the pages as Astro wrote them, for comparison. */
  readonly pipeline?: boolean;
}

/**
 * Builds the site.
 *
 * @throws CommandError immediately if the folder cannot be replaced, or later if Astro fails; a system error if a
 *   later disk operation fails. The folder is then unchanged, and no partial build remains
 */
export async function buildSite({ outDir, pipeline = true }: BuildOptions): Promise<void> {
  prepareReplacement(outDir);
  const next = BUILD_FOLDER;
  try {
    buildPages({ SITE_OUT_DIR: next });
    // Imported only now, because these modules throw if the identity is wrong.
    const { business } = await import('../../src/site/business.ts');
    const { sitemapRoutes } = await import('../../src/site/sitemap.ts');
    assertPagesRecorded(listPages(next), sitemapRoutes);
    const { services } = await import('../../src/site/catalog.ts');
    const bookingUrls = [business, ...services].flatMap(({ bookingUrl }) => bookingUrl ?? []);
    const steps = business.analytics ? [nameClicks(bookingUrls), ...STEPS] : STEPS;
    if (pipeline) runPipeline(next, steps);
    dropUnusedDrawings(next);
    writeWorkersFiles(next, buildSecurityHeaders(next, business));
    replaceSite(outDir);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
