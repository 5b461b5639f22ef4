/** Runs nginx on a built site without root: for tests and measurements. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { prepareNginx } from './prepare-nginx.ts';

export interface NginxRun {
  /** Path of the program. */
  readonly program: string;
  readonly port: number;
  /** Where the copy of the site (`site/`), the configuration and temporary files go. */
  readonly folder: string;
  /** The built site. */
  readonly site: string;
}

/** Prepares the site and starts nginx in the foreground; it may take a moment until it answers. */
export async function startNginx({ program, port, folder, site }: NginxRun): Promise<ChildProcess> {
  const config = join(folder, 'nginx.conf');
  await prepareNginx({
    site,
    root: join(folder, 'site'),
    config,
    listen: `127.0.0.1:${port}`,
    runtimeFolder: resolve(folder),
  });
  return spawn(program, ['-p', resolve(folder), '-c', resolve(config), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
