/** Serves the built admin page from a folder. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { adminHeaders } from './admin-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

/** Sends an answer that nobody caches. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/**
 * Sends a file with the headers of the page.
 *
 * @param path - path in the folder; empty for the page itself
 */
export function answerAdminFile(folder: string, response: ServerResponse, path: string): void {
  const root = resolve(folder);
  const file = join(root, decodeURIComponent(path) || 'index.html');
  const isThere = file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
  if (!isThere) {
    send(response, 404, 'text/plain', 'Not found');
    return;
  }
  for (const [name, value] of Object.entries(adminHeaders())) response.setHeader(name, value);
  send(response, 200, TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file));
}
