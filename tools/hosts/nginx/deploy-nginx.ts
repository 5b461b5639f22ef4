/** Deploys a built site to nginx in one step: pages and their content security policy change with one reload. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';
import { isRunning, nameOfProcess } from '../../machine/processes.ts';
import { FILE_LIST } from '../earlier-files.ts';
import { checkOptions } from './check-options.ts';
import { pidFileOf } from './nginx-config.ts';
import { type Preparation, prepareNginx, type SiteForNginx } from './prepare-nginx.ts';

/** Time limit for nginx to respond with the new version after the signal, ms. */
const RELOAD_MS = 15_000;

/** Returns the PID of the running nginx's main process, or undefined. */
function findProcess(options: SiteForNginx): number | undefined {
  const file = pidFileOf(options);
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (!(pid > 0 && isRunning(pid))) return undefined;
  // After a crash the file remains, and another program may get the same PID.
  const name = nameOfProcess(pid);
  if (name && !name.startsWith('nginx')) return undefined;
  try {
    process.kill(pid, 0);
    return name ? pid : undefined;
  } catch {
    throw new CommandError(
      'nginx runs as another user, and only that user may reload it; run this with sudo.',
    );
  }
}

/** @throws CommandError with nginx's output if it refuses the configuration */
function assertAccepted(program: string, config: string, runtimeFolder: string | undefined): void {
  const prefix = runtimeFolder ? ['-p', runtimeFolder] : [];
  const { status, stderr } = spawnSync(program, ['-t', ...prefix, '-c', config], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`nginx refuses the configuration:\n${stderr.trim()}`);
}

/** Turns a value of nginx's `listen`, which may have parameters or `*`, into an address for requests. */
function addressOf(listen: string): RequestOptions {
  const [place = ''] = listen.split(/\s/);
  if (place.startsWith('unix:')) return { socketPath: place.slice('unix:'.length) };
  const [, host = '', port = ''] = /^(\[.*\]|[^:]*?):?(\d*)$/.exec(place) ?? [];
  return { host: ['', '*'].includes(host) ? '127.0.0.1' : host.replaceAll(/[[\]]/g, ''), port: port || 80 };
}

/**
 * Requests the list of files from the running server; returns undefined if it has none. This nginx serves only
 * this site, so it answers to any host name; a list of names or a pattern could not be used in a request.
 */
function askForList({ listen, tls }: SiteForNginx): Promise<string | undefined> {
  const options = {
    ...addressOf(tls?.listen ?? listen),
    path: FILE_LIST,
    headers: { Host: 'localhost' },
    agent: false,
  };
  // The certificate does not matter, because the request stays on this machine.
  const secure = { ...options, rejectUnauthorized: false };
  return new Promise((done) => {
    const asked = tls ? requestSecure(secure) : requestPlain(options);
    asked.setTimeout(RELOAD_MS, () => asked.destroy());
    asked.on('error', () => done(undefined));
    asked.on('response', async (answer) => {
      const parts = await answer.toArray().catch(() => []);
      done(answer.statusCode === 200 ? Buffer.concat(parts).toString() : undefined);
    });
    asked.end();
  });
}

/** Reloads nginx; returns true as soon as it answers with this version. */
async function reload(pid: number, version: string, options: SiteForNginx): Promise<boolean> {
  const expected = readFileSync(join(version, FILE_LIST), 'utf8');
  process.kill(pid, 'SIGHUP');
  for (const deadline = Date.now() + RELOAD_MS; Date.now() < deadline; await sleep(50))
    if ((await askForList(options)) === expected) return true;
  return false;
}

/** Name of a version: its time of creation, in digits. */
const VERSION = /^\d{17}$/;

/** Removes all versions except these, including those of interrupted deploys. */
function removeOtherVersions({ version, previous }: Preparation): void {
  const root = dirname(version);
  for (const name of readdirSync(root).filter((one) => VERSION.test(one)))
    if (![version, previous].includes(join(root, name))) rmSync(join(root, name), { recursive: true });
}

type Deployment = Preparation & { readonly isOnline: boolean };

/** Result code of SQLite: another process holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Runs one deploy at a time. The lock is an SQLite transaction on an empty file; the operating system frees it when
 * the process ends, even if it crashes, so there are no stale locks.
 *
 * @param config - configuration file of the nginx that the site is deployed to
 * @throws CommandError while another deploy to this configuration runs
 */
export async function runAlone<T>(config: string, deploy: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(config), { recursive: true });
  const lock = new DatabaseSync(`${config}.deploy`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new CommandError('Another deploy is under way; wait until it ends.');
  }
  try {
    return await deploy();
  } finally {
    lock.close();
  }
}

/**
 * Prepares a version, lets nginx check its configuration, and switches to it with one reload. The previous version and
 * its configuration (`.before`) stay for a rollback. A refused or interrupted deploy does not change what is online.
 *
 * @param program - path of nginx; without it the configuration is written and not checked
 * @returns the version, and whether a running nginx now serves it
 * @throws CommandError if the options are wrong, nginx refuses the configuration or does not answer with it, or another
 *   deploy runs
 */
export async function deployToNginx(options: SiteForNginx, program: string | undefined): Promise<Deployment> {
  checkOptions(options);
  return await runAlone(options.config, () => deployAlone(options, program));
}

/** Checks a prepared version, and removes it if it is refused. */
function checkVersion(options: SiteForNginx, prepared: Preparation, program?: string): number | undefined {
  try {
    if (program) assertAccepted(program, prepared.nextConfig, options.runtimeFolder);
    return findProcess(options);
  } catch (error) {
    rmSync(prepared.nextConfig);
    rmSync(prepared.version, { recursive: true });
    throw error;
  }
}

async function deployAlone(options: SiteForNginx, program: string | undefined): Promise<Deployment> {
  const { config } = options;
  const before = `${config}.before`;
  const isFirst = !existsSync(config);
  const prepared = await prepareNginx(options);
  const { version, nextConfig } = prepared;
  const pid = checkVersion(options, prepared, program);
  if (!isFirst) copyFileSync(config, before);
  renameSync(nextConfig, config);
  if (pid && !(await reload(pid, version, options))) {
    if (isFirst) rmSync(config);
    else renameSync(before, config);
    // nginx may serve the version although no response arrived here, so the folder stays until the next deploy.
    process.kill(pid, 'SIGHUP');
    throw new CommandError(
      `nginx does not answer at ${options.tls?.listen ?? options.listen} with the new version, so it continues with the old configuration; its error log says why (/var/log/nginx/error.log).`,
    );
  }
  // A server that was not found here may still serve any of them.
  if (pid || !(await askForList(options))) removeOtherVersions(prepared);
  return { ...prepared, isOnline: pid !== undefined };
}
