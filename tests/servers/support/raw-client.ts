/** Sends HTTP/1.1 requests with URLs exactly as given; `fetch` would normalize them. */
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { WAIT_LIMIT } from '../../support/time-limits.ts';

interface RawResponse {
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

/** Maximum size of the headers, in bytes. A redirect repeats a hostile URL, which may exceed Node's default. */
const LONGEST_HEADERS = 100_000;

/** A single keep-alive connection, on which requests are sequential. */
export class RawClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: WAIT_LIMIT });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a request and waits for the whole response; reopens the connection if it was closed. */
  send({ method = 'GET', target, headers = {} }: RawRequest): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      const options = { agent: this.#agent, method, path: target, headers, maxHeaderSize: LONGEST_HEADERS };
      const sent = request(this.#origin, options);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headersDistinct } = response;
        const headers = new Map(
          Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
        );
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer')));
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
