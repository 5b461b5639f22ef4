/**
 * Sends raw HTTP/1.1 over a keep-alive connection. Node's own clients normalize URLs before
 * they send them, but these tests need URLs that are not normalized.
 */
import { connect, type Socket } from 'node:net';
import { WAIT_LIMIT } from '../../support/time-limits.ts';

export interface RawResponse {
  readonly status: number;
  /** Names are in lower case; values of repeated headers are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const BLANK_LINE = Buffer.from('\r\n\r\n');

interface Waiting {
  readonly method: string;
  resolve(response: RawResponse): void;
  reject(error: Error): void;
}

/** A single connection, on which requests are sequential. */
export class RawClient {
  readonly #port: number;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  constructor(origin: string) {
    this.#port = Number(new URL(origin).port);
  }

  /** Sends a request and waits for the whole response; reopens the connection if it was closed. */
  send({ method = 'GET', target, headers = {} }: RawRequest): Promise<RawResponse> {
    if (this.#waiting) throw new Error('A connection handles one request at a time');
    const lines = Object.entries({ Host: `localhost:${this.#port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const socket = this.#open();
    return new Promise((resolve, reject) => {
      this.#waiting = { method, resolve, reject };
      socket.write(
        Buffer.from(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1'),
      );
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    this.#received = Buffer.alloc(0);
    const socket = connect(this.#port, 'localhost');
    socket.setNoDelay(true);
    socket.setTimeout(WAIT_LIMIT, () => socket.destroy(new Error('No answer')));
    socket.on('data', (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#read(false);
    });
    const end = (error?: Error) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#read(true);
      this.#waiting?.reject(error ?? new Error('The connection closed without an answer'));
      this.#waiting = undefined;
    };
    socket.on('end', () => end());
    socket.on('error', end);
    socket.on('close', () => end());
    this.#socket = socket;
    return socket;
  }

  #read(ended: boolean): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    const parsed = parseResponse(this.#received, waiting.method, ended);
    if (!parsed) return;
    this.#received = this.#received.subarray(parsed.length);
    this.#waiting = undefined;
    if (parsed.response.headers.get('connection')?.toLowerCase() === 'close') this.close();
    waiting.resolve(parsed.response);
  }
}

/** Parses the first complete response; returns undefined while bytes are missing. */
export function parseResponse(
  bytes: Buffer,
  method: string,
  ended: boolean,
): { readonly response: RawResponse; readonly length: number } | undefined {
  const headEnd = bytes.indexOf(BLANK_LINE);
  if (headEnd < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  const status = Number(first.split(' ')[1]);
  const start = headEnd + BLANK_LINE.length;
  const response = (body: Buffer) => ({ status, headers, body });
  if (method === 'HEAD' || status === 304 || status === 204)
    return { response: response(Buffer.alloc(0)), length: start };
  if (headers.get('transfer-encoding') === 'chunked') {
    const chunks = parseChunks(bytes, start);
    return chunks && { response: response(chunks.body), length: chunks.end };
  }
  const size = headers.get('content-length');
  if (size === undefined)
    return ended ? { response: response(bytes.subarray(start)), length: bytes.length } : undefined;
  const end = start + Number(size);
  return bytes.length >= end ? { response: response(bytes.subarray(start, end)), length: end } : undefined;
}

function parseChunks(bytes: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const chunkEnd = lineEnd + 2 + size;
    if (bytes.length < chunkEnd + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), end: chunkEnd + 2 };
    chunks.push(bytes.subarray(lineEnd + 2, chunkEnd));
    at = chunkEnd + 2;
  }
}
