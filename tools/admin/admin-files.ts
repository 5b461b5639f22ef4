/** The headers of the admin page, by which it runs no code from elsewhere. */
import { IMMUTABLE } from '../hosts/response-headers.ts';

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
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
  "manifest-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const HEADERS = {
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

/** Returns the `_headers` file of the page. */
export function buildAdminHeaders(): string {
  const rules = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  // The names of these files have a hash.
  return `/*\n${rules.join('\n')}\n\n/assets/*\n  Cache-Control: ${IMMUTABLE}\n`;
}
