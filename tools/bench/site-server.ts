/**
 * Serves a built site as production does: over TLS and HTTP/2, compressed, with the headers of its `_headers` file.
 * Pages made during a run, such as the bare twins, can be added.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { compressBrotli } from '../hosts/brotli.ts';
import {
  CONTENT_TYPES,
  type Headers,
  isCompressible,
  REVALIDATED,
  withCharset,
} from '../hosts/response-headers.ts';
import { assertBuilt, canonicalPath, listPaths } from '../hosts/site-paths.ts';

const CERTIFICATE_FOLDER = '.cache/bench/certificate';

interface Answer {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** One rule of `_headers`: a path, with or without a star at its end, and its headers. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** Reads a line such as `  Cache-Control: no-store`. */
function parseHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}

/** Reads Cloudflare's `_headers`: paths at the start of a line, their headers indented; rules for other hosts are left out. */
function parseHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .map((rule) => rule.trim().split('\n'))
    .filter(([path = '']) => path.startsWith('/'))
    .map(([path = '', ...lines]) => ({ path, headers: Object.fromEntries(lines.map(parseHeader)) }));
}

const appliesTo = (rule: HeaderRule, path: string): boolean =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;

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
  assertBuilt(folder);
  const rules = parseHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const answers = new Map<string, Answer>();

  const add = (path: string, file: string, content: Buffer): void => {
    const isPacked = isCompressible(file);
    const body = isPacked ? compressBrotli(content) : content;
    const own = rules.filter((rule) => appliesTo(rule, path)).map(({ headers }) => headers);
    answers.set(path, {
      body,
      headers: {
        'content-type': withCharset(CONTENT_TYPES[extname(file).slice(1)] ?? 'application/octet-stream'),
        'content-length': String(body.length),
        'cache-control': REVALIDATED,
        etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
        ...(isPacked && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        ...Object.assign({}, ...own),
      },
    });
  };
  for (const file of listPaths(folder)) add(canonicalPath(file), file, readFileSync(join(folder, file)));

  const server = createSecureServer({ ...certificate(), allowHTTP1: false });
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
    addPage: (path, html) => add(path, 'index.html', Buffer.from(html)),
    close: () => {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
