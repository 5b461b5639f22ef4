/** Runs nginx on a built site without root privileges, for tests and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { deployToNginx } from './deploy-nginx.ts';
import type { SiteForNginx } from './prepare-nginx.ts';

export interface NginxRun extends Pick<SiteForNginx, 'site' | 'listen' | 'tls'> {
  readonly program: string;
  /** Folder for versions of the site (`site/`), the configuration and temporary files. */
  readonly folder: string;
}

/** Returns the deploy options for a run. */
export const siteOfRun = ({ folder, program: _, ...run }: NginxRun): SiteForNginx => ({
  ...run,
  root: resolve(folder, 'site'),
  config: resolve(folder, 'nginx.conf'),
  runtimeFolder: resolve(folder),
});

/** Prepares the site and starts nginx in the foreground; it may take a moment to answer. */
export async function startNginx(run: NginxRun): Promise<ChildProcess> {
  const { config, runtimeFolder = '' } = siteOfRun(run);
  await deployToNginx(siteOfRun(run), run.program);
  return spawn(run.program, ['-p', runtimeFolder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
