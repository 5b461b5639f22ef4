/**
 * Serves a site as another server does, with a script at the start of each page. Not every engine's driver can run code
 * before that of a page, or set its clock. Apart from headers about the transfer, the rest of each response is unchanged.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RunningServer, startServer } from '../../../support/local-server.ts';

const FIRST_SCRIPT = '/first-script.js';
/** Headers about the transfer, which do not apply to the decompressed response. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

async function answer(
  upstream: string,
  code: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url === FIRST_SCRIPT) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    return;
  }
  const original = await fetch(upstream + request.url, { redirect: 'manual' });
  const headers = [...original.headers].filter(([name]) => !OF_TRANSPORT.includes(name));
  response.writeHead(original.status, Object.fromEntries(headers));
  if (original.headers.get('content-type')?.startsWith('text/html')) {
    const html = await original.text();
    response.end(html.replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`));
  } else response.end(Buffer.from(await original.arrayBuffer()));
}

/**
 * Starts the server on a free port.
 *
 * @param upstream - origin of the server whose responses it passes on
 * @param code - script that runs in each page before any other
 */
export function serveWithScript(upstream: string, code: string): Promise<RunningServer> {
  return startServer((request, response) => {
    answer(upstream, code, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
}
