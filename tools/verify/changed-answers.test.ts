import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { type Answer, openPlainHost } from '../hosts/plain-host.ts';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { type Ask, askServer, findChangedAnswers } from './changed-answers.ts';

const site = makeFolder({
  'index.html': '<!DOCTYPE html><title>Heat</title>',
  'contact.html': '<!DOCTYPE html><form data-contact-form="https://forms.test/f"></form>',
  '404.html': '<!DOCTYPE html><title>Nothing here</title>',
  'favicon.ico': '\0\0\x01\0',
});
writeWorkersFiles(site, buildSecurityHeaders(site));
const host = openPlainHost(site);

/** Returns the faults of a server that answers one address otherwise than it should. */
async function findFaults(wrong = '', change: Partial<Answer> = {}, headers = {}): Promise<string[]> {
  const ask: Ask = async (path) => {
    const right = host(path);
    const cloud = {
      ...right.headers,
      'cf-ray': '1',
      date: 'Mon',
      etag: '"1"',
      vary: 'accept-encoding',
      'x-served-by': 'cache-1',
      'alt-svc': 'h3=":443"; ma=86400',
      'report-to': String.raw`{"group":"cf-nel","endpoints":[{"url":"https:\/\/a.nel.cloudflare.com\/report\/v4?s=1"}]}`,
    };
    return path === wrong
      ? { ...right, ...change, headers: { ...cloud, ...headers } }
      : { ...right, headers: cloud };
  };
  return (await findChangedAnswers(site, ask, 'https://heat.test')).map(
    ({ path, fault }) => `${path}: ${fault}`,
  );
}

test('a server that answers as the files and rules say has no faults, whatever it adds for itself', async () => {
  expect(await findFaults()).toEqual([]);
});

const EVIL = 'https://evil.test/';
const policy = host('/contact').headers['content-security-policy'] ?? '';

test.each<readonly [path: string, change: Partial<Answer>, headers: object, words: string]>([
  [
    '/contact',
    {},
    { 'content-security-policy': policy.replace("'self'", EVIL) },
    `“${EVIL}” replaces “'self'”`,
  ],
  ['/contact', {}, { 'content-security-policy': '' }, '“default-src'],
  ['/contact', {}, { 'strict-transport-security': 'max-age=0' }, '“max-age=0” replaces “max-age=31536000'],
  ['/contact', {}, { 'x-robots-tag': 'noindex' }, '“x-robots-tag: noindex” does not belong'],
  ['/contact', {}, { 'x-webkit-csp': "default-src 'none'" }, '“x-webkit-csp: default-src'],
  ['/contact', {}, { 'alt-svc': 'h3="evil.test:443"' }, 'does not belong'],
  ['/contact', {}, { 'report-to': `{"endpoints":[{"url":"${EVIL}"}]}` }, 'does not belong'],
  ['/contact', {}, { 'set-cookie': 'id=1' }, '“set-cookie: id=1” does not belong'],
  ['/contact', {}, { 'content-type': 'text/plain' }, '“text/plain” replaces “text/html'],
  ['/contact', {}, { 'cache-control': 'public, max-age=604800' }, 'in the header “cache-control”'],
  ['/contact', { status: 503 }, {}, 'the status is 503 instead of 200'],
  ['/contact', { body: Buffer.from('<!DOCTYPE html><form></form>') }, {}, '“form” replaces “form data-'],
  ['/contact/', { status: 302 }, {}, 'the status is 302 instead of 301'],
  ['/contact/', {}, { location: EVIL }, `in the header “location”, “${EVIL}” replaces “/contact”`],
  ['/nothing-here', { status: 200 }, {}, 'the status is 200 instead of 404'],
  ['/favicon.ico', { body: Buffer.of(0xff, 0xd8) }, {}, 'replaces'],
])('of the answer for %s, %j %j is named', async (path, change, headers, words) => {
  const [sentence, ...others] = await findFaults(path, change, headers);
  expect(sentence?.startsWith(`${path}: `)).toBe(true);
  expect(sentence).toContain(words);
  expect(sentence).toMatch(/; deploy again/);
  expect(others).toEqual([]);
});

test('a silent server and a malformed address are named', async () => {
  const silent = await findChangedAnswers(site, askServer('http://localhost:1'), 'http://localhost:1');
  expect(silent).toContainEqual({ path: '/', fault: expect.stringContaining('the server did not answer') });
  expect(() => askServer('example.com')).toThrow('write it like https://www.example.com');
});
