/**
 * Serves the built site for WebKit. WebKit's drivers neither report console output nor set a clock, so a script that
 * records the output and stops the clock is added at the start of each page. Apart from headers about the transfer, the
 * rest of each response comes from workerd unchanged.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestProject } from 'vitest/node';
import { stopClock } from '../../../../tools/verify/stopped-clock.ts';
import { freePort, spawnWorkerd, stop, waitFor } from '../../../servers/support/start-servers.ts';
import { DIST } from '../../../support/pages.ts';
import { IS_CLOCK_STOPPED, TEST_INSTANT } from '../../../support/test-instant.ts';
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

/** The script that runs in each page before any other. */
const FIRST_CODE = [
  `(${noteConsole.toString()})();`,
  ...(IS_CLOCK_STOPPED ? [`(${stopClock.toString()})(${TEST_INSTANT});`] : []),
].join('\n');

async function answer(upstream: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === FIRST_SCRIPT) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(FIRST_CODE);
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  assertSiteBuilt();
  const [workerdPort, port] = [await freePort(), await freePort()];
  const upstream = `http://localhost:${workerdPort}`;
  const workerd = spawnWorkerd(workerdPort, DIST);
  await waitFor(workerd, upstream);
  const server = createServer((request, response) => {
    answer(upstream, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  project.provide('origin', `http://localhost:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await stop(workerd);
  };
}
