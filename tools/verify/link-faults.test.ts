import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { findDeadAddresses } from './link-faults.ts';

const SITE = 'https://www.company.test';
const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } })
  .png()
  .toBuffer();

/** Returns the faults of a site with three pages and `files`; the home page contains `html`. */
async function findFaults(html: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const folder = makeFolder({
    'index.html': `<!doctype html><main id="main">${html}</main>`,
    'about.html': `<main id="main"><a href="/">Home</a></main>`,
    '404.html': '<main>Not found</main>',
    _headers: '/*',
    'icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path id="a" d="M0 0h9v9z"/></svg>',
    'empty.png': '',
    'words.png': 'Words',
    'code.js': 'let a;',
    'look.css': 'a{}',
    'face.woff2': 'wOF2 and more',
    ...files,
  });
  writeFileSync(join(folder, 'whole.png'), png);
  writeFileSync(
    join(folder, 'packed.svg'),
    gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  writeFileSync(join(folder, 'cut.png'), png.subarray(0, png.length - 40));
  return (await findDeadAddresses(folder, SITE)).map(({ path, fault }) => `${path}: ${fault}`);
}

test('a site whose URLs are all correct has no faults', async () => {
  const html = `
    <a href="/about">A</a><a href="/about#main">B</a><a href="#main">C</a><a href="${SITE}">D</a><a href="/about?a=b">E</a>
    <a href="tel:+12125550123;ext=7">F</a><a href="tel:911">G</a><a href="sms:+12125550123">S</a><a href="mailto:a@b.example?subject=x">H</a>
    <a href="https://elsewhere.test/gone">I</a><a href="HTTPS://Elsewhere.test">J</a><a href="/%61bout#m%61in">K</a><form action="https://forms.test/f"></form>
    <link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/face.woff2"><link rel="preconnect" href="/gone">
    <link rel="stylesheet" href="/look.css"><script src="/code.js"></script><svg><use href="#main"/></svg>
    <img src="/whole.png" srcset="/whole.png 1x, /icon.svg 2x"><img src="data:image/svg+xml,%3Csvg url(/gone)"/>
    <meta property="og:image" content="${SITE}/whole.png">`;
  expect(await findFaults(html)).toEqual([]);
});

describe('a wrong URL', () => {
  test.each([
    ['<a href="/gone">A</a>', 'the link to /gone does not exist'],
    ['<a href="/about/">A</a>', 'is redirected: it ends with a slash'],
    ['<a href="/about.html">A</a>', 'is redirected: it names the file'],
    ['<a href="about">A</a>', 'the link to about does not start with a slash'],
    ['<a href="javascript:go()">A</a>', 'the link to javascript:go() does not start with a slash'],
    ['<a href="/\\\\elsewhere.test">A</a>', 'elsewhere.test does not exist'],
    ['<a href="/about#team">A</a>', 'the link to /about#team leads to a missing anchor'],
    ['<a href="/404">A</a>', 'the link to /404 is the 404 page'],
    ['<a href="//www.company.test/about">A</a>', `www.company.test/about does not start with ${SITE}`],
    ['<a href="tel:212 555 0123">A</a>', 'tel:212 555 0123 is not in the form that phones'],
    ['<meta http-equiv="refresh" content="0; url=/gone">', 'the link to /gone does not exist'],
    ['<link rel="apple-touch-icon" href="/empty.png">', 'the picture /empty.png is empty or not'],
    ['<link rel="preload" as="font" href="/whole.png">', 'the font /whole.png is empty or not'],
    ['<img src="/whole.png" srcset="/whole.png, /gone.png 2x">', 'the picture /gone.png does not exist'],
    ['<picture><source srcset="/words.png 480w"></picture>', 'the picture /words.png is empty or not'],
    ['<img src="/packed.svg">', 'the picture /packed.svg is empty or not a file of this kind'],
    ['<img src="/cut.png">', 'the picture /cut.png is empty or not a file of this kind'],
    ['<svg><use href="/icon.svg#gone"/></svg>', 'the part /icon.svg#gone leads to a missing anchor'],
    ['<style>a{background:url("/gone.png")}</style>', 'the picture /gone.png does not exist'],
    ['<script src="/gone.js"></script>', 'the script /gone.js does not exist'],
  ])('is found: %s', async (html, fault) => {
    expect(await findFaults(html)).toEqual([expect.stringContaining(fault)]);
  });

  test('is found in styles, scripts, manifests and drawings, resolved against the file that contains it', async () => {
    const faults = await findFaults('', {
      'code/late.js': 'const a = () => import("./gone.js"); import"../code.js"; let b = "import ./words.js"',
      'looks/a.css': 'a{background:url(gone.png)} b{background:url(../icon.svg)} c{mask:url(#d)}',
      'site.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.svg"},{"src":"gone.png"}]}',
      'art/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><use href="#gone"/></svg>',
    });
    expect(faults.toSorted()).toEqual([
      '/art/a.svg: the part #gone leads to a missing anchor',
      '/code/late.js: the script ./gone.js does not exist',
      '/looks/a.css: the picture gone.png does not exist',
      '/site.webmanifest: the picture gone.png does not exist',
    ]);
  });
});
