/** The single source of response headers for every server. */
import { buildPolicy, collectInlineHashes, type PolicyOptions } from './content-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** URL path of the speculation rules for prerendering (`src/pages/speculation-rules.json.ts`). */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Header that says which sites may embed a file. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
/** Folder of social cards, which other sites may embed. */
export const SHARED_FOLDER = '/social/';
export const SHARED = 'cross-origin';

/** Returns the headers that every response has, whatever its status. */
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

/** Folders whose file names contain a hash of the content, so the files never change. */
export const IMMUTABLE_FOLDERS = ['/_astro/', '/art/', '/brand/', '/fonts/', '/photos/', '/search/'] as const;
/** Cache-Control for files in `IMMUTABLE_FOLDERS`: cached for a year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control for all other files: cached, but revalidated each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Media types, keyed by file extension, as Cloudflare sends them. */
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
};

/** Returns a media type, with the charset UTF-8 if it is a text type. */
export const withCharset = (type: string): string =>
  type.startsWith('text/') ? `${type}; charset=utf-8` : type;

/**
 * Media types of single files, keyed by URL path. Their extensions do not determine the types, or Cloudflare would send
 * outdated types.
 */
export const SPECIAL_TYPES: Headers = {
  [SPECULATION_RULES]: 'application/speculationrules+json',
  '/contact.vcf': 'text/vcard',
};

/** Checks whether files of a media type are worth compressing. */
export const isCompressibleType = (type = ''): boolean => /^text\/|json|xml|icon$/.test(type);
