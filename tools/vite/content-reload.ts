/** Reloads open pages of the development server when a file in `content/` changes, or shows what is wrong there. */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listContentProblems } from '../identity/wrong-content.ts';
import { RELOAD_PATH } from './reload-path.ts';

/** Time without changes before all files are read, ms. A save may write several files, like a photo and its entry. */
export const QUIET_TIME = 200;

/** Interval in ms for rereading invalid content, because the file watcher misses some new photos. */
export const NEXT_LOOK = 1000;

/** The part of the development server that the plugin uses. */
export type ContentServer = Pick<ViteDevServer, 'watcher' | 'environments' | 'ws' | 'middlewares'>;

/**
 * Tracks requests in progress.
 *
 * @returns a function that waits until there are none. If modules were invalidated while a page loads them, the page
 *   would stay cached with old content.
 */
function followRequests({ middlewares }: ContentServer): () => Promise<void> {
  const answers = new Set<Promise<unknown>>();
  middlewares.use((_request, response, next) => {
    const answer = new Promise((resolve) => response.once('close', resolve));
    answers.add(answer);
    answer.then(() => answers.delete(answer));
    next();
  });
  return async () => {
    while (answers.size > 0) await Promise.all(answers);
  };
}

/** Reloads every page with new content. All modules are invalidated, because some hold the old content. */
function reload({ environments, ws }: ContentServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
  ws.send({ type: 'full-reload', path: RELOAD_PATH });
}

/** Shows the sentences in an overlay; the page itself does not change. */
function showProblems({ ws }: ContentServer, message: string): void {
  console.error(`\n${message}\n`);
  ws.send({ type: 'error', err: { message, stack: '' } });
}

/** @throws ContentError with one sentence for each problem in any file */
async function readAllContent(): Promise<void> {
  const sentences = await listContentProblems();
  if (sentences.length > 0) throw new ContentError(sentences);
}

/**
 * Watches the content folder.
 *
 * @param readContent - throws an error if something is wrong
 */
export function followContent(
  server: ContentServer,
  readContent: () => Promise<unknown> = readAllContent,
): void {
  const folder = resolve(CONTENT_FOLDER);
  const waitForAnswers = followRequests(server);
  let timer: NodeJS.Timeout | undefined;
  let shown = '';
  const follow = async (): Promise<void> => {
    try {
      await readContent();
      shown = '';
      await waitForAnswers();
      reload(server);
    } catch (error) {
      // A file may be deleted or locked between two checks, so another check follows after any error.
      const message = error instanceof Error ? error.message : String(error);
      if (message !== shown) showProblems(server, message);
      shown = message;
      // If a file changed during the check, a timer is already set, and two timers would check twice as often.
      clearTimeout(timer);
      timer = setTimeout(follow, NEXT_LOOK).unref();
    }
  };
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
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
