/**
 * Prepares the built site for nginx: a copy with compressed versions and a complete configuration.
 *
 *     npm run nginx                                      .cache/nginx, port 8080, runs without root
 *     node tools/commands/nginx.ts --root /var/www/site --config /etc/nginx/nginx.conf --listen 80 \
 *       --server-name www.example.com --certificate FILE --key FILE
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../command-error.ts';
import { prepareNginx } from '../hosts/nginx/prepare-nginx.ts';

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
const { root, config, listen, certificate, key } = values;

await runCommand(async () => {
  if (Boolean(certificate) !== Boolean(key))
    throw new CommandError('--certificate and --key belong together.');
  const count = await prepareNginx({
    site: process.env.SITE_DIST ?? 'dist',
    root,
    config,
    listen,
    serverName: values['server-name'],
    ...(certificate && key ? { tls: { certificate: resolve(certificate), key: resolve(key) } } : {}),
    ...(root.startsWith('.cache/') ? { runtimeFolder: resolve('.cache/nginx') } : {}),
  });
  console.log(`Wrote ${count} files to ${root}/ and the configuration to ${config}.`);
});
