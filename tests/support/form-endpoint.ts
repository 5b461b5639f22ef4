/** A local stub of a form delivery service, with good, bad and ambiguous responses like those of real services. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome } from '../../src/lib/contact/judge-response.ts';
import { type RunningServer, startServer } from './local-server.ts';

type Give = (response: ServerResponse) => void;

interface CannedResponse {
  /** What the page must tell the visitor. */
  readonly outcome: Outcome;
  readonly give: Give;
}

const CORS = { 'Access-Control-Allow-Origin': '*' };
const send =
  (status: number, type: string, body: string | Buffer = ''): Give =>
  (response) =>
    void response.writeHead(status, { ...CORS, 'Content-Type': type }).end(body);
const json = (body: string, status = 200): Give => send(status, 'application/json', body);
const html = (body: string, status = 200): Give => send(status, 'text/html', `<!doctype html>${body}`);
const lead =
  (status: number, to: string): Give =>
  (response) =>
    void response.writeHead(status, { ...CORS, Location: to }).end();

const received = (give: Give): CannedResponse => ({ outcome: 'received', give });
const refused = (give: Give): CannedResponse => ({ outcome: 'refused', give });
const unconfirmed = (give: Give): CannedResponse => ({ outcome: 'unconfirmed', give });

/** Targets of redirects. */
const THANKS_PAGE = '/thanks.html';
const THANKS_DATA = '/thanks.json';

/** Responses to a message, keyed by name; `judge-response.test.ts` has more bodies. */
export const RESPONSES = {
  'says success: true': received(json('{"success":true,"message":"sent"}')),
  'redirects with 303 to data that says success': unconfirmed(lead(303, THANKS_DATA)),
  'says success: 0': refused(json('{"success":0}')),
  'fails with 503 and an id': refused(json('{"id":"trace-1"}', 503)),
  'shows a thank-you page': unconfirmed(html('<title>Thanks</title><h1>Thank you</h1>')),
  'shows an error page with 200': unconfirmed(html('<h1>Something went wrong</h1>')),
  'responds with 200 and an empty body': unconfirmed(json('')),
  'responds with 204': unconfirmed((response) => void response.writeHead(204, CORS).end()),
  'redirects with 302 to its own page': unconfirmed(lead(302, THANKS_PAGE)),
  'redirects in a loop': unconfirmed(lead(307, '/')),
  'drops the connection': unconfirmed((response) => void response.socket?.destroy()),
  'drops the connection halfway': unconfirmed((response) => {
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Content-Length': '400' });
    response.write('{"success":true,');
    setImmediate(() => response.socket?.destroy());
  }),
} as const satisfies Record<string, CannedResponse>;
export type ResponseName = keyof typeof RESPONSES;

interface Received {
  readonly method: string | undefined;
  readonly accept: string | undefined;
  readonly fields: URLSearchParams;
}

export interface FormEndpoint extends RunningServer {
  /** The messages that have arrived since the response was last set, oldest first. */
  readonly received: readonly Received[];
  /** Sets the response for later messages, and forgets earlier messages. */
  readonly respondWith: (name: ResponseName) => void;
  /** Sets a response that is not in `RESPONSES`, and forgets earlier messages. */
  readonly respondBy: (give: Give) => void;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

/** Starts the stub on a free local port. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const received: Received[] = [];
  let give: Give = RESPONSES['says success: true'].give;
  const server = await startServer(async (request, response) => {
    const fields = new URLSearchParams(await readBody(request));
    if (request.url === THANKS_PAGE) return html('<h1>Thank you</h1>')(response);
    if (request.url === THANKS_DATA) return json('{"success":true}')(response);
    received.push({ method: request.method, accept: request.headers.accept, fields });
    give(response);
  });
  const respondBy = (next: Give): void => {
    give = next;
    received.length = 0;
  };
  return { ...server, received, respondBy, respondWith: (name) => respondBy(RESPONSES[name].give) };
}
