/**
 * Deploys the built site with nginx in one step. Writes a version of the site with compressed files and a complete
 * configuration that names this version, and then reloads the running nginx once.
 *
 *     node tools/commands/nginx.ts                       in .cache/nginx, on port 8080, without root
 *     node tools/commands/nginx.ts --root /var/www/site --config /etc/nginx/nginx.conf --listen 80 \
 *       --server-name www.example.com --certificate FILE --key FILE
 */
import { resolve } from 'node:path';
import { CommandError, runCommand } from '../command-error.ts';
import { deployToNginx } from '../hosts/nginx/deploy-nginx.ts';
import { findNginx } from '../machine/nginx-program.ts';
import { readOptions } from '../read-options.ts';

/** Default folder, for runs without root access. */
const LOCAL_FOLDER = resolve('.cache/nginx');

await runCommand(async () => {
  const values = readOptions({
    root: { type: 'string' },
    config: { type: 'string', default: `${LOCAL_FOLDER}/nginx.conf` },
    listen: { type: 'string', default: '8080' },
    'server-name': { type: 'string', default: '_' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  });
  const { root = `${LOCAL_FOLDER}/site`, listen, certificate, key } = values;
  const config = resolve(values.config);
  const runtimeFolder = values.root === undefined ? LOCAL_FOLDER : undefined;
  if (Boolean(certificate) !== Boolean(key))
    throw new CommandError('--certificate and --key must be given together.');
  const program = findNginx();
  const { version, files, isOnline } = await deployToNginx(
    {
      site: process.env.SITE_DIST ?? 'dist',
      root: resolve(root),
      config,
      listen,
      serverName: values['server-name'],
      ...(certificate && key
        ? { tls: { certificate: resolve(certificate), key: resolve(key), listen: '443' } }
        : {}),
      ...(runtimeFolder && { runtimeFolder }),
    },
    program,
  );
  console.log(`Wrote ${files} files to ${version}/ and the configuration to ${config}.`);
  const start = runtimeFolder ? `nginx -p ${runtimeFolder} -c ${config}` : 'sudo systemctl start nginx';
  if (isOnline) console.log('nginx now serves them.');
  else if (program) console.log(`nginx is not running; start it: ${start}`);
  else console.log('nginx is not installed here, so the configuration was not checked.');
}, 'The live site is unchanged.');
