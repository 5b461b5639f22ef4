/**
 * Serves a built site as production does: over TLS and HTTP/2, compressed, with the headers of its `_headers` file.
 * Pages made during a run, such as the bare twins, can be added.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const CERTIFICATE_FOLDER = '.cache/bench/certificate';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED_ALREADY = new Set(['.ico', '.png', '.woff2']);

/** Brotli at its highest level, as files are compressed ahead of time. */
export const compress = (content: Buffer | string): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });

/** Instructions for the host. */
const NOT_SERVED = new Set(['_headers', '_redirects']);

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** One rule of `_headers`: a path, with or without a star at its end, and its headers. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the format of Cloudflare's `_headers`; rules for other hosts and for detaching headers are left out. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .reduce<string[][]>((found, line) => {
      if (/^\s/.test(line)) found.at(-1)?.push(line.trim());
      else found.push([line]);
      return found;
    }, []);
  return blocks
    .filter(([path = '']) => path.startsWith('/'))
    .map(([path = '', ...lines]) => ({
      path,
      headers: Object.fromEntries(
        lines
          .filter((line) => !line.startsWith('!'))
          .map((line) => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
      ),
    }));
}

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

export interface SiteServer {
  /** Address without a slash at its end. */
  readonly origin: string;
  /** Adds or replaces a page. */
  readonly addPage: (path: string, html: string) => void;
  readonly close: () => Promise<void>;
}

/** A certificate for this machine only, made once. */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(CERTIFICATE_FOLDER, 'key.pem'), join(CERTIFICATE_FOLDER, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(CERTIFICATE_FOLDER, { recursive: true });
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const { status } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '365', '-keyout', key, '-out', cert, ...subject],
    ]);
    if (status !== 0) throw new Error('The benchmark needs openssl, to serve over TLS as production does.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Serves a folder on a free port. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const answers = new Map<string, Answer>();

  const add = (path: string, extension: string, content: Buffer): void => {
    const packed = COMPRESSED_ALREADY.has(extension) ? content : compress(content);
    const own = rules.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers);
    answers.set(path, {
      body: packed,
      headers: {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'content-length': String(packed.length),
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
        ...(packed !== content && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        ...Object.assign({}, ...own),
      },
    });
  };

  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || NOT_SERVED.has(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const clean = path.replace(/(?:^\/index|\.html)$/, '').replace(/\/index$/, '');
    add(path.endsWith('.html') ? clean || '/' : path, extname(file), readFileSync(file));
  }

  const server: Http2SecureServer = createSecureServer({ ...certificate(), allowHTTP1: false });
  server.on('stream', (stream: ServerHttp2Stream, { ':path': address = '/' }) => {
    stream.on('error', () => {});
    const path = address.split('?')[0] ?? '/';
    const answer = answers.get(path) ?? answers.get('/404');
    stream.respond({ ':status': answers.has(path) ? 200 : 404, ...answer?.headers });
    stream.end(answer?.body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    addPage: (path, html) => add(path, '.html', Buffer.from(html)),
    close: () => {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
