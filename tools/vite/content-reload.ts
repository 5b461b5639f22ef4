/** Shows a changed file below `content/` on the development server, or says what is wrong with it. */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';

const FOLDER = 'content';

/** What the plugin needs of the development server. */
export type ContentServer = Pick<ViteDevServer, 'watcher' | 'environments' | 'ws'>;

/** Reads all content anew in every page; the module that read it last forgets it. */
function reload({ environments, ws }: ContentServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
  ws.send({ type: 'full-reload' });
}

/** Shows the sentences over the page, which stays as it was. */
function showProblems({ ws }: ContentServer, { message }: ContentError): void {
  console.error(`\n${message}\n`);
  ws.send({ type: 'error', err: { message, stack: '' } });
}

/**
 * Follows the folder.
 *
 * @param readContent - throws a ContentError where something is wrong
 */
export function followContent(server: ContentServer, readContent: () => unknown = readCatalog): void {
  const folder = resolve(FOLDER);
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    if (relative(folder, resolve(file)).startsWith(`..${sep}`)) return;
    try {
      readContent();
      reload(server);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      showProblems(server, error);
    }
  });
}

export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer: (server) => followContent(server),
  };
}
