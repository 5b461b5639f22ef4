/** Asks a server for every address of a site, and names the answers that differ from the site's files and rules. */
import { CommandError } from '../command-error.ts';
import { type Answer, openPlainHost } from '../hosts/plain-host.ts';
import type { Headers } from '../hosts/response-headers.ts';
import { canonicalPath, isNotFoundPage, listPages, listPaths, otherPaths } from '../hosts/site-paths.ts';
import { findChange, sumUp } from './changed-files.ts';
import type { PageFault } from './page-faults.ts';

/** Returns the answer for a path. */
export type Ask = (path: string) => Promise<Answer>;

/** A page that every site has, to which its other names must lead, too. */
const DEEP_PAGE = '/contact';
/** Addresses that no site has, in each folder with a 404 page of its own. */
const MISSING: readonly string[] = ['/nothing-here', '/services/nothing-here', '/service-areas/nothing-here'];
/** A query string, as in links from advertisements; it must not change the answer. */
const QUERY = '?utm_source=verify';
/** Number of requests at the same time. */
const LANES = 8;
/** Longest time for one answer, ms. */
const LONGEST_WAIT = 30_000;
const REMEDY = 'deploy again, and switch off what changes pages, headers or addresses at the host';

/**
 * Matches headers that hosts add and that change neither what browsers do with a page nor what search engines do. Names
 * that begin with `x-` are the hosts' own, except those that search engines and browsers obey.
 */
const HARMLESS =
  /^(?:accept-ranges|age|cf-[\w-]+|connection|content-(?:encoding|length)|date|etag|expires|keep-alive|last-modified|nel|server|server-timing|transfer-encoding|vary|via|x-(?!robots-tag|frame-options|content-|webkit-csp|xss-protection|permitted-|dns-prefetch|ua-)[\w-]+): |^alt-svc: (?:[\w-]+=":\d+"(?:; ?\w+=\d+)*(?:, ?|$))+$|^report-to: (?!.*"url":"https:\\?\/\\?\/(?!a\.nel\.cloudflare\.com[\\/]))/;

/** `text/html;charset=UTF-8` and `text/html; charset=utf-8` are the same. */
const plain = (name: string, value: string): string =>
  name === 'content-type' ? value.toLowerCase().replaceAll(' ', '') : value;

function compareHeaders(found: Headers, right: Headers): string[] {
  const foreign = Object.entries(found).filter(
    ([name, value]) => !(name in right) && !HARMLESS.test(`${name}: ${value}`),
  );
  return [
    ...foreign.map(([name, value]) => `the header “${name}: ${value}” does not belong there`),
    ...Object.entries(right).flatMap(([name, value]) => {
      const change = findChange(Buffer.from(plain(name, found[name] ?? '')), Buffer.from(plain(name, value)));
      return change ? [`in the header “${name}”, ${change}`] : [];
    }),
  ];
}

/** Returns what is wrong with an answer, one clause each. */
function compareAnswers(found: Answer, right: Answer): string[] {
  if (found.status !== right.status) return [`the status is ${found.status} instead of ${right.status}`];
  const body = findChange(found.body, right.body);
  return [...compareHeaders(found.headers, right.headers), ...(body ? [body] : [])];
}

/**
 * Returns a fault for each answer that differs from what a built site says: files, statuses, headers, redirects and 404
 * pages.
 *
 * @param place - the address of the site, for a sentence about it as a whole
 */
export async function findChangedAnswers(
  folder: string,
  ask: Ask,
  place: string,
): Promise<readonly PageFault[]> {
  const right = openPlainHost(folder);
  const files = listPaths(folder).filter((path) => !isNotFoundPage(path));
  const pages = listPages(folder);
  const queue = [
    ...files.map(canonicalPath),
    ...pages.flatMap((page) => [`${page}${QUERY}`, ...otherPaths(page)]),
    ...MISSING,
  ];
  const faults: PageFault[] = [];
  const askQueue = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const found = await ask(path).catch((error: Error) => error);
      const changes =
        found instanceof Error
          ? [`the server did not answer (${found.message})`]
          : compareAnswers(found, right(path.replace(QUERY, '')));
      for (const change of changes) faults.push({ path, fault: `${change}; ${REMEDY}` });
    }
  };
  await Promise.all(Array.from({ length: LANES }, askQueue));
  return sumUp(faults, place, REMEDY);
}

/** Lists the other addresses that people may type for a site: without TLS, and with or without `www.`. */
export function listOtherOrigins(address: string): string[] {
  const { protocol, host } = new URL(address);
  // Cloudflare's addresses for previews have no other names.
  if (protocol !== 'https:' || host.endsWith('.workers.dev')) return [];
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  return [`http://${host}`, `https://${other}`, `http://${other}`];
}

/** Returns a fault for each other address that answers, unless its redirects end at the same page of the site. */
export async function findOpenOrigins(site: string, origins = listOtherOrigins(site)): Promise<PageFault[]> {
  const right = `${new URL(site).origin}${DEEP_PAGE}`;
  const faults = origins.map(async (origin) => {
    const options = { method: 'HEAD', signal: AbortSignal.timeout(LONGEST_WAIT) };
    const { url } = await fetch(origin + DEEP_PAGE, options).catch(() => ({ url: right }));
    const fault = `${DEEP_PAGE} does not lead to ${right}, but to ${url}; redirect all pages there permanently`;
    return url === right ? [] : [{ path: origin, fault }];
  });
  return (await Promise.all(faults)).flat();
}

/**
 * Returns a function that asks a server, without following redirects.
 *
 * @throws CommandError if the text is not an address
 */
export function askServer(address: string): Ask {
  const { origin, protocol, hostname } = URL.parse(address) ?? {};
  if (!origin || !/^https?:$/.test(protocol ?? ''))
    throw new CommandError(`“${address}” is not an address; write it like https://www.example.com.`);
  return async (path) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const headers = new Map(response.headers);
    const location = headers.get('location');
    if (location?.startsWith(`${origin}/`)) headers.set('location', location.slice(origin.length));
    // Cloudflare's addresses for previews are kept out of search engines (`_headers`).
    if (hostname?.endsWith('.workers.dev')) headers.delete('x-robots-tag');
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}
