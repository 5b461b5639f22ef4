/**
 * Runs Chromium the way visitors do. Playwright turns off prerendering in every page that it opens, so prerendering
 * tests control the browser directly, over the Chrome DevTools Protocol.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER_ARGS, findBrowser } from '../../../tools/machine/chromium.ts';
import { CLOCK_CODE } from '../../support/test-instant.ts';
import { WAIT_LIMIT } from '../../support/time-limits.ts';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Parameters;
  readonly result?: Parameters;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** The only tab of a separate browser. */
export interface PlainTab {
  /** Sends a command to the visible page. */
  send(method: string, params?: Parameters): Promise<Parameters>;
  /** Evaluates an expression in the visible page. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns all events of this name that the pages of this tab have sent so far. */
  reports(method: string): readonly Parameters[];
  close(): Promise<void>;
}

/** Reads the URL of the DevTools endpoint, which the browser prints at startup. */
async function readEndpoint(browser: ChildProcess): Promise<string> {
  let text = '';
  for await (const part of browser.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    text += part;
    const endpoint = /DevTools listening on (\S+)/.exec(text)?.[1];
    if (endpoint) return endpoint;
  }
  throw new Error(`Chromium did not start:\n${text}`);
}

const DOMAINS = ['Page', 'Runtime', 'Log', 'Preload'];
const OPTIONS = [...BROWSER_ARGS, '--headless=new', '--window-size=1440,900'];

/** Starts a browser with one tab. Commands go through the tab, because attaching to a page turns off prerendering. */
export async function openPlainTab(): Promise<PlainTab> {
  const { executablePath, env } = findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const browser = spawn(
    executablePath,
    [...OPTIONS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } },
  );
  const socket = new WebSocket(await readEndpoint(browser));
  browser.stderr?.resume();
  await once(socket, 'open');

  const reports: Message[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  /** Session IDs of the tab’s pages, newest first: the visible one and prerendered ones. */
  const pages: string[] = [];
  let last = 0;
  const command = (method: string, params: Parameters = {}, sessionId?: string): Promise<Parameters> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const receive = (message: Message): void => {
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else reports.push(message);
    const session = String(message.params?.sessionId);
    if (message.method === 'Target.attachedToTarget' && message.sessionId) {
      pages.unshift(session);
      for (const domain of DOMAINS) command(`${domain}.enable`, {}, session).catch(() => {});
      const ofPage = { source: CLOCK_CODE };
      command('Page.addScriptToEvaluateOnNewDocument', ofPage, session).catch(() => {});
      // The page waits until it has all of this.
      command('Runtime.runIfWaitingForDebugger', {}, session).catch(() => {});
    }
    if (message.method === 'Target.detachedFromTarget' && pages.includes(session))
      pages.splice(pages.indexOf(session), 1);
  };
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as Message));

  const evaluateIn = async (session: string, expression: string): Promise<unknown> => {
    const options = { expression, returnByValue: true, awaitPromise: true };
    // A page that has since been replaced is frozen and never answers.
    const { result } = (await Promise.race([
      command('Runtime.evaluate', options, session),
      sleep(60_000).then(() => Promise.reject(new Error(`No answer to ${expression}`))),
    ])) as { result?: { value?: unknown } };
    return result?.value;
  };
  /** Waits for the visible page and returns its session ID; during a navigation there may be none for a moment. */
  const shownPage = async (): Promise<string> => {
    let shown: string | undefined;
    const ask = async (session: string): Promise<void> => {
      const isAhead = await evaluateIn(session, 'document.prerendering').catch(() => true);
      if (isAhead === false) shown ??= session;
    };
    for (const deadline = performance.now() + WAIT_LIMIT; performance.now() < deadline; ) {
      // Asks all pages at once, because a replaced page never answers.
      for (const session of pages) void ask(session);
      await sleep(20);
      if (shown) return shown;
    }
    throw new Error('The tab shows no page');
  };

  const { targetInfos } = (await command('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: readonly { targetId: string }[];
  };
  const attachment = { targetId: targetInfos[0]?.targetId, flatten: true };
  const { sessionId: tab } = await command('Target.attachToTarget', attachment);
  const following = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await command('Target.setAutoAttach', following, String(tab));

  return {
    send: async (method, params) => command(method, params, await shownPage()),
    evaluate: async (expression) => evaluateIn(await shownPage(), expression),
    reports: (method) =>
      reports.filter((report) => report.method === method).map(({ params = {} }) => params),
    async close() {
      const gone = once(browser, 'exit');
      browser.kill('SIGTERM');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
