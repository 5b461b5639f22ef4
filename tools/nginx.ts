/**
 * Prepares the built site for nginx: a copy with compressed versions and a complete configuration.
 *
 *     node tools/nginx.ts                                      .cache/nginx, port 8080, runs without root
 *     node tools/nginx.ts --root /var/www/site --config /etc/nginx/nginx.conf --listen 80 \
 *       --server-name www.example.com --certificate FILE --key FILE
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { business } from '../src/site/business.ts';
import { buildNginxConfig } from './nginx-config.ts';
import { precompress } from './precompress.ts';
import { buildSecurityHeaders, CONTENT_TYPES, formEndpointOf } from './response-headers.ts';
import { listPaths } from './site-paths.ts';

/** Debian's package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface SiteForNginx {
  /** The built site. */
  readonly site: string;
  /** Where its copy goes. */
  readonly root: string;
  /** Where the configuration goes. */
  readonly config: string;
  readonly listen: string;
  readonly serverName?: string;
  /** Set for a server that runs without root. */
  readonly runtimeFolder?: string;
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/**
 * Writes the copy and the configuration.
 *
 * @returns how many files are served
 * @throws Error when a file's ending has no media type
 */
export async function prepareNginx({
  site,
  root,
  config,
  serverName = '_',
  ...rest
}: SiteForNginx): Promise<number> {
  const paths = listPaths(site);
  const unknown = paths.find((path) => !(extname(path).slice(1) in CONTENT_TYPES));
  if (unknown) throw new Error(`${unknown} has no media type; add its ending to tools/response-headers.ts.`);
  const count = await precompress(site, root);
  mkdirSync(dirname(config), { recursive: true });
  if (rest.runtimeFolder) mkdirSync(rest.runtimeFolder, { recursive: true });
  const text = buildNginxConfig({
    ...rest,
    serverName,
    root: resolve(root),
    paths,
    headers: buildSecurityHeaders(site, { formEndpoint: formEndpointOf(business) }),
    brotliModule: existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined,
  });
  writeFileSync(config, text);
  return count;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '.cache/nginx/site' },
      config: { type: 'string', default: '.cache/nginx/nginx.conf' },
      listen: { type: 'string', default: '8080' },
      'server-name': { type: 'string', default: '_' },
      certificate: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const site = process.env.SITE_DIST ?? 'dist';
  if (!existsSync(`${site}/index.html`))
    throw new Error(`There is no ${site}/ yet: run npm run build first.`);
  const { root, config, listen, certificate, key } = values;
  if (Boolean(certificate) !== Boolean(key)) throw new Error('--certificate and --key belong together.');
  const count = await prepareNginx({
    site,
    root,
    config,
    listen,
    serverName: values['server-name'],
    ...(certificate && key ? { tls: { certificate: resolve(certificate), key: resolve(key) } } : {}),
    ...(root.startsWith('.cache/') ? { runtimeFolder: resolve('.cache/nginx') } : {}),
  });
  console.log(`Wrote ${count} files to ${root}/ and the configuration to ${config}.`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
