/** Who may ask: pages of this very server. Another one at `localhost`, on another port, is of the same site to a browser. */

/**
 * Browsers send `Sec-Fetch-Site` to localhost, and `Origin` with whatever may change something; no page can forge either.
 * Programs that are no browser can write the files themselves.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isOwnPage({ method, headers, url }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const isFromHere = site === null || site === 'same-origin' || (site === 'none' && method === 'GET');
  const mayChange = method !== 'GET' && method !== 'HEAD';
  return isFromHere && (origin === null ? !mayChange : origin === new URL(url).origin);
}
