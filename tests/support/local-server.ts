/** Runs an HTTP server in the test’s own process. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free local port. */
export async function startServer(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
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
