/** Detects requests from pages of other servers. To a browser, `localhost` on another port is the same site. */

/**
 * Returns false for a request from a page of another server, and for one that may change something but has no `Origin`.
 * Browsers send `Sec-Fetch-Site` to localhost, and `Origin` with every request that may change something. No page can
 * forge these headers; other programs can write the files anyway.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isOwnPage({ method, headers, url }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const isFromHere = site === null || site === 'same-origin' || (site === 'none' && method === 'GET');
  const mayChange = method !== 'GET' && method !== 'HEAD';
  return isFromHere && (origin === null ? !mayChange : origin === new URL(url).origin);
}
