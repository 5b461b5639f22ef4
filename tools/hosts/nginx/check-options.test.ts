import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { CommandError } from '../../command-error.ts';
import { checkOptions } from './check-options.ts';
import type { SiteForNginx } from './prepare-nginx.ts';

const site = makeFolder({ 'index.html': 'home' });
const OPTIONS: SiteForNginx = {
  site,
  root: '/var/www/site',
  config: '/nowhere/nginx.conf',
  listen: '80',
  serverName: 'www.example.com',
};

test.each<Partial<SiteForNginx>>([
  {},
  { root: `${site}-online` },
  { root: '/a "b" c' },
  ...[
    '8080',
    '127.0.0.1:8080',
    '[::1]:80',
    '*:80',
    '80 backlog=64',
    'unix:/run/site.sock',
    'localhost:80',
  ].map((listen) => ({ listen })),
  ...['_', 'a.test www.a.test', '*.a.test', '~^www\\d'].map((serverName) => ({ serverName })),
])('%j is accepted', (changes) => {
  expect(() => checkOptions({ ...OPTIONS, ...changes })).not.toThrow();
});

const tls = { certificate: '/a.pem', key: '/a.key', listen: '443' };

test.each<[named: string, changes: Partial<SiteForNginx>]>([
  ['--root', { root: '' }],
  ['--root', { root: 'dist' }],
  ['--root', { root: '/x/$y' }],
  ['--root', { root: '/x\n/y' }],
  ['--root', { root: site }],
  ['--root', { root: join(site, 'online') }],
  ['--root', { root: join(site, '../', 'x$') }],
  ['--root', { root: join(import.meta.dirname, 'check-options.ts') }],
  ['--config', { config: '' }],
  ['--config', { config: 'nginx.conf' }],
  ['--config', { config: site }],
  ...['', '0', '65536', '127.0.0.1:99999', '80;', '80; root /', 'a b', 'unix:', '$port'].map(
    (listen): [string, Partial<SiteForNginx>] => ['--listen', { listen }],
  ),
  ...['', ' ', 'a; b', 'a { }', 'a\nb', 'a\\', '#'].map((serverName): [string, Partial<SiteForNginx>] => [
    '--server-name',
    { serverName },
  ]),
  ['--certificate', { tls: { ...tls, certificate: '/$a.pem' } }],
  ['--key', { tls: { ...tls, key: 'a.key' } }],
  ['This folder', { runtimeFolder: '/home/$me/.cache/nginx' }],
])('%s is refused in %j', (named, changes) => {
  expect(() => checkOptions({ ...OPTIONS, ...changes })).toThrow(CommandError);
  expect(() => checkOptions({ ...OPTIONS, ...changes })).toThrow(new RegExp(`^${named}: .*; .*\\.$`, 's'));
});
