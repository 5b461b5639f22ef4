/** What every server says with a file, whichever server it is: the one source of headers. */
import { extname } from 'node:path';
import { buildPolicy, collectInlineHashes, type PolicyOptions } from './content-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Address of the rules for rendering the next page ahead (`src/pages/speculation-rules.json.ts`). */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Says who may show a file in a page: this site alone. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
/** Cards of links, which other sites show in their pages, and what the policy says of them. */
export const SHARED_FOLDER = '/social/';
export const SHARED = 'cross-origin';

/** Headers of every response, whatever its status. */
export function buildSecurityHeaders(folder: string, options: PolicyOptions = {}): Headers {
  return {
    'Content-Security-Policy': buildPolicy(collectInlineHashes(folder), options),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    [RESOURCE_POLICY]: 'same-origin',
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
  };
}

/** Folders whose file names carry a hash of their content, so that they never change. */
export const IMMUTABLE_FOLDERS = ['/_astro/', '/art/', '/brand/', '/fonts/', '/photos/', '/search/'] as const;
/** Whether a file's name carries a hash of its content, by its address. */
export const isImmutable = (path: string): boolean =>
  IMMUTABLE_FOLDERS.some((start) => path.startsWith(start));
/** How long a file of these folders may be kept: a year, without asking. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else may be kept, and is asked for again each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Media type by file ending, as Cloudflare sends them; nginx gets the same table. */
export const CONTENT_TYPES: Headers = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** Text is in UTF-8, and says so. */
export const withCharset = (type: string): string =>
  type.startsWith('text/') ? `${type}; charset=utf-8` : type;

/** Files whose type their ending does not tell, or of which Cloudflare says an outdated one. */
export const SPECIAL_TYPES: Headers = {
  [SPECULATION_RULES]: 'application/speculationrules+json',
  '/contact.vcf': 'text/vcard',
};

/** Endings of files that are worth compressing. */
const COMPRESSIBLE = ['html', 'css', 'js', 'svg', 'json', 'webmanifest', 'xml', 'txt', 'vcf', 'ico'];

/** Whether a file is worth compressing, by its ending. */
export const isCompressible = (path: string): boolean => COMPRESSIBLE.includes(extname(path).slice(1));
