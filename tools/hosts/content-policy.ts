/** Computes the content security policy from the built pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { WORKER_POLICY } from '../../src/content/offline.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listThirdParties, type PolicyDirective } from '../../src/lib/identity/connected-services.ts';
import { listFiles, parseHtml } from '../build/built-site.ts';

/** Hashes of inline code, each of which allows exactly that code (CSP Level 3). */
interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Services that the company is connected to; if there are none, no data leaves the site. */
export type PolicyOptions = Pick<Business, 'formEndpoint' | 'analytics'>;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Inline scripts, except structured data. */
const INLINE_SCRIPT = 'script:not([src]):not([type="application/ld+json"])';

const codeOf = (document: HTMLElement, selector: string): string[] =>
  document.querySelectorAll(selector).flatMap(({ rawText }) => rawText || []);

/** Hashes all inline scripts and styles of a site; `style` attributes and event handlers get none (`.htmlvalidate.json`). */
export function collectInlineHashes(folder: string): InlineHashes {
  const pages = listFiles(folder, '.html').map((file) => parseHtml(readFileSync(join(folder, file), 'utf8')));
  const hashAll = (selector: string): ReadonlySet<string> =>
    new Set(pages.flatMap((page) => codeOf(page, selector)).map(hashOf));
  return { scripts: hashAll(INLINE_SCRIPT), styles: hashAll('style') };
}

/**
 * Returns the policy for all pages. It allows only this site's own files, `data:` pictures, the hashed inline code, and
 * the servers of connected services. It forbids scripts made from strings (Trusted Types), except the URL of the service
 * worker, unless the owner's tag manager needs them.
 */
export function buildPolicy({ scripts, styles }: InlineHashes, options: PolicyOptions = {}): string {
  const parties = listThirdParties(options);
  const originsFor = (directive: PolicyDirective): string[] => [
    ...new Set(
      parties.filter(({ directives }) => directives.includes(directive)).map(({ origin }) => origin),
    ),
  ];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...originsFor('script-src'), ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // The first drawing of a page is a `data:` URL.
    ["img-src 'self' data:", ...originsFor('img-src')].join(' '),
    "font-src 'self'",
    // Needed for the search’s data, for the contact form if it delivers messages, and for analytics.
    ["connect-src 'self'", ...originsFor('connect-src')].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action ${originsFor('form-action').join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    ...(options.analytics?.writesMarkup
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${WORKER_POLICY}`]),
  ].join('; ');
}
