import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../../../tests/support/certificate.ts';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { findNginx } from '../../machine/nginx-program.ts';
import { deployToNginx } from './deploy-nginx.ts';
import { buildNginxConfig, type NginxOptions, readRoot } from './nginx-config.ts';
import { prepareNginx } from './prepare-nginx.ts';

const OPTIONS: NginxOptions = {
  root: '/var/www/site',
  headers: { 'X-Quoted': '"/a.json"', Policy: "default-src 'none'" },
  paths: ['/404.html', '/a.html', '/index.html', '/services/404.html'],
  listen: '8080',
  serverName: 'www.example.com',
};
const nginx = findNginx();

describe('the nginx configuration', () => {
  const config = buildNginxConfig(OPTIONS);

  test('adds every header to responses with any status, and quotes the values', () => {
    expect(config).toContain('add_header X-Quoted "\\"/a.json\\"" always;');
    expect(config).toContain(`add_header Policy "default-src 'none'" always;`);
  });

  test('maps other spellings of page paths to the canonical ones, except for 404 pages', () => {
    expect(config).toContain('"/a/" "/a";');
    expect(config).toContain('"/a.html" "/a";');
    expect(config).toContain('"/index.html" "/";');
    expect(config).not.toMatch(/^\s+"\S*404\S*" "/m);
  });

  test('has a 404 page for each folder that contains one', () => {
    expect(config.match(/location \S+ \{\n\s+error_page 404 \S+/g)).toHaveLength(2);
    expect(config).toMatch(/location \/services\/ \{\n\s+error_page 404 \/services\/404\.html;/);
  });

  test('is refused if a header contains what nginx would read as a variable', () => {
    expect(() => buildNginxConfig({ ...OPTIONS, headers: { A: 'costs $uri' } })).toThrow(/cannot contain \$/);
  });

  test('redirects HTTP to HTTPS if there is a certificate', () => {
    const secure = buildNginxConfig({
      ...OPTIONS,
      tls: { certificate: '/c.pem', key: '/c.key', listen: '443' },
    });
    expect(config).not.toContain('ssl');
    for (const place of ['443 ssl http2', '[::]:443 ssl http2', '8080', '[::]:8080'])
      expect(secure).toContain(`listen ${place};`);
    expect(secure).toContain('return 301 https://$server_name$request_uri;');
  });

  test('names the folder that it serves; no folder is found in a configuration that we did not write', () => {
    expect(readRoot(config)).toBe(OPTIONS.root);
    expect(readRoot(buildNginxConfig({ ...OPTIONS, root: '/a "b" \\ c' }))).toBe('/a "b" \\ c');
    expect(readRoot('root /var/www/html;')).toBeUndefined();
  });

  test.skipIf(!nginx)('is accepted by nginx, with and without a certificate', async () => {
    const site = makeFolder({ 'index.html': 'home', '404.html': 'none', 'services/404.html': 'no service' });
    const folder = makeFolder();
    const places = {
      site,
      root: join(folder, 'site'),
      config: join(folder, 'nginx.conf'),
      runtimeFolder: folder,
    };
    const certificate = makeCertificate(folder);
    for (const tls of [undefined, certificate && { ...certificate, listen: '8443' }])
      await deployToNginx({ ...places, listen: '127.0.0.1:8080', serverName: 'localhost', tls }, nginx);
    expect(readFileSync(places.config, 'utf8')).toContain(certificate ? 'ssl_ciphers' : 'listen');
  });

  test('is not written if a file has an unknown type', async () => {
    const site = makeFolder({ 'index.html': 'home', 'a.xyz': '' });
    const folder = makeFolder();
    writeFileSync(join(folder, 'nginx.conf'), 'before');
    const options = { site, root: join(folder, 'site'), config: join(folder, 'nginx.conf'), listen: '8080' };
    await expect(prepareNginx(options)).rejects.toThrow('/a.xyz has no media type');
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});
