import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { buildPolicy } from './content-policy.ts';
import { buildSecurityHeaders } from './response-headers.ts';
import { buildHeadersFile } from './workers-files.ts';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the policy', () => {
  test('allows only the site’s own files, `data:` pictures and the hashed code', () => {
    const policy = buildPolicy({ scripts: new Set([hashOf('a')]), styles: new Set([hashOf('b')]) });
    const directives = policy.split('; ');
    expect(directives).toContain(`script-src 'self' ${hashOf('a')}`);
    expect(directives).toContain(`style-src 'self' ${hashOf('b')}`);
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(directives).toContain(`${name} 'none'`);
    expect(directives).toContain("img-src 'self' data:");
    expect(directives).toContain("connect-src 'self'");
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types site-worker$/);
    expect(policy.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|https?:|data:|\*/);
  });

  test('lets a tag manager write into the page and reach its servers if the owner allows it', () => {
    const analytics = {
      script: 'https://tags.heat.example/t.js',
      attributes: {},
      writesMarkup: true,
      alsoReaches: ['https://calls.heat.example/swap.js'],
    };
    const none = { scripts: new Set<string>(), styles: new Set<string>() };
    const policy = buildPolicy(none, { analytics });
    expect(policy).not.toMatch(/trusted-types|unsafe|\*/);
    for (const directive of ['script-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://calls\\.heat\\.example`));
    expect(buildPolicy(none, { analytics: { ...analytics, writesMarkup: false } })).toContain(
      'trusted-types',
    );
  });

  test('is sent with the other security headers', () => {
    const headers = buildSecurityHeaders(makeFolder({ 'index.html': '<p>x</p>' }));
    // Values that get full points from the MDN HTTP Observatory.
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=(?:1[6-9]|[2-9]\d)\d{6}\b/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});

test('a headers file is refused if a line reaches the platform’s limit', () => {
  const value = (length: number) => 'x'.repeat(length - '  Long: '.length);
  expect(() => buildHeadersFile({ Long: value(1999) })).not.toThrow();
  expect(() => buildHeadersFile({ Long: value(2000) })).toThrow(/too long/);
});
