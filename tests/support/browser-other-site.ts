/** Serves the site of the other company, for browser tests that need one. */
import { answerFrom, type RunningServer, startServer } from './local-server.ts';
import { provideOtherSite } from './other-site.ts';

/** Starts the server; builds the site first if it is not built yet, which may take two minutes. */
export const startOtherSite = async (): Promise<RunningServer> =>
  await startServer(answerFrom((await provideOtherSite()).dist));

/**
 * Proxies a running site and replaces a string in its pages and headers. Playwright routes would not work:
 * if a route has modified a page, Chromium blocks that page's requests to a local server (Local Network Access).
 */
export function startRewriting(origin: string, from: string, to: string): Promise<RunningServer> {
  return startServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const headers = Object.fromEntries(
      [...answer.headers]
        .filter(([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection|etag)$/.test(name))
        .map(([name, value]) => [name, value.replaceAll(from, to)]),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    response.writeHead(answer.status, headers).end(isPage ? body.toString().replaceAll(from, to) : body);
  });
}
