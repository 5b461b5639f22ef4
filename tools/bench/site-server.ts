/**
 * Serves a built site as production does: over TLS and HTTP/2, compressed, with the same headers.
 * Pages made during a run, such as the bare twins, can be added.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { business } from '../../src/site/business.ts';
import { compressBrotli, QUALITY_ON_THE_WAY } from '../hosts/brotli.ts';
import {
  buildSecurityHeaders,
  CONTENT_TYPES,
  type Headers,
  IMMUTABLE,
  isCompressible,
  isImmutable,
  REVALIDATED,
  SPECIAL_TYPES,
  withCharset,
} from '../hosts/response-headers.ts';
import { assertBuilt, canonicalPath, listPaths } from '../hosts/site-paths.ts';

const CERTIFICATE_FOLDER = '.cache/bench/certificate';

interface Answer {
  readonly body: Buffer;
  readonly headers: Headers;
}

export interface SiteServer {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  /** Adds or replaces a page. */
  readonly addPage: (path: string, html: string) => void;
}

/** Returns a self-signed certificate for localhost and its key, and creates both on first use. */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(CERTIFICATE_FOLDER, 'key.pem'), join(CERTIFICATE_FOLDER, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(CERTIFICATE_FOLDER, { recursive: true });
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const { status } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '365', '-keyout', key, '-out', cert, ...subject],
    ]);
    if (status !== 0) throw new Error('The benchmark needs openssl to serve over TLS as production does.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Serves a folder on a free port until the process ends. */
export async function serveSite(folder: string): Promise<SiteServer> {
  assertBuilt(folder);
  const securityHeaders = buildSecurityHeaders(folder, business);
  const answers = new Map<string, Answer>();

  const add = (path: string, file: string, content: Buffer): void => {
    const isPacked = isCompressible(file);
    const body = isPacked ? compressBrotli(content, QUALITY_ON_THE_WAY) : content;
    const type = SPECIAL_TYPES[path] ?? CONTENT_TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
    answers.set(path, {
      body,
      headers: {
        'content-type': withCharset(type),
        'content-length': String(body.length),
        'cache-control': isImmutable(path) ? IMMUTABLE : REVALIDATED,
        etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
        ...(isPacked && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        ...securityHeaders,
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
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    addPage: (path, html) => add(path, 'index.html', Buffer.from(html)),
  };
}
