/** Deploys a built site to nginx in one step: pages and their content security policy change with one reload. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { type Preparation, prepareNginx, type SiteForNginx } from './prepare-nginx.ts';

/** Name of a version: its creation time, in digits. */
const VERSION = /^\d{17}$/;
/** How many versions stay: the one that is online, and earlier ones for a rollback. */
const KEPT = 3;

function removeOldVersions(root: string): void {
  const versions = readdirSync(root).filter((name) => VERSION.test(name));
  for (const name of versions.sort().slice(0, -KEPT)) rmSync(join(root, name), { recursive: true });
}

/** Runs nginx with a configuration, for a check or a signal to the running server. */
function runNginx(program: string, config: string, { runtimeFolder }: SiteForNginx, task: readonly string[]) {
  const prefix = runtimeFolder ? ['-p', runtimeFolder] : [];
  return spawnSync(program, [...prefix, '-c', config, ...task], { encoding: 'utf8' });
}

/**
 * Reloads nginx.
 *
 * @returns false if that fails, for example because nginx is not running
 * @throws CommandError if it runs as another user
 */
function reload(program: string, options: SiteForNginx): boolean {
  const { status, stderr } = runNginx(program, options.config, options, ['-s', 'reload']);
  if (/not permitted/i.test(stderr))
    throw new CommandError(
      'nginx runs as another user, and only that user or root may reload it; run this command with sudo.',
    );
  return status === 0;
}

type Deployment = Preparation & { readonly isOnline: boolean };

/**
 * Prepares a version, lets nginx check its configuration, and switches to it with one reload. Earlier versions and the
 * previous configuration (`.before`) stay for a rollback. A refused or interrupted deploy changes nothing online.
 *
 * @param program - path of nginx; without it, the configuration is written, but neither checked nor loaded
 * @returns the version, and whether a running nginx now serves it
 * @throws CommandError if the options are wrong, nginx refuses the configuration, or another user runs nginx
 */
export async function deployToNginx(options: SiteForNginx, program: string | undefined): Promise<Deployment> {
  const { config } = options;
  const prepared = await prepareNginx(options);
  const { version, nextConfig } = prepared;
  const check = program ? runNginx(program, nextConfig, options, ['-t']) : undefined;
  if (check && check.status !== 0) {
    rmSync(nextConfig);
    rmSync(version, { recursive: true });
    throw new CommandError(`nginx refuses the configuration:\n${check.stderr.trim()}`);
  }
  if (existsSync(config)) copyFileSync(config, `${config}.before`);
  renameSync(nextConfig, config);
  const isOnline = program !== undefined && reload(program, options);
  removeOldVersions(dirname(version));
  return { ...prepared, isOnline };
}
