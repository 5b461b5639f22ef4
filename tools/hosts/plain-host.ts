/**
 * Answers requests for a built site by the rules that docs/deploy.md gives for any host: the files, `_redirects`,
 * `_headers`, the nearest 404 page, and nothing else. Tests and benchmarks use it.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CONTENT_TYPES, type Headers, REVALIDATED, withCharset } from './response-headers.ts';
import { canonicalPath, isNotFoundPage, listPaths } from './site-paths.ts';

export interface Answer {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Headers;
  readonly body: Buffer;
}

interface HeaderRule {
  readonly pattern: string;
  /** `Name: value` sets a header; `! Name` removes one that an earlier rule has set. */
  readonly lines: string[];
}

const readLines = (folder: string, file: string): string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Reads the rules of `_headers`, except those for Cloudflare’s own addresses. */
function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(folder, '_headers')) {
    if (line.startsWith(' ')) rules.at(-1)?.lines.push(line.trim());
    else rules.push({ pattern: line, lines: [] });
  }
  return rules.filter(({ pattern }) => pattern.startsWith('/'));
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the headers that the rules give to a path, in addition to the given ones. */
function applyRules(rules: readonly HeaderRule[], path: string, given: Headers): Headers {
  const headers = new Map(Object.entries(given));
  for (const line of rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ lines }) => lines)) {
    const [, name = '', value = ''] = /^(?:! )?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
    if (line.startsWith('! ')) headers.delete(name.toLowerCase());
    else headers.set(name.toLowerCase(), value);
  }
  return Object.fromEntries(headers);
}

/** Returns the file of the 404 page in the path’s folder, or in the nearest folder above it that has one. */
function nearestNotFoundPage(files: readonly string[], path: string): string {
  for (let folder = path; folder !== ''; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (files.includes(`${folder}/404.html`)) return `${folder}/404.html`;
  }
  return '/404.html';
}

/**
 * Reads the rules of a built site.
 *
 * @returns a function that answers a GET request, given its path without a query string
 */
export function openPlainHost(folder: string): (path: string) => Answer {
  const files = listPaths(folder);
  const fileByPath = new Map(
    files.filter((file) => !isNotFoundPage(file)).map((file) => [canonicalPath(file), file]),
  );
  const redirects = new Map(readLines(folder, '_redirects').map((line) => [line.split(' ')[0], line]));
  const rules = readHeaderRules(folder);
  return (path) => {
    const [, location = '', status] = redirects.get(path)?.split(' ') ?? [];
    if (status)
      return {
        status: Number(status),
        headers: applyRules(rules, path, { location }),
        body: Buffer.alloc(0),
      };
    const found = fileByPath.get(path);
    const file = found ?? nearestNotFoundPage(files, path);
    const type = CONTENT_TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
    const headers = { 'content-type': withCharset(type), 'cache-control': REVALIDATED };
    return {
      status: found ? 200 : 404,
      headers: applyRules(rules, path, headers),
      body: readFileSync(join(folder, file)),
    };
  };
}
