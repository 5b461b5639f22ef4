/**
 * Serves the built site for WebKit. WebKit's drivers neither report console output nor set a clock, so a script that
 * records the output and stops the clock is added at the start of each page.
 */
import type { TestProject } from 'vitest/node';
import { openPlainHost } from '../../../../tools/hosts/plain-host.ts';
import { startServer } from '../../../support/local-server.ts';
import { DIST } from '../../../support/pages.ts';
import { CLOCK_CODE } from '../../../support/test-instant.ts';
import { assertSiteBuilt } from '../../../support/tested-company.ts';

const FIRST_SCRIPT = '/first-script.js';

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
  const host = openPlainHost(DIST);
  const code = `(${noteConsole.toString()})();\n${CLOCK_CODE}`;
  const { origin, stop } = await startServer(({ url = '/' }, response) => {
    if (url === FIRST_SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
      return;
    }
    const { status, headers, body } = host(url.replace(/\?.*/, ''));
    const isPage = headers['content-type']?.startsWith('text/html');
    const first = `<head><script src="${FIRST_SCRIPT}"></script>`;
    response.writeHead(status, { ...headers }).end(isPage ? body.toString().replace('<head>', first) : body);
  });
  // WebKit treats only “localhost” as secure.
  project.provide('origin', origin.replace('127.0.0.1', 'localhost'));
  return stop;
}
