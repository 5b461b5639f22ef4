import { expect, test } from 'vitest';
import { buildAdminHeaders } from './admin-files.ts';
import { buildAdminConfig } from './deploy-admin.ts';

const SETTINGS = { repository: 'owner/site', domain: '' };

test('the page runs only its own code, talks only to GitHub, and is not for search engines', () => {
  const headers = buildAdminHeaders();
  expect(headers).toMatch(/^\/\*\n/);
  expect(headers).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
  expect(headers.match(/https:\/\/[^\s;]+/g)).toEqual(['https://api.github.com']);
  expect(headers).toContain('X-Robots-Tag: noindex');
  // Cloudflare silently ignores longer lines.
  expect(headers.split('\n').filter((line) => line.length >= 2000)).toEqual([]);
});

test('the Worker answers only sign-ins, and knows the repository, but no secret', () => {
  const config = buildAdminConfig(SETTINGS, 'mott-street');
  expect(config.name).toBe('mott-street-admin');
  expect(config.assets.run_worker_first).toEqual(['/auth', '/callback']);
  expect(config.vars).toEqual({ REPOSITORY: 'owner/site' });
  expect(config.workers_dev).toBe(true);
});

test('with a domain of its own, the page is nowhere else', () => {
  const config = buildAdminConfig({ ...SETTINGS, domain: 'admin.mott-street.com' }, 'mott-street');
  expect(config).toMatchObject({
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: 'admin.mott-street.com', custom_domain: true }],
  });
});
