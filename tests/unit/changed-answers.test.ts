import { expect, test } from 'vitest';
import { type Answer, openPlainHost } from '../../tools/hosts/plain-host.ts';
import { buildSecurityHeaders } from '../../tools/hosts/response-headers.ts';
import { writeWorkersFiles } from '../../tools/hosts/workers-files.ts';
import {
  type Ask,
  askServer,
  findChangedAnswers,
  findOpenOrigins,
  listOtherOrigins,
} from '../../tools/verify/changed-answers.ts';
import { startServer } from '../support/local-server.ts';
import { makeFolder } from '../support/temporary-folder.ts';

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
    const right = host(path.replace(/\?.*/, ''));
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

test.each<readonly [path: string, change: Partial<Answer>, headers: object, words: string]>([
  ['/contact', {}, { 'content-security-policy': '' }, '“default-src'],
  ['/contact', {}, { 'x-robots-tag': 'noindex' }, '“x-robots-tag: noindex” does not belong'],
  ['/contact', {}, { 'alt-svc': 'h3="evil.test:443"' }, 'does not belong'],
  ['/contact', {}, { 'report-to': `{"endpoints":[{"url":"${EVIL}"}]}` }, 'does not belong'],
  ['/contact', {}, { 'content-type': 'text/plain' }, '“text/plain” replaces “text/html'],
  ['/contact', {}, { 'cache-control': 'public, max-age=604800' }, 'in the header “cache-control”'],
  ['/contact', { status: 503 }, {}, 'the status is 503 instead of 200'],
  ['/contact', { body: Buffer.from('<!DOCTYPE html><form></form>') }, {}, '“form” replaces “form data-'],
  ['/contact/', {}, { location: EVIL }, `in the header “location”, “${EVIL}” replaces “/contact”`],
  ['/contact?utm_source=verify', { status: 302 }, {}, 'the status is 302 instead of 200'],
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

test('other names of the site that answer must lead to the same page of it', async () => {
  const answer = (location?: (path: string) => string) =>
    startServer(({ url = '' }, response) => {
      response.writeHead(location ? 301 : 200, location && { location: location(url) }).end();
    });
  const [served, other] = [await answer(), await answer()];
  const whole = await answer((path) => served.origin + path);
  const home = await answer(() => `${served.origin}/`);
  const origins = [whole.origin, 'http://localhost:1', other.origin, home.origin];
  expect(await findOpenOrigins(served.origin, origins)).toEqual([
    { path: other.origin, fault: expect.stringContaining(`but to ${other.origin}/contact; redirect`) },
    { path: home.origin, fault: expect.stringContaining(`but to ${served.origin}/; redirect`) },
  ]);
  await Promise.all([served, other, whole, home].map(({ stop }) => stop()));
  const names = ['http://www.heat.test', 'https://heat.test', 'http://heat.test'];
  expect(listOtherOrigins('https://www.heat.test/')).toEqual(names);
  expect(listOtherOrigins('https://heat.test')).toContain('https://www.heat.test');
  expect(listOtherOrigins(served.origin)).toEqual([]);
});
