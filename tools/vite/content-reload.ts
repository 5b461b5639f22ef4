/** Shows a changed file below `content/` on the development server, or says what is wrong with it. */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listContentProblems } from '../identity/wrong-content.ts';
import { RELOAD_PATH } from './reload-path.ts';

/** How long no file may change before all are read, in ms: a form writes an entry and its photo one after the other. */
export const QUIET_TIME = 200;

/** Interval in ms for rereading invalid content: the file watcher misses some new photos. */
export const NEXT_LOOK = 1000;

/** What the plugin needs of the development server. */
export type ContentServer = Pick<ViteDevServer, 'watcher' | 'environments' | 'ws' | 'middlewares'>;

/**
 * Follows the requests that are being answered.
 *
 * @returns waits until there is none. A page that reads some of its modules before they are forgotten and some after it
 * would be kept with the old content
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

/** Reads all content anew in every page; the module that read it last forgets it. */
function reload({ environments, ws }: ContentServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
  ws.send({ type: 'full-reload', path: RELOAD_PATH });
}

/** Shows the sentences over the page, which stays as it was. */
function showProblems({ ws }: ContentServer, message: string): void {
  console.error(`\n${message}\n`);
  ws.send({ type: 'error', err: { message, stack: '' } });
}

/** @throws ContentError with one sentence for each problem of any file */
async function readAllContent(): Promise<void> {
  const sentences = await listContentProblems();
  if (sentences.length > 0) throw new ContentError(sentences);
}

/**
 * Follows the folder.
 *
 * @param readContent - throws an error where something is wrong
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
      // A file may be gone, or locked, between two looks: whatever it is, the next look comes.
      const message = error instanceof Error ? error.message : String(error);
      if (message !== shown) showProblems(server, message);
      shown = message;
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
