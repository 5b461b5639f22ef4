/** Serves the admin page at /admin on the development server, where it changes the files in `content/`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { readCompany } from '../../src/site/read-company.ts';
import { openPlainHost } from '../hosts/plain-host.ts';
import { buildAdmin } from './build-admin.ts';
import { openContentDisk } from './content-disk.ts';
import { answerLikeGitHub } from './github-api.ts';

const PAGE = '/admin';
/** Folder of the page’s files. */
const FILES = '/admin/';
/** Root of the stand-in for GitHub’s API; Sveltia CMS adds `/api/v3` for REST, and `/api/graphql`. */
const API = '/admin/api';
const FOLDER = '.cache/admin';

/** Sends an answer that nobody caches. */
function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
}

/**
 * Answers the page, and no other page or program. Browsers send the header to localhost, and no page can forge it.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
async function answerApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    return send(response, 403, 'text/plain', 'Only the page /admin of this server may use this.');
  const asked = path.slice(API.length).replace(/^\/v3/, '');
  const answer = answerLikeGitHub(openContentDisk('.'), asked, await text(request));
  const isBytes = answer.body instanceof Uint8Array;
  const body = answer.body instanceof Uint8Array ? answer.body : JSON.stringify(answer.body);
  send(response, answer.status, isBytes ? 'application/octet-stream' : 'application/json', body);
}

async function buildLocally() {
  const { shortName, siteUrl } = readCompany();
  await buildAdmin(FOLDER, { repository: '', title: shortName, siteUrl }, FILES);
  return openPlainHost(FOLDER);
}

/** Answers requests for the page; the first one builds it, which takes a moment. */
export function answerAdmin(): Connect.NextHandleFunction {
  let built: ReturnType<typeof buildLocally> | undefined;
  return async (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    try {
      if (path.startsWith(`${API}/`)) return await answerApi(request, response, path);
      if (path !== PAGE && !path.startsWith(FILES)) return next();
      built ??= buildLocally();
      const { status, headers, body } = (await built)(path.slice(PAGE.length) || '/');
      response.writeHead(status, headers).end(body);
    } catch (error) {
      // The next request tries again.
      built = undefined;
      const said = error instanceof Error ? error.message : String(error);
      send(response, 500, 'text/plain; charset=utf-8', said);
    }
  };
}

/** Adds the page to the development server, and says where it is. */
export function adminRoute(): AstroIntegration {
  return {
    name: 'admin-route',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(answerAdmin());
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`Forms for the content: http://localhost:${address.port}/admin`);
      },
    },
  };
}
