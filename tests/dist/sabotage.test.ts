/** Damages a copy of the built site, one fact at a time: `npm run verify` must name each, and nothing else. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listNamed } from '../../tools/verify/page-facts.ts';
import { findWrongFacts, readTexts } from '../../tools/verify/site-facts.ts';
import { writeOtherContent } from '../support/other-content.ts';
import { OTHER_COMPANY, OTHER_IDENTITY } from '../support/other-identity.ts';
import { provideOtherSite } from '../support/other-site.ts';
import { DIST, listFiles } from '../support/pages.ts';
import { makeFolder } from '../support/temporary-folder.ts';

const named = listNamed(readTexts([CONTENT_FOLDER, 'src/content']));
const site = makeFolder();
cpSync(DIST, site, { recursive: true });
const findFaults = (): string[] =>
  findWrongFacts(site, { company: business, named }).map(({ path, fault }) => `${path}: ${fault}`);

test('the other company’s site has no faults', async () => {
  const { dist } = await provideOtherSite();
  const content = join(makeFolder(), 'content');
  cpSync(CONTENT_FOLDER, content, { recursive: true });
  await writeOtherContent(content);
  const texts = [readTexts([content, 'src/content']), JSON.stringify(OTHER_IDENTITY)];
  const others = listNamed(texts.join('\n'));
  expect(findWrongFacts(dist, { company: OTHER_COMPANY, named: others })).toEqual([]);
});

const one = (start: string): string => listFiles('').find((file) => file.startsWith(start)) ?? start;
const drawing = one('art/');
const search = one('search/');
const script = one('_astro/find-borough');

/** File, what is damaged in it, the damage, and part of the sentence that names it. */
const DAMAGES: readonly (readonly [file: string, RegExp, string, RegExp])[] = [
  ['about.html', /(rel="canonical" href=")[^"]*/, '$1https://other.test/about', /canonical address is/],
  ['about.html', /(rel="canonical" href="[^"]*)about/, '$1contact', /canonical address is/],
  ['about.html', /<link rel="canonical"[^>]*>/, '', /canonical address is missing/],
  ['about.html', /(og:url" content=")[^"]*/, '$1https://other.test/about', /address for previews is/],
  ['about.html', /(og:image" content=")https:..[^/]*/, '$1https://other.test', /preview picture is/],
  ['about.html', /(og:site_name" content=")[^"]*/, '$1Other Heating', /site’s name in previews is/],
  ['about.html', /<head>/, '<head><meta name="robots" content="noindex">', /remove noindex/],
  ['about.html', /<head>/, '<head><meta http-equiv="Refresh" content="0;url=/">', /remove meta refresh/],
  ['about.html', /lang="en-US"/, 'lang="de"', /language is “de”/],
  ['about.html', /<title>[^<]*/, '<title>', /the page has no title/],
  ['about.html', /(name="description" content=")[^"]*/, '$1', /there is no description/],
  ['about.html', /(<body[^>]*>)/, '$1<i id="twice"></i><i id="twice"></i>', /id “twice”/],
  ['about.html', /tel:\+1\d{10}/, 'tel:+12125550100', /leads to tel:\+12125550100/],
  ['about.html', /sms:\+1\d{10}/, 'sms:+12125550100', /leads to sms:/],
  ['about.html', /mailto:[^"?]*/, 'mailto:other@other.test', /leads to mailto:other/],
  ['about.html', /https:\/\/book\.[^"]*/, 'https://book.other.test/', /leads to https:\/\/book\.other/],
  ['about.html', /https:\/\/profiles\.[^"]*/, 'https://other.test/', /leads to https:\/\/other/],
  ['contact.html', /<form/, '<form action="http://forms.test/f"', /address of a form is “http:/],
  ['index.html', /("telephone":")[^"]*/, '$1+12125550100', /phone number for search engines/],
  ['index.html', /("postalCode":")[^"]*/, '$110001', /ZIP code for search engines/],
  ['index.html', /("@id":")https:..[^/]*/, '$1https://other.test', /data for search engines names/],
  ['index.html', /(ld\+json">)\{/, '$1', /cannot be read as JSON/],
  ['robots.txt', /Allow: \//, 'Disallow: /', /remove the line/],
  ['robots.txt', /Sitemap: .*/, '', /address of the sitemap is missing/],
  ['sitemap.xml', /<url><loc>[^<]*about<.loc><.url>/, '', /about is not listed/],
  ['sitemap.xml', /about</, 'aboot<', /no such page/],
  ['contact.vcf', /\+1\d{10}/, '+12125550100', /phone number is/],
  ['contact.vcf', /(EMAIL.*:).*/, '$1other@other.test', /email address is/],
  ['_headers', /[\s\S]*/, '', /has no Content-Security-Policy/],
  ['_headers', /\n/, '\n  X-Robots-Tag: noindex\n', /hides it from search engines/],
  ['_redirects', /^/, '/old https://other.test/ 301\n', /does not lead to a page/],
  ['site.webmanifest', /("name":")[^"]*/, '$1Other Heating', /the name is “Other Heating”/],
  ['speculation-rules.json', /\{/, '', /cannot be read as JSON/],
  [search, /\{/, '', /cannot be read as JSON/],
  [search, /boiler-repair/g, 'boiler', /cannot find \/services\/boiler-repair/],
  [script, /$/, '}}', /syntax error/],
  [drawing, /<svg[\s\S]*/, '<svg xmlns="http://www.w3.org/2000/svg"/>', /drawing is empty/],
];

test.each(DAMAGES)('in %s, %s → “%s” is named', (file, pattern, damage, sentence) => {
  const path = join(site, file);
  const whole = readFileSync(path, 'utf8');
  const damaged = whole.replace(pattern, damage);
  expect(damaged).not.toBe(whole);
  writeFileSync(path, damaged);
  const faults = findFaults();
  writeFileSync(path, whole);
  const address = `/${file}`.replace(/(?:index)?\.html$/, '');
  expect(faults).toContainEqual(expect.stringMatching(sentence));
  for (const fault of faults) expect(fault.startsWith(`${address}: `)).toBe(true);
});

test('a title that another page has is named on both', () => {
  const title = /<title>([^<]*)/.exec(readFileSync(join(site, 'about.html'), 'utf8'))?.[1] ?? '';
  const path = join(site, 'contact.html');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.replace(/<title>[^<]*/, `<title>${title}`));
  const faults = findFaults();
  writeFileSync(path, whole);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['/about', '/contact']);
});
