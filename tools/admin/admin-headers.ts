/** HTTP headers of the admin page: it runs no code from elsewhere, and talks only to GitHub. */

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

/** Returns the headers, keyed by name. */
export const adminHeaders = (): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': POLICY.join('; '),
  // Sign-in opens GitHub in another window, which has to find this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
});
