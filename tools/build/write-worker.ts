/** Writes the service worker of a built site. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { OFFLINE_PATH, WORKER_PATH, WORKS_OFFLINE } from '../../src/content/offline.ts';
import type { SiteFiles } from '../../src/features/offline/site-worker.ts';
import { IMMUTABLE_FOLDERS } from '../hosts/response-headers.ts';
import { listAllPaths, readOwnFile } from '../hosts/site-paths.ts';

const SOURCE = 'src/features/offline/site-worker.ts';

/** Code, styles, the font and the search's data; a page without its drawings is complete, too. */
const SAVED = /^\/(?:_astro|fonts|search)\//;

/**
 * Lists what a browser saves beside the pages that it shows, and computes the version from all files and rules, so that
 * the worker also tells whether any of them has changed since the build.
 *
 * @param worksOffline - whether there is anything to save; without it, the worker removes itself
 */
export function listSavedFiles(folder: string, worksOffline = WORKS_OFFLINE): SiteFiles {
  const paths = listAllPaths(folder).filter((path) => path !== WORKER_PATH);
  const hash = createHash('sha256');
  const digests: Record<string, string> = {};
  let offlinePage = '';
  // The styles of other pages are saved with them.
  const isNeeded = (path: string): boolean =>
    SAVED.test(path) && (!path.endsWith('.css') || offlinePage.includes(path));
  for (const path of paths) {
    const content = readOwnFile(folder, path);
    // With the length, no part of a name can pass for content.
    hash.update(`${path}\n${content.length}\n`).update(content);
    if (path === `${OFFLINE_PATH}.html`) offlinePage = content.toString();
    if (IMMUTABLE_FOLDERS.some((start) => path.startsWith(start)))
      digests[path] = createHash('sha256').update(content).digest('base64').slice(0, 8);
  }
  return {
    version: hash.digest('base64url').slice(0, 8),
    files: worksOffline ? [OFFLINE_PATH, ...paths.filter(isNeeded)] : [],
    digests,
  };
}

/**
 * Returns the code of the worker that belongs to a folder's other files. It is bundled into one script, because browsers
 * run workers without modules everywhere.
 */
export async function bundleWorker(folder: string, worksOffline = WORKS_OFFLINE): Promise<string> {
  const site = listSavedFiles(folder, worksOffline);
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { SITE: JSON.stringify(site) },
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Writes the worker into a site that is otherwise finished; `listSavedFiles` explains the parameters. */
export async function writeWorker(folder: string, worksOffline = WORKS_OFFLINE): Promise<void> {
  writeFileSync(join(folder, WORKER_PATH), await bundleWorker(folder, worksOffline));
}
