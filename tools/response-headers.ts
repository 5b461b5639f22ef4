/** Security and caching headers of every response, computed from the built pages. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inline code of one kind with the hashes that allow exactly this code (CSP Level 3). */
interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}

/**
 * Hashes of all inline scripts and styles.
 *
 * @throws Error when a page has a style attribute or an inline handler, which no hash can allow
 */
export function collectInlineHashes(folder: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of listPages(folder)) {
    const html = readFileSync(page, 'utf8');
    const forbidden = /<[a-z][^>]*\s(style|on[a-z]+)=/i.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''));
    if (forbidden)
      throw new Error(`${page} has an inline ${forbidden[1]} attribute, which the policy forbids.`);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (code && !attributes.includes('application/ld+json')) scripts.add(hashOf(code));
    }
    for (const [, code = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(code));
  }
  return { scripts, styles };
}

/** The content security policy of all pages: nothing but this site's own files and the hashed inline code. */
export function buildPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of every response, whatever its status. */
export function buildSecurityHeaders(folder: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': buildPolicy(collectInlineHashes(folder)),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}

/** Folders whose file names carry a hash of their content, so that they never change. */
export const IMMUTABLE_FOLDERS = ['/_astro/', '/art/'] as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cloudflare drops a longer line of `_headers` without an error. */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Workers static assets.
 *
 * @throws Error when a line is longer than the platform reads
 */
export function buildHeadersFile(headers: Readonly<Record<string, string>>): string {
  const rules = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = rules.find((line) => line.length >= LONGEST_LINE);
  if (tooLong)
    throw new Error(`A line of _headers is longer than ${LONGEST_LINE} characters: ${tooLong.slice(0, 60)}…`);
  const immutable = IMMUTABLE_FOLDERS.map((folder) => `${folder}*\n  Cache-Control: ${IMMUTABLE}\n`);
  return `/*\n${rules.join('\n')}\n\n${immutable.join('\n')}\n# Previews are not for search engines.\nhttps://:version.:subdomain.workers.dev/*\n  X-Robots-Tag: noindex\n`;
}
