/** Runs HTTP servers in the process that needs them. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPlainHost } from '../../tools/hosts/plain-host.ts';

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Answers requests with the files of a built site, as every host does (`tests/servers/hosts.test.ts`). */
export function answerFrom(folder: string): RequestListener {
  const host = openPlainHost(folder);
  return ({ method = '', url = '/' }, response) => {
    const { status, headers, body } = host(url.replace(/\?.*/, ''));
    const isRead = method === 'GET' || method === 'HEAD';
    response.writeHead(isRead ? status : 405, { ...headers }).end(body);
  };
}

/** Starts a local server; by default, on a free port. */
export async function startServer(answer: RequestListener, port = 0): Promise<RunningServer> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
