/** Serves the built admin page from a folder, with headers by which it runs no code from elsewhere. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const GITHUB_API = 'https://api.github.com';

/**
 * Sveltia CMS sets styles on elements, compiles the WebAssembly that reads and writes photos, and shows photos from
 * memory. Its requests to other hosts, such as githubstatus.com, are not needed.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${GITHUB_API}`,
  "worker-src 'self'",
  "manifest-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The headers, keyed by name. */
export const ADMIN_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY.join('; '),
  // Sign-in opens GitHub in another window, which has to find this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

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
  for (const [name, value] of Object.entries(ADMIN_HEADERS)) response.setHeader(name, value);
  send(response, 200, TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file));
}
