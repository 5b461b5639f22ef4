import { expect, test } from 'vitest';
import { buildAdminHeaders } from './admin-files.ts';
import { buildAdminConfig } from './deploy-admin.ts';

test('the page runs only its own code, talks only to GitHub, and is not for search engines', () => {
  const headers = buildAdminHeaders();
  expect(headers).toMatch(/^\/\*\n/);
  expect(headers).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
  expect(headers.match(/https:\/\/[^\s;]+/g)).toEqual(['https://api.github.com']);
  expect(headers).toContain('X-Robots-Tag: noindex');
  // Cloudflare silently ignores longer lines.
  expect(headers.split('\n').filter((line) => line.length >= 2000)).toEqual([]);
});

test('the Worker is at workers.dev, or only at a domain of its own', () => {
  const build = (domain: string) => buildAdminConfig({ repository: 'owner/site', domain }, 'mott-street');
  expect(build('')).toMatchObject({ name: 'mott-street-admin', workers_dev: true });
  const routes = [{ pattern: 'admin.mott-street.com', custom_domain: true }];
  expect(build('admin.mott-street.com')).toMatchObject({ workers_dev: false, preview_urls: false, routes });
});
