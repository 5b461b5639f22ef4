/** Writes the files that configure Cloudflare Workers static assets: `_headers` and `_redirects`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import {
  type Headers,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  RESOURCE_POLICY,
  SHARED,
  SHARED_FOLDER,
  SPECIAL_TYPES,
  withCharset,
} from './response-headers.ts';
import { listPages, listPaths, otherPaths } from './site-paths.ts';

/** Lines of `_headers` stay below this length, because Cloudflare silently ignores longer ones. */
const LONGEST_LINE = 2000;
/** Cloudflare's limit on the number of rules in `_headers`. */
const MOST_HEADER_RULES = 100;

const PREVIEWS = 'https://:version.:subdomain.workers.dev/*';

/**
 * Returns path patterns for files that never change. A rule in `_headers` also applies to errors, so a rule for a
 * folder lets browsers cache a 404 for a year. Therefore files are listed one by one, and by folder only if there are
 * more files than the limit on rules allows.
 */
export function immutablePaths(folder: string): string[] {
  const paths = listPaths(folder);
  // One rule for all paths, one for previews, one for social cards, and one for each special type.
  let left = MOST_HEADER_RULES - 3 - Object.keys(SPECIAL_TYPES).length;
  const filesOf = (start: string) => paths.filter((path) => path.startsWith(start));
  const folders = IMMUTABLE_FOLDERS.filter((start) => filesOf(start).length > 0);
  return folders.flatMap((start, index) => {
    const files = filesOf(start);
    const laterFolders = folders.length - 1 - index;
    const names = files.length <= left - laterFolders ? files : [`${start}*`];
    left -= names.length;
    return names;
  });
}

/**
 * Builds the `_headers` file.
 *
 * @throws CommandError if a line reaches the platform's limit
 */
export function buildHeadersFile(headers: Headers, immutable: readonly string[] = []): string {
  const rules = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = rules.find((line) => line.length >= LONGEST_LINE);
  if (tooLong)
    throw new CommandError(
      `content/company.yaml, analytics, alsoReaches: these addresses make the security policy ${tooLong.length - LONGEST_LINE + 1} characters too long for Cloudflare; delete those that the pages can do without.`,
    );
  return [
    `/*\n${rules.join('\n')}\n`,
    // Cloudflare would join the values of two rules; the exclamation mark removes the first one.
    `${SHARED_FOLDER}*\n  ! ${RESOURCE_POLICY}\n  ${RESOURCE_POLICY}: ${SHARED}\n`,
    ...immutable.map((path) => `${path}\n  Cache-Control: ${IMMUTABLE}\n`),
    ...Object.entries(SPECIAL_TYPES).map(([path, type]) => `${path}\n  Content-Type: ${withCharset(type)}\n`),
    `# Previews are not for search engines.\n${PREVIEWS}\n  X-Robots-Tag: noindex\n`,
  ].join('\n');
}

/**
 * Builds the `_redirects` file: every other spelling of a page's path permanently redirects to it. The
 * platform's limit of 2,000 rules is enough for 500 pages.
 */
export function buildRedirectsFile(pages: readonly string[]): string {
  const rules = pages.flatMap((page) => otherPaths(page).map((other) => `${other} ${page} 301`));
  return `${rules.join('\n')}\n`;
}

/** Writes both files into a built site. */
export function writeWorkersFiles(folder: string, headers: Headers): void {
  writeFileSync(join(folder, '_headers'), buildHeadersFile(headers, immutablePaths(folder)));
  writeFileSync(join(folder, '_redirects'), buildRedirectsFile(listPages(folder)));
}
