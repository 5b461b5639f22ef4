/**
 * Serves a built site as production does: over TLS and HTTP/2, compressed, with the same headers.
 * Pages made during a run, such as the bare twins, can be added.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compressBrotli, QUALITY_ON_THE_WAY } from '../hosts/brotli.ts';
import { type Answer, openPlainHost } from '../hosts/plain-host.ts';
import { isCompressibleType } from '../hosts/response-headers.ts';
import { assertBuilt, canonicalPath, listPaths } from '../hosts/site-paths.ts';

const CERTIFICATE_FOLDER = '.cache/bench/certificate';

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

/** Compresses an answer the way a CDN does. */
function compress({ body, headers, ...rest }: Answer): Answer {
  if (!isCompressibleType(headers['content-type'])) return { ...rest, headers, body };
  const packing = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { ...rest, headers: { ...headers, ...packing }, body: compressBrotli(body, QUALITY_ON_THE_WAY) };
}

/** Serves a folder on a free port until the process ends. */
export async function serveSite(folder: string): Promise<SiteServer> {
  assertBuilt(folder);
  const host = openPlainHost(folder);
  const ready = new Map<string, Answer>();
  const answer = (path: string): Answer => {
    const known = ready.get(path) ?? compress(host(path));
    ready.set(path, known);
    return known;
  };
  // No load waits for the compression.
  for (const file of listPaths(folder)) answer(canonicalPath(file));
  const server = createSecureServer({ ...certificate(), allowHTTP1: false });
  server.on('stream', (stream: ServerHttp2Stream, { ':path': address = '/' }) => {
    stream.on('error', () => {});
    const { status, headers, body } = answer(address.split('?')[0] ?? '/');
    stream.respond({ ':status': status, 'content-length': body.length, ...headers });
    stream.end(body);
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    addPage: (path, html) => ready.set(path, compress({ ...host('/'), body: Buffer.from(html) })),
  };
}
