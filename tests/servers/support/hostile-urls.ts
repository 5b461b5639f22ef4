/** Generates requests that attackers send and that no link on the site causes. */
import fc from 'fast-check';
import { canonicalPath } from '../../../tools/hosts/site-paths.ts';
import type { RawRequest } from './raw-client.ts';

const LONG = 8 * 1024;

/** Spellings of `..` and `.` that have worked on some server. */
const STEPS_UP = '.. . %2e%2e .%2e %2E. ..%2f ..%5c ..\\ %252e%252e %c0%ae%c0%ae %u002e ..; %2e%2e%2f'.split(
  ' ',
);
/** Path segments that have led out of the site’s folder on some server, or have made a server fail. */
const ESCAPES = [...STEPS_UP, ...'.... ..%00 %00 %0d%0aX-Evil:1 %0a %20 %ff % %zz +'.split(' ')];
/** Files that attackers request, and files outside the site's folder. */
const PRIZES = [
  ...'canary.txt package.json wrangler.jsonc _headers _redirects .env .git/config'.split(' '),
  ...'etc/passwd proc/self/environ index.php wp-login.php 404 404.html site'.split(' '),
];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO', 'BREW'];

const randomText = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(' ', '%20')),
  fc
    .uint8Array({ maxLength: 20 })
    .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  fc.integer({ min: 1, max: LONG }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 1, max: Math.floor(LONG / 3) }).map((length) => '%2e'.repeat(length)),
);

/** Generates functions that rewrite a path, for example with a trailing slash, doubled slashes or escapes. */
const disguise: fc.Arbitrary<(path: string) => string> = fc.oneof(
  fc.constant((path: string) => path),
  fc.constant((path: string) => `${path}/`),
  fc.constant((path: string) => `${path}.html`),
  fc.constant((path: string) => path.toUpperCase()),
  fc.constant((path: string) => path.replaceAll('/', '//')),
  fc.constant((path: string) => path.replaceAll('/', '%2f')),
  fc.constant((path: string) => path.replaceAll('/', '\\')),
  fc.constant((path: string) => `/.${path}`),
  fc.constant((path: string) => `/nothing/..${path}`),
  fc.constant((path: string) => `${path}?${'q'.repeat(20)}=//evil.example`),
  fc.constant((path: string) => `${path}/index.html`),
  fc.nat(40).map((at) => (path: string) => {
    const index = 1 + (at % Math.max(1, path.length - 1));
    const code = path.charCodeAt(index);
    return Number.isNaN(code) ? path : `${path.slice(0, index)}%${code.toString(16)}${path.slice(index + 1)}`;
  }),
);

/**
 * Generates hostile requests.
 *
 * @param paths - files of the site, which some of the requests name
 */
export function hostileRequest(paths: readonly string[]): fc.Arbitrary<RawRequest> {
  const known = fc.constantFrom(...paths, ...paths.map(canonicalPath));
  const disguised = fc.tuple(known, disguise, disguise).map(([path, first, second]) => second(first(path)));
  const piece = fc.oneof(
    fc.constantFrom(...ESCAPES),
    fc.constantFrom(...PRIZES),
    fc.constant(''),
    randomText,
    known.map((path) => path.slice(1)),
  );
  const composed = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.constantFrom('/', '//', '%2f', '\\', '%5c'))
    .map(([pieces, separator]) => `/${pieces.join(separator)}`);
  const outside = fc
    .tuple(fc.constantFrom(...STEPS_UP), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...PRIZES))
    .map(([up, depth, prize]) => `/${`${up}/`.repeat(depth)}${prize}`);
  return fc.record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('GET') },
      fc.constant('HEAD'),
      fc.constantFrom(...METHODS),
    ),
    target: fc.oneof(disguised, composed, outside),
  });
}
