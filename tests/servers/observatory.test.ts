import { describe, expect, test } from 'vitest';
import { scoreResponse } from './support/observatory.ts';

const GOOD: Readonly<Record<string, string>> = {
  'content-type': 'text/html',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'none'; form-action 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
const BODY = '<script type="module" src="/a.js" integrity="sha256-x"></script>';
const score = (changes: Readonly<Record<string, string | undefined>>, body = BODY): number => {
  const entries = Object.entries({ ...GOOD, ...changes });
  const headers = new Map(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return scoreResponse({ headers, body }).total;
};
const withPolicy = (policy: string): number => score({ 'content-security-policy': policy });

describe('the score of a response', () => {
  test('is 155 with everything in place, 150 without integrity', () => {
    expect(score({})).toBe(155);
    expect(score({}, '<script src="/a.js"></script>')).toBe(150);
    expect(score({}, '')).toBe(150);
  });

  test('is that of a bare server when nothing is said', () => {
    expect(scoreResponse({ headers: new Map(), body: '' }).total).toBe(30);
  });

  test.each([
    ['a policy without default-src none', "default-src 'self'; frame-ancestors 'none'", 150],
    ['inline styles', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 145],
    ['eval', "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 135],
    ['images over HTTP', "default-src 'none'; img-src http:; frame-ancestors 'none'", 135],
    ['inline scripts', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['scripts of any site', "default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
    ['no rule for scripts', "style-src 'self'; frame-ancestors 'none'", 80],
  ])('falls with %s', (_, policy, expected) => {
    expect(withPolicy(policy)).toBe(expected);
  });

  test.each([
    ['content-security-policy', 55],
    ['strict-transport-security', 80],
    ['referrer-policy', 150],
    ['x-content-type-options', 150],
    ['cross-origin-resource-policy', 145],
    ['cross-origin-opener-policy', 145],
    ['cross-origin-embedder-policy', 145],
  ])('falls without %s', (name, expected) => {
    expect(score({ [name]: undefined })).toBe(expected);
  });

  test('falls when pages may be framed, cookies are set or other sites may read', () => {
    expect(withPolicy("default-src 'none'")).toBe(80);
    expect(score({ 'set-cookie': 'a=1' })).toBe(80);
    expect(score({ 'access-control-allow-credentials': 'true' })).toBe(50);
  });
});
