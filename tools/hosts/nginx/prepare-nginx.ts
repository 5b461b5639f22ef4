/** Prepares a built site for nginx: a version of it with compressed files, and a configuration that names this version. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { business } from '../../../src/site/business.ts';
import { CommandError } from '../../command-error.ts';
import { keepEarlierFiles, readFromFolder } from '../earlier-files.ts';
import { precompress } from '../precompress.ts';
import { buildSecurityHeaders, CONTENT_TYPES } from '../response-headers.ts';
import { assertBuilt, listPaths } from '../site-paths.ts';
import { buildNginxConfig, type NginxOptions, readRoot } from './nginx-config.ts';

/** Debian's package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface SiteForNginx extends Pick<NginxOptions, 'listen' | 'runtimeFolder' | 'tls'> {
  /** The built site. */
  readonly site: string;
  /** Absolute path of the folder of its versions. */
  readonly root: string;
  /** Absolute path of the configuration. */
  readonly config: string;
  readonly serverName?: string;
}

export interface Preparation {
  /** Folder of the new version. */
  readonly version: string;
  /** Folder of the version that the configuration names until now. */
  readonly previous: string | undefined;
  /** The new configuration, beside the one that holds. */
  readonly nextConfig: string;
  /** How many files the site has, compressed versions not counted. */
  readonly files: number;
}

/** Makes a folder with all it holds readable for the user that nginx runs as, whatever the umask is. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
}

/**
 * Writes a new version of the site and its configuration. Nothing that is served changes.
 *
 * @throws CommandError when there is no built site, or a file's ending has no media type
 */
export async function prepareNginx({
  site,
  root,
  config,
  serverName = '_',
  ...rest
}: SiteForNginx): Promise<Preparation> {
  assertBuilt(site);
  const paths = listPaths(site);
  const unknown = paths.find((path) => !(extname(path).slice(1) in CONTENT_TYPES));
  if (unknown)
    throw new CommandError(
      `${unknown} has no media type; add its ending to tools/hosts/response-headers.ts.`,
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
  return { version, previous, nextConfig, files: paths.length };
}
