/** A local stand-in for a service that delivers forms, with every good and bad answer of a real one. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const json = (status: number, body: string) => (response: ServerResponse) => {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    .end(body);
};
const html = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }).end(body);
};

/** How it answers, by name. */
export const ANSWERS = {
  'confirms in JSON': json(200, '{"success":true,"message":"sent"}'),
  'confirms as Formspree does': json(200, '{"next":"/thanks","ok":true}'),
  'confirms with a page': html(201, '<!doctype html><title>Thanks</title><h1>Thank you</h1>'),
  'confirms without a word': (response: ServerResponse) =>
    void response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end(),
  'refuses with 400': json(400, '{"error":"bad form"}'),
  'refuses with 403 as a page': html(403, '<h1>Forbidden</h1>'),
  'refuses with 422': json(422, '{"errors":[{"message":"email"}]}'),
  'has too much to do (429)': html(429, 'slow down'),
  'fails with 500': html(500, 'oops'),
  'fails with 503': json(503, '{}'),
  'says success: false with status 200': json(200, '{"success":false,"message":"no such form"}'),
  'says "false" in quotation marks': json(200, '{"success":"false"}'),
  'lists errors with status 200': json(200, '{"ok":true,"errors":[{"field":"email"}]}'),
  'answers with garbage that says it is JSON': json(200, '{"success":tr\u0000<<<'),
  'drops the connection': (response: ServerResponse) => void response.socket?.destroy(),
  'drops the connection half-way': (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' });
    response.write('{"success":true,');
    setImmediate(() => response.socket?.destroy());
  },
  'never answers': () => {},
  'begins to answer and never ends': (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.write('{"success":');
  },
} as const;
export type AnswerName = keyof typeof ANSWERS;

/** Names of the answers that are a confirmation. */
export const isConfirmation = (name: AnswerName): boolean => name.startsWith('confirms');
/** Names of the answers that never come to an end. */
export const isEndless = (name: AnswerName): boolean => name.includes('never');

export interface Received {
  readonly method: string | undefined;
  readonly accept: string | undefined;
  readonly body: string;
}

export interface FormEndpoint {
  readonly origin: string;
  /** What has arrived, oldest first. */
  readonly received: readonly Received[];
  readonly answerWith: (name: AnswerName) => void;
  readonly stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

/** Starts it on a free port of this machine. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const received: Received[] = [];
  let answer: AnswerName = 'confirms in JSON';
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    received.push({ method: request.method, accept: request.headers.accept, body });
    ANSWERS[answer](response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (name) => {
      answer = name;
      received.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
