/**
 * Serves the built site for WebKit. WebKit's drivers neither report console output nor set a clock, so a script that
 * records the output and stops the clock is added at the start of each page. Apart from headers about the transfer, the
 * rest of each response is unchanged.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestProject } from 'vitest/node';
import { freePort, spawnWorkerd, stop, waitFor } from '../../../servers/support/start-servers.ts';
import { type RunningServer, startServer } from '../../../support/local-server.ts';
import { DIST } from '../../../support/pages.ts';
import { CLOCK_CODE } from '../../../support/test-instant.ts';
import { assertSiteBuilt } from '../../../support/tested-company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site with the recording script. */
    origin: string;
  }
}

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
function serveWithScript(upstream: string, code: string): Promise<RunningServer> {
  return startServer((request, response) => {
    answer(upstream, code, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
}

/** Runs in the page before any other script: records errors, warnings, and resources that did not load. */
function noteConsole(): void {
  const notes: string[] = [];
  Object.assign(window, { notes });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      notes.push(words.join(' '));
      say(...words);
    };
  }
  const note = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) notes.push(event.message);
    else if (target instanceof Element) notes.push(`did not load: ${target.outerHTML.slice(0, 120)}`);
  };
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => notes.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    notes.push(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  assertSiteBuilt();
  const workerdPort = await freePort();
  const upstream = `http://localhost:${workerdPort}`;
  const workerd = spawnWorkerd(workerdPort, DIST);
  await waitFor(workerd, upstream);
  const { origin, stop: stopServer } = await serveWithScript(
    upstream,
    `(${noteConsole.toString()})();\n${CLOCK_CODE}`,
  );
  // WebKit treats only “localhost” as secure.
  project.provide('origin', origin.replace('127.0.0.1', 'localhost'));
  return async () => {
    await stopServer();
    await stop(workerd);
  };
}
