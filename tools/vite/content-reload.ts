/** Reloads open pages of the development server when a file in `content/` changes, or shows what is wrong there. */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listContentProblems } from '../identity/wrong-content.ts';

/** Time without changes before all files are read, ms. A save may write several files, like a photo and its entry. */
export const QUIET_TIME = 200;

/** No page has this path, so every open page reloads. */
const EVERY_PAGE = '/content/';

/** The part of the development server that the plugin uses. */
export type ContentServer = Pick<ViteDevServer, 'watcher' | 'environments' | 'ws'>;

/**
 * Watches the content folder.
 *
 * @param listProblems - returns one sentence for each problem in any file
 */
export function followContent(
  { watcher, environments, ws }: ContentServer,
  listProblems: () => Promise<readonly string[]> = listContentProblems,
): void {
  const folder = resolve(CONTENT_FOLDER);
  let timer: NodeJS.Timeout | undefined;
  const follow = async (): Promise<void> => {
    // A file may be deleted while it is read.
    const message = await listProblems().then((problems) => problems.join('\n'), String);
    if (message !== '') {
      console.error(`\n${message}\n`);
      ws.send({ type: 'error', err: { message, stack: '' } });
      return;
    }
    // Any module may hold the old content.
    for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload', path: EVERY_PAGE });
  };
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (relative(folder, resolve(file)).startsWith(`..${sep}`)) return;
    clearTimeout(timer);
    timer = setTimeout(follow, QUIET_TIME);
  });
}

export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer: (server) => followContent(server),
  };
}
