/** Checks the options of a deploy before anything is written. */
import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { CommandError } from '../../command-error.ts';
import type { SiteForNginx } from './prepare-nginx.ts';

const HIGHEST_PORT = 65_535;
/** A port, an address with a port, or a socket; parameters of nginx's `listen` may follow. */
const LISTEN =
  /^(?:unix:[^\s;{}#"'$\\]+|(?:(?:\[[\da-f:.%]+\]|[\w.*-]+):)?(?<port>\d{1,5}))(?: [\w=:.-]+)*$/i;
/** Characters that end an nginx directive or begin another one. */
const DIRECTIVE_END = /[;{}#"'\n\r]|\\$/;

const isPort = (port: string): boolean => Number(port) > 0 && Number(port) <= HIGHEST_PORT;

function isListen(listen: string): boolean {
  const found = LISTEN.exec(listen);
  return found !== null && isPort(found.groups?.port ?? '80');
}

/** Checks that nginx reads a path literally, and that it does not depend on the working directory. */
const isPlainPath = (path: string): boolean => isAbsolute(path) && !/[$\n\r]/.test(path);

const isInside = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return !way.startsWith('..') && !isAbsolute(way);
};

const isFolder = (path: string): boolean | undefined =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory();

const WHOLE_PATH = 'write the whole path, without $ or line breaks, like';

/**
 * Refuses values that nginx would misread, and places that the next build or a change of the working directory would
 * remove.
 *
 * @throws CommandError with one sentence for each option
 */
export function checkOptions({
  site,
  root,
  config,
  listen,
  serverName = '_',
  tls,
  runtimeFolder,
}: SiteForNginx): void {
  const rules: readonly (readonly [option: string, value: string, isFit: boolean, remedy: string])[] = [
    ['--root', root, isPlainPath(root), `${WHOLE_PATH} /var/www/site`],
    ['--root', root, isFolder(root) !== false, 'is a file; name a folder'],
    ['--root', root, !isInside(root, site), 'is in the built site, which the next build replaces'],
    ['--config', config, isPlainPath(config), `${WHOLE_PATH} /etc/nginx/nginx.conf`],
    ['--config', config, isFolder(config) !== true, 'is a folder; name a file in it, like nginx.conf'],
    ['--listen', listen, isListen(listen), 'write a port, or an address with one, like 80 or 127.0.0.1:8080'],
    [
      '--server-name',
      serverName,
      serverName.trim() !== '' && !DIRECTIVE_END.test(serverName),
      'write the domain, like www.your-company.com',
    ],
    ...(tls
      ? ([
          ['--certificate', tls.certificate, isPlainPath(tls.certificate), `${WHOLE_PATH} /etc/ssl/site.pem`],
          ['--key', tls.key, isPlainPath(tls.key), `${WHOLE_PATH} /etc/ssl/site.key`],
        ] as const)
      : []),
    [
      'This folder',
      runtimeFolder ?? '',
      runtimeFolder === undefined || isPlainPath(runtimeFolder),
      'nginx does not read $ and line breaks literally; rename it',
    ],
  ];
  const problems = rules
    .filter(([, , isFit]) => !isFit)
    .map(([option, value, , remedy]) => `${option}: ${value.trim() || 'nothing'}; ${remedy}.`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}
