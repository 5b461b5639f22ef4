/** Prepares a built site for nginx: writes a version with compressed files, and a configuration that names it. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { business } from '../../../src/site/business.ts';
import { CommandError } from '../../command-error.ts';
import { keepEarlierFiles, readFromFolder } from '../earlier-files.ts';
import { precompress } from '../precompress.ts';
import { buildSecurityHeaders, CONTENT_TYPES } from '../response-headers.ts';
import { assertBuilt, listPaths } from '../site-paths.ts';
import { buildNginxConfig, type NginxOptions, readRoot } from './nginx-config.ts';

/** Path of the module in Debian's package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface SiteForNginx extends Pick<NginxOptions, 'listen' | 'runtimeFolder' | 'tls'> {
  readonly site: string;
  /** Absolute path of the folder for versions of the site. */
  readonly root: string;
  /** Absolute path of the configuration file. */
  readonly config: string;
  readonly serverName?: string;
}

export interface Preparation {
  readonly version: string;
  /** Path of the new configuration, next to the active one. */
  readonly nextConfig: string;
  /** Number of files in the built site, without compressed versions. */
  readonly files: number;
}

/** Makes a folder and its contents readable by nginx's user, whatever the umask is. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
}

/**
 * Writes a new version of the site and its configuration, without changing what is served.
 *
 * @throws CommandError if there is no built site, if its folder contains the folder for versions, or if the media type
 *   of a file is unknown
 */
export async function prepareNginx({
  site,
  root,
  config,
  serverName = '_',
  ...rest
}: SiteForNginx): Promise<Preparation> {
  assertBuilt(site);
  if (`${root}${sep}`.startsWith(`${resolve(site)}${sep}`))
    throw new CommandError(
      `--root: ${root} is in the built site, which the next build replaces; choose a folder outside it.`,
    );
  const paths = listPaths(site);
  const unknown = paths.find((path) => !(extname(path).slice(1) in CONTENT_TYPES));
  if (unknown)
    throw new CommandError(
      `${unknown} has no media type; add its extension to tools/hosts/response-headers.ts.`,
    );
  const previous = existsSync(config) ? readRoot(readFileSync(config, 'utf8')) : undefined;
  const version = join(root, new Date().toISOString().replace(/\D/g, ''));
  const made = mkdirSync(version, { recursive: true }) ?? version;
  for (const path of paths) cpSync(join(site, path), join(version, path), { preserveTimestamps: true });
  await keepEarlierFiles(version, readFromFolder(previous));
  await precompress(version);
  chmodSync(dirname(version), 0o755);
  openToReaders(made);

  mkdirSync(dirname(config), { recursive: true });
  if (rest.runtimeFolder) mkdirSync(rest.runtimeFolder, { recursive: true });
  const nextConfig = `${config}.next`;
  const text = buildNginxConfig({
    ...rest,
    serverName,
    root: version,
    paths,
    headers: buildSecurityHeaders(site, business),
    brotliModule: existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined,
  });
  writeFileSync(nextConfig, text);
  return { version, nextConfig, files: paths.length };
}
