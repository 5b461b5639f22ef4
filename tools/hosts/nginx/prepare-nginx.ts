/** Prepares a built site for nginx: a copy with compressed versions and a complete configuration. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { business } from '../../../src/site/business.ts';
import { CommandError } from '../../command-error.ts';
import { precompress } from '../precompress.ts';
import { buildSecurityHeaders, CONTENT_TYPES } from '../response-headers.ts';
import { assertBuilt, listPaths } from '../site-paths.ts';
import { buildNginxConfig, type NginxOptions } from './nginx-config.ts';

/** Debian's package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface SiteForNginx extends Pick<NginxOptions, 'listen' | 'runtimeFolder' | 'tls'> {
  /** The built site. */
  readonly site: string;
  /** Where its copy goes. */
  readonly root: string;
  /** Where the configuration goes. */
  readonly config: string;
  readonly serverName?: string;
}

/**
 * Writes the copy and the configuration.
 *
 * @returns how many files are served
 * @throws CommandError when there is no built site, or a file's ending has no media type
 */
export async function prepareNginx({
  site,
  root,
  config,
  serverName = '_',
  ...rest
}: SiteForNginx): Promise<number> {
  assertBuilt(site);
  const paths = listPaths(site);
  const unknown = paths.find((path) => !(extname(path).slice(1) in CONTENT_TYPES));
  if (unknown)
    throw new CommandError(
      `${unknown} has no media type; add its ending to tools/hosts/response-headers.ts.`,
    );
  const count = await precompress(site, root);
  mkdirSync(dirname(config), { recursive: true });
  if (rest.runtimeFolder) mkdirSync(rest.runtimeFolder, { recursive: true });
  const text = buildNginxConfig({
    ...rest,
    serverName,
    root: resolve(root),
    paths,
    headers: buildSecurityHeaders(site, business),
    brotliModule: existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined,
  });
  writeFileSync(config, text);
  return count;
}
