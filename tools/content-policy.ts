/** The content security policy, computed from the built pages. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inline code of one kind with the hashes that allow exactly this code (CSP Level 3). */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

export interface PolicyOptions {
  /** Where the contact form is delivered to; nothing may be sent anywhere without it. */
  readonly formEndpoint?: string | undefined;
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

/**
 * The policy of all pages: nothing but this site's own files and the hashed inline code, no scripts
 * made from text (Trusted Types), and forms only to where the contact form is delivered.
 */
export function buildPolicy({ scripts, styles }: InlineHashes, { formEndpoint }: PolicyOptions = {}): string {
  const delivery = formEndpoint === undefined ? undefined : new URL(formEndpoint).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Pages fetched ahead on hover; and the form's own request where it is delivered.
    ["connect-src 'self'", ...(delivery ? [delivery] : [])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${delivery ?? "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
