/** Builds the nginx configuration of the site from the same headers and URLs as Cloudflare's files. */
import { CommandError } from '../../command-error.ts';
import {
  CONTENT_TYPES,
  type Headers,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  RESOURCE_POLICY,
  REVALIDATED,
  SHARED,
  SHARED_FOLDER,
  SPECIAL_TYPES,
} from '../response-headers.ts';
import { canonicalPath, isNotFoundPage, otherPaths } from '../site-paths.ts';

export interface NginxOptions {
  /** Absolute path of the folder to serve, which includes compressed versions of files. */
  readonly root: string;
  readonly headers: Headers;
  /** URL paths of all files of the site, as `listPaths` returns them. */
  readonly paths: readonly string[];
  /** Port for HTTP, or address and port. */
  readonly listen: string;
  readonly serverName: string;
  /** Path of the brotli module; without it, only gzip is used. */
  readonly brotliModule?: string | undefined;
  /** Folder for the PID file and temporary files of a server without root privileges; by default, Debian's folders. */
  readonly runtimeFolder?: string | undefined;
  /** Certificate and port for HTTPS; if set, HTTP redirects to HTTPS. */
  readonly tls?: { readonly certificate: string; readonly key: string; readonly listen: string } | undefined;
}

/** Returns the folder that a configuration serves, or undefined if the configuration is not ours. */
export const readRoot = (config: string): string | undefined =>
  /^ *root "(.+)";$/m.exec(config)?.[1]?.replace(/\\(.)/g, '$1');

function quote(value: string): string {
  if (/[$\n\r]/.test(value))
    throw new CommandError(
      `a path or header in nginx’s configuration cannot contain $ or a line break; change ${value}`,
    );
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/**
 * Returns the lines of a map from every spelling of a URL path to the canonical one. nginx ignores the case of the
 * keys.
 */
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

/** Text types other than `text/html` that are sent with a charset, as on Cloudflare. */
const TYPES_WITH_CHARSET = ['text/css', 'text/javascript', 'text/plain', 'text/vcard'];

/** Connections per worker process. Slow ones need little memory; at 1,024, one client can exhaust two processes. */
const CONNECTIONS = 8192;

/**
 * Settings that keep one client from exhausting the server.
 *
 * Receiving a request has a time limit, because nginx counts a connection for `limit_conn` only after its request has
 * been read. After that, an IP address may have 1,000 responses in progress. That limit stops only clients that do not
 * read their responses. Any other response is in the system's buffers within milliseconds, so thousands of people
 * behind one address of an office or a carrier stay far below the limit. An IPv6 client has a whole /64, which counts
 * as one address. There is no limit on requests per second, because refusing one costs as much as serving a file.
 */
const LIMITS = [
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 30s;',
  'keepalive_timeout 30s;',
  'reset_timedout_connection on;',
  ...block('map $binary_remote_addr $client', [
    'default $binary_remote_addr;',
    '"~(?s)^(?<network>.{8}).{8}$" $network;',
  ]),
  'limit_conn_zone $client zone=clients:10m;',
  'limit_conn clients 1000;',
  'limit_conn_status 429;',
];

/**
 * Mozilla's intermediate TLS settings, guidelines 6.0, as generated for nginx 1.22 with OpenSSL 3: forward secrecy and
 * authenticated encryption only. There is no OCSP stapling, because Let's Encrypt ended OCSP in 2025.
 */
const TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ecdh_curve X25519:prime256v1:secp384r1;',
  `ssl_ciphers ${[
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
  ].join(':')};`,
  'ssl_prefer_server_ciphers off;',
  'ssl_session_timeout 1d;',
  'ssl_session_cache shared:tls:10m;',
  'ssl_session_tickets off;',
];

/** Returns `listen` directives for a port on IPv4 and IPv6; an address with a port is used unchanged. */
const listenOn = (place: string, words = ''): string[] =>
  (place.includes(':') ? [place] : [place, `[::]:${place}`]).map((one) => `listen ${one}${words};`);

/** Returns the directives for the headers; `RESOURCE_POLICY` differs for files that other sites may embed. */
const headerSettings = (headers: Headers): string[] => [
  ...block('map $uri $resource_policy', [
    `default ${quote(headers[RESOURCE_POLICY] ?? '')};`,
    `"~^${SHARED_FOLDER}" ${SHARED};`,
  ]),
  ...Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} ${name === RESOURCE_POLICY ? '$resource_policy' : quote(value)} always;`,
  ),
];

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
    '# Ranges are off, because files are small and a response to an invalid range (416) would repeat every header.',
    'max_ranges 0;',
    `map_hash_max_size ${Math.max(2048, 16 * paths.length)};`,
    'map_hash_bucket_size 256;',
    ...LIMITS,
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
    ...canonicalMap(paths),
    '# The requested path as written.',
    ...block('map $request_uri $written', ['"~^(?<path_part>[^?]*)" $path_part;']),
    '# The canonical path, if it was written differently.',
    ...block('map "$canonical $written" $moved', ['default $canonical;', '"~^ " "";', '"~^(\\S+) \\1$" "";']),
    ...block('map "$status $uri" $caching', [
      'default "";',
      `"~^(200|206|304) (${IMMUTABLE_FOLDERS.join('|')})" ${quote(IMMUTABLE)};`,
      `"~^(200|206|304|404) " ${quote(REVALIDATED)};`,
    ]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
    ...headerSettings(headers),
    'add_header Cache-Control $caching always;',
    'add_header Allow $allow always;',
  ];
}

/** Returns locations in which a missing page gets the 404.html of the nearest parent folder, as on Workers. */
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
          ...listenOn(tls.listen, ' ssl http2'),
          `ssl_certificate ${quote(tls.certificate)};`,
          `ssl_certificate_key ${quote(tls.key)};`,
          ...TLS,
        ]
      : listenOn(listen)),
    `server_name ${serverName};`,
    `root ${quote(root)};`,
    'error_page 404 /404.html;',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'if ($moved) { return 301 $moved$is_args$args; }',
    '# Files that cannot be requested by name: 404 pages, compressed versions, hidden files.',
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

/** Redirects HTTP to the same path on HTTPS, on the first server name, or on the requested host if no name is set. */
function plainServer({ listen, serverName }: NginxOptions): string[] {
  return block('server', [
    ...listenOn(listen),
    `server_name ${serverName};`,
    `return 301 https://${serverName === '_' ? '$host' : '$server_name'}$request_uri;`,
  ]);
}

/** Returns the complete configuration file. */
export function buildNginxConfig(options: NginxOptions): string {
  const { brotliModule, runtimeFolder, tls } = options;
  return `${[
    '# tools/commands/nginx.ts writes this file for each version of the site; do not edit it. See docs/deploy.md.',
    ...(brotliModule ? [`load_module ${quote(brotliModule)};`] : []),
    ...(runtimeFolder ? [] : ['user www-data;']),
    `pid ${quote(runtimeFolder ? `${runtimeFolder}/nginx.pid` : '/run/nginx.pid')};`,
    'worker_processes auto;',
    // Each connection may also have a file open.
    `worker_rlimit_nofile ${2 * CONNECTIONS + 1000};`,
    `error_log ${runtimeFolder ? 'stderr' : '/var/log/nginx/error.log'} error;`,
    `events { worker_connections ${CONNECTIONS}; }`,
    ...block('http', [
      ...httpSettings(options),
      ...siteServer(options),
      ...(tls ? plainServer(options) : []),
    ]),
  ].join('\n')}\n`;
}
