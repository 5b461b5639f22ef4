/** The nginx configuration of the site, from the same headers and addresses as Cloudflare's files. */
import {
  CONTENT_TYPES,
  type Headers,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  REVALIDATED,
  SPECIAL_TYPES,
} from '../response-headers.ts';
import { canonicalPath, isNotFoundPage, otherPaths } from '../site-paths.ts';

export interface NginxOptions {
  /** Absolute path of the folder to serve, with compressed versions beside the files. */
  readonly root: string;
  readonly headers: Headers;
  /** Every file of the site as an address, as `listPaths` returns them. */
  readonly paths: readonly string[];
  /** Address and port, or port, of plain HTTP. */
  readonly listen: string;
  readonly serverName: string;
  /** Path of the brotli module; without it there is gzip alone. */
  readonly brotliModule?: string | undefined;
  /** Folder for the process file and temporary files of a server that runs without root; Debian's own otherwise. */
  readonly runtimeFolder?: string | undefined;
  /** With a certificate the site is served on 443, and plain HTTP redirects there. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
}

/** A value as nginx reads it between quotation marks. */
function quote(value: string): string {
  if (/[$\n\r]/.test(value)) throw new Error(`nginx would not take this literally: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** A block of directives, line by line. */
const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Every address in any spelling and case, with the one it stands for. nginx compares without regard to case. */
function canonicalMap(paths: readonly string[]): string[] {
  const entries = paths
    .filter((path) => !isNotFoundPage(path))
    .flatMap((path) => {
      const canonical = canonicalPath(path);
      const others = path.endsWith('.html') ? otherPaths(canonical) : [];
      return [canonical, ...others].map((other) => `${quote(other)} ${quote(canonical)};`);
    });
  return block('map $uri $canonical', ['default "";', ...entries]);
}

/** Text types carry their character set, as on Cloudflare. */
const TYPES_WITH_CHARSET = ['text/css', 'text/javascript', 'text/plain', 'text/vcard'];

function httpSettings({ headers, paths, brotliModule, runtimeFolder }: NginxOptions): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'server_tokens off;',
    'access_log off;',
    'sendfile on;',
    'tcp_nopush on;',
    'absolute_redirect off;',
    'large_client_header_buffers 4 16k;',
    'client_max_body_size 1k;',
    ...(runtimeFolder ? temporary.map((name) => `${name}_temp_path ${quote(`${runtimeFolder}/temp`)};`) : []),
    ...block(
      'types',
      Object.entries(CONTENT_TYPES).map(([ending, type]) => `${type} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${TYPES_WITH_CHARSET.join(' ')};`,
    'gzip_static on;',
    'gzip_vary on;',
    ...(brotliModule ? ['brotli_static on;'] : []),
    `map_hash_max_size ${Math.max(2048, 16 * paths.length)};`,
    'map_hash_bucket_size 256;',
    ...canonicalMap(paths),
    '# What was asked for, as it was written.',
    ...block('map $request_uri $written', ['"~^(?<path_part>[^?]*)" $path_part;']),
    '# Where it stands instead, when it was written differently.',
    ...block('map "$canonical $written" $moved', ['default $canonical;', '"~^ " "";', '"~^(\\S+) \\1$" "";']),
    ...block('map "$status $uri" $caching', [
      'default "";',
      `"~^(200|206|304) (${IMMUTABLE_FOLDERS.join('|')})" ${quote(IMMUTABLE)};`,
      `"~^(200|206|304|404) " ${quote(REVALIDATED)};`,
    ]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $caching always;',
    'add_header Allow $allow always;',
  ];
}

/** Missing addresses get the nearest 404.html upwards, as on Workers. */
function notFoundLocations(paths: readonly string[]): string[] {
  return paths.filter(isNotFoundPage).flatMap((page) => {
    const folder = page.replace(/404\.html$/, '');
    return block(`location ${folder}`, [`error_page 404 ${page};`, 'try_files $uri $uri.html =404;']);
  });
}

function siteServer({ root, listen, serverName, paths, tls }: NginxOptions): string[] {
  return block('server', [
    ...(tls
      ? [
          'listen 443 ssl http2;',
          'listen [::]:443 ssl http2;',
          `ssl_certificate ${quote(tls.certificate)};`,
          `ssl_certificate_key ${quote(tls.key)};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:tls:2m;',
        ]
      : [`listen ${listen};`]),
    `server_name ${serverName};`,
    `root ${quote(root)};`,
    'error_page 404 /404.html;',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'if ($moved) { return 301 $moved$is_args$args; }',
    '# Parts of the site that are not for asking by name: pages for missing addresses, compressed versions, hidden files.',
    'location ~ "/404(\\.html)?$" { internal; }',
    'location ~ "\\.(br|gz)$" { return 404; }',
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    'location = / { try_files /index.html =404; }',
    ...Object.entries(SPECIAL_TYPES).flatMap(([path, type]) =>
      block(`location = ${path}`, ['types {}', `default_type ${type};`]),
    ),
    ...notFoundLocations(paths),
  ]);
}

/** Plain HTTP leads to the same address on HTTPS. */
function plainServer({ listen, serverName }: NginxOptions): string[] {
  return block('server', [
    `listen ${listen};`,
    `server_name ${serverName};`,
    `return 301 https://${serverName}$request_uri;`,
  ]);
}

/** The complete configuration file. */
export function buildNginxConfig(options: NginxOptions): string {
  const { brotliModule, runtimeFolder, tls } = options;
  return `${[
    '# Written by tools/commands/nginx.ts with the built site; change it there. See docs/deploy.md.',
    ...(brotliModule ? [`load_module ${quote(brotliModule)};`] : []),
    ...(runtimeFolder
      ? [`pid ${quote(`${runtimeFolder}/nginx.pid`)};`]
      : ['user www-data;', 'pid /run/nginx.pid;']),
    'worker_processes auto;',
    `error_log ${runtimeFolder ? 'stderr' : '/var/log/nginx/error.log'} error;`,
    'events { worker_connections 1024; }',
    ...block('http', [
      ...httpSettings(options),
      ...siteServer(options),
      ...(tls ? plainServer(options) : []),
    ]),
  ].join('\n')}\n`;
}
