/** The site of another company behind workerd, for browser tests that need one. */
import { freePort, spawnWorkerd, stop, waitFor } from '../servers/support/start-servers.ts';
import { provideOtherSite } from './other-site.ts';

export interface RunningSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server, after a build where the sources have changed; give the test file two minutes for it. */
export async function startOtherSite(): Promise<RunningSite> {
  const site = provideOtherSite();
  const port = await freePort();
  const server = spawnWorkerd(port, '.', site.dist);
  const origin = `http://localhost:${port}`;
  await waitFor(server, origin);
  return {
    origin,
    stop: () => stop(server),
  };
}
