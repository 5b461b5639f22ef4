import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, getCiphers } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { hashInlineCode } from '../../tools/hosts/content-policy.ts';
import type { SiteForNginx } from '../../tools/hosts/nginx/prepare-nginx.ts';
import { type NginxRun, siteOfRun, startNginx } from '../../tools/hosts/nginx/start-nginx.ts';
import { listPages, listPaths } from '../../tools/hosts/site-paths.ts';
import { findNginx } from '../../tools/machine/nginx-program.ts';
import { makeCertificate } from '../support/certificate.ts';
import { NOTICE_YEAR } from '../support/notice-year.ts';
import { runScript } from '../support/run.ts';
import { copyProject, makeFolder } from '../support/temporary-folder.ts';
import { IS_FULL } from '../support/thoroughness.ts';
import { TEST_LIMIT } from '../support/time-limits.ts';
import { RawClient, type RawResponse } from './support/raw-client.ts';
import { freePort, stop, waitFor } from './support/start-servers.ts';

const NOTICE = 'Closed on Monday for a test.';
const MODULE = JSON.stringify(resolve('tools/hosts/nginx/deploy-nginx.ts'));
const program = findNginx();
const site = inject('site');

/** Makes a folder that nginx's worker processes may enter, even if root starts nginx. */
function makeOpenFolder(): string {
  const folder = makeFolder();
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Builds the site as if an owner had changed it: with a notice on every page, a different name on signs, and a
 * different heat color in drawings.
 */
function buildChangedSite(): string {
  const project = copyProject();
  const file = join(project, 'content/company.yaml');
  const text = readFileSync(file, 'utf8').replace(/^shortName: .*/m, 'shortName: Renamed Heating');
  writeFileSync(
    file,
    `${text}\nnotice:\n  text: ${NOTICE}\n  from: 2026-01-01\n  to: ${NOTICE_YEAR}-12-31\n`,
  );
  writeFileSync(join(project, 'content/brand.yaml'), 'accent: "#B3540A"\n');
  expect(runScript('tools/commands/build.ts', project, {})).toMatchObject({
    status: 0,
  });
  return join(project, 'dist');
}

/** Deploys in a separate process, so that visits continue during the deploy. */
async function deployApart(run: NginxRun, changes: Partial<SiteForNginx> = {}): Promise<void> {
  const options = JSON.stringify([{ ...siteOfRun(run), ...changes }, program]);
  const code = `await (await import(${MODULE})).deployToNginx(...${options})`;
  const deploying = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(deploying, 'exit');
  const said = (await deploying.stderr.toArray()).join('');
  const [status] = await ended;
  if (status !== 0) throw new Error(said);
}

describe.runIf(IS_FULL && program)('a deploy to nginx', () => {
  const folder = makeOpenFolder();
  let run: NginxRun;
  let origin: string;
  let server: ChildProcess;
  let changed: string;
  let client: RawClient;
  const small = makeFolder({ 'index.html': 'another site' });

  beforeAll(async () => {
    changed = buildChangedSite();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    run = { program: program ?? '', listen: `127.0.0.1:${port}`, folder, site };
    server = await startNginx(run);
    await waitFor(server, origin);
    client = new RawClient(origin);
  });
  afterAll(() => {
    client?.close();
    return server && stop(server);
  });

  const deploy = (changes: Partial<SiteForNginx> = {}): Promise<void> => deployApart(run, changes);
  const versions = (): string[] => readdirSync(siteOfRun(run).root);
  const config = (): string => readFileSync(siteOfRun(run).config, 'utf8');

  /** Expects that the content security policy of a page allows its inline scripts and styles. */
  function expectFittingPolicy(target: string, { status, headers, body }: RawResponse): void {
    expect([target, status]).toEqual([target, 200]);
    const { scripts, styles } = hashInlineCode(target, body.toString());
    const policy = headers.get('content-security-policy') ?? '';
    for (const hash of [...scripts, ...styles])
      expect([target, policy]).toEqual([target, expect.stringContaining(hash)]);
  }

  /** Requests all pages in turn, on new connections, until the work is done; returns how many were old and new. */
  async function visitDuring(work: Promise<unknown>): Promise<{ old: number; new: number }> {
    const pages = listPages(site);
    const seen = { old: 0, new: 0 };
    let isDone = false;
    const ended = work.finally(() => {
      isDone = true;
    });
    const visit = async (): Promise<void> => {
      for (let at = 0; !isDone; at = (at + 1) % pages.length) {
        const target = pages[at] ?? '/';
        const answer = await new RawClient(origin).send({ target, headers: { Connection: 'close' } });
        expectFittingPolicy(target, answer);
        seen[answer.body.includes(NOTICE) ? 'new' : 'old'] += 1;
      }
    };
    await Promise.all([ended, visit(), visit(), visit()]);
    return seen;
  }

  test('that nginx rejects changes nothing', async () => {
    const before = [config(), versions()];
    const tls = { certificate: '/nowhere.pem', key: '/nowhere.key', listen: '8443' };
    await expect(deploy({ site: small, tls })).rejects.toThrow(
      /nginx refuses the configuration:\n.*nowhere\.pem/s,
    );
    expect([config(), versions()]).toEqual(before);
    expectFittingPolicy(routes.home, await client.send({ target: routes.home }));
  });

  test('switches pages and their policy at once, and keeps the files that open pages request', async () => {
    const left = listPaths(site).filter(
      (path) => /^\/(_astro|art|search)\//.test(path) && !existsSync(join(changed, path)),
    );
    expect(left.length).toBeGreaterThan(3);
    const seen = await visitDuring(deploy({ site: changed }));
    expect(seen.old).toBeGreaterThan(0);
    const showsNotice = async (): Promise<boolean> => (await (await fetch(origin)).text()).includes(NOTICE);
    await expect.poll(showsNotice).toBe(true);
    client.close();
    client = new RawClient(origin);
    expectFittingPolicy(routes.home, await client.send({ target: routes.home }));
    for (const page of listPages(changed))
      expect([page, (await client.send({ target: page })).body.includes(NOTICE)]).toEqual([page, true]);
    for (const path of left) {
      const { status, body } = await client.send({ target: path });
      expect([path, status, body.equals(readFileSync(join(site, path)))]).toEqual([path, 200, true]);
    }
  });

  test('keeps three versions', async () => {
    await deploy();
    await deploy();
    expect(versions()).toHaveLength(3);
  });
});

describe.runIf(IS_FULL && program)('nginx with a certificate', () => {
  const folder = makeOpenFolder();
  let plain: number;
  let secure: number;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    [plain, secure] = [await freePort(), await freePort()];
    const certificate = makeCertificate(folder);
    if (!certificate) return;
    const tls = { ...certificate, listen: String(secure) };
    const before = process.umask(0o077);
    try {
      server = await startNginx({ program: program ?? '', listen: String(plain), folder, site, tls });
    } finally {
      process.umask(before);
    }
    await vi.waitUntil(() => shakeHands({}), { timeout: TEST_LIMIT });
  });
  afterAll(() => server && stop(server));

  /** Returns the protocol and cipher of a handshake, or undefined if the server refuses it. */
  const shakeHands = (options: object, host = '127.0.0.1'): Promise<string | undefined> =>
    new Promise((done) => {
      const socket = connect({ host, port: secure, rejectUnauthorized: false, ...options });
      socket.on('error', () => done(undefined));
      socket.on('secureConnect', () => {
        done(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
        socket.destroy();
      });
    });

  test('accepts only TLS 1.2 and later, with Mozilla’s intermediate ciphers', async ({ skip }) => {
    if (!server) skip('The certificate needs openssl, which is not installed.');
    // The ciphers of TLS 1.3 are left out, because Node always offers them; the next test covers one.
    const ciphers = getCiphers().filter((name) => !name.startsWith('tls_'));
    expect(
      ciphers.filter((name) => /^(aes128-sha|ecdhe-rsa-aes128-sha|dhe-rsa-aes128-gcm-sha256)$/.test(name)),
    ).toHaveLength(3);
    const taken = new Set<string | undefined>();
    for (const version of ['TLSv1', 'TLSv1.1', 'TLSv1.2'])
      for (const cipher of ciphers) {
        const words = `${cipher.toUpperCase()}:@SECLEVEL=0`;
        const options = { minVersion: version, maxVersion: version, ciphers: words };
        // Some ciphers do not exist in every version, or need a shared key.
        taken.add(await shakeHands(options).catch(() => undefined));
      }
    expect([...taken].filter(Boolean).sort()).toEqual([
      'TLSv1.2 TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256',
      'TLSv1.2 TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
      'TLSv1.2 TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256',
    ]);
  });

  test('answers on IPv4 and IPv6, on both ports', async ({ skip }) => {
    if (!server) skip('The certificate needs openssl, which is not installed.');
    for (const host of ['127.0.0.1', '::1']) {
      expect([host, await shakeHands({}, host)]).toEqual([host, expect.stringContaining('TLSv1.3')]);
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${plain}/about?a=b`;
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([
        301,
        `https://${new URL(address).hostname}/about?a=b`,
      ]);
    }
  });

  test('can read every file, even if the umask denies other users access to new files', async () => {
    const { root } = siteOfRun({ program: '', listen: '', folder, site });
    const files = readdirSync(root, { recursive: true, withFileTypes: true });
    expect(files.length).toBeGreaterThan(200);
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      expect([path, statSync(path).mode & 0o777]).toEqual([path, entry.isDirectory() ? 0o755 : 0o644]);
    }
    expect(statSync(root).mode & 0o777).toBe(0o755);
  });
});
