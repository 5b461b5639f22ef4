/** Tests the page check of `npm run verify` with pages that have one fault each and one page without faults. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { visitPages } from '../../tools/verify/visit-pages.ts';
import { expect, test } from '../support/test.ts';

const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="green"/></svg>';
/** The first bytes of a gzip file, as in drawings that Inkscape compresses. */
const GZIPPED = Buffer.from('1f8b0800', 'hex');

/** Words beside a picture whose clipped, invisible part overlaps them. @param color - of the words */
const wordsBesidePicture = (color: string): string =>
  `<div style="position: relative; height: 300px"><p style="width: 90px; color: ${color}">Words</p><svg width="40" height="300" style="position: absolute; left: 150px; top: 0"><image href="/whole.svg" x="-140" width="200" height="300" preserveAspectRatio="none"/></svg></div>`;

const picture = (attributes: string): string =>
  `<img alt="A boiler" src="/whole.svg" width="40" height="20" ${attributes}>`;

type Faulty = readonly [main: string, fault?: RegExp];

/** Faults that leave the rest of a page alone, so one page has all of them: their markup, and a pattern for the report. */
const TOGETHER: Readonly<Record<string, Faulty>> = {
  'words that a line crosses': [
    '<p>Words that a line crosses</p><hr style="width: 300px; margin: -26px 0 26px; border: solid black">',
    /a line crosses “Words that a line crosses”/,
  ],
  'a missing picture': [
    picture('src="/nope.svg"').replace('src="/whole.svg" ', ''),
    /\/nope\.svg returns status 404/,
  ],
  'a picture that cannot be read': [
    picture('').replace('whole', 'gzipped'),
    /the picture \/gzipped\.svg cannot be shown/,
  ],
  'an empty picture': [
    picture('').replace('whole.svg', 'empty.webp'),
    /the picture \/empty\.webp cannot be shown/,
  ],
  'a lazy picture without a height': [
    picture('loading="lazy" style="height: 0; margin-top: 4000px"'),
    /\/whole\.svg (did not load|has a box of 40 × 0 px)/,
  ],
  'a stretched picture': [
    picture('style="width: 40px; height: 90px"'),
    /is stretched to 40 × 90 px from 40 × 20/,
  ],
  'a missing background': ['<p style="background: url(/gone.png)">Words', /gone\.png returns status 404/],
  'a missing module': ['<script type="module">import("/gone.js")</script>', /gone\.js returns status 404/],
  'a missing font': [
    '<p style="font-family: Nope">Words</p><style>@font-face { font-family: Nope; src: url(/nope.woff2) }</style>',
    /the font Nope did not load/,
  ],
  'an error in the console': ['<script>console.error("Something broke")</script>', /Something broke/],
  'an uncaught error': ['<script>throw new Error("Nobody caught it")</script>', /Nobody caught it/],
  'a request to an unknown server': [
    '<script>fetch("https://stranger.test/count")</script>',
    /requests https:\/\/stranger\.test, which nothing in the content names/,
  ],
  'words cut off below': [
    '<p style="height: 12px; overflow: hidden; font-size: 20px">Words</p>',
    /“Words” is cut off at the top or bottom/,
  ],
  'a row whose parts are not aligned': [
    '<div data-row="top" style="display: flex"><p>One</p><p style="translate: 0 4px">Two</p></div>',
    /px \(top\)/,
  ],
  'overlapping words': ['<p>One</p><p style="margin-top: -34px">Two</p>', /“One” and “Two” overlap/],
};

const MANY = Object.values(TOGETHER);

/** Pages, keyed by name: the markup of the main part and, if the page has a fault, a pattern for its report. */
const PAGES: Readonly<Record<string, Faulty>> = {
  whole: [`<p>All of it.</p>${picture('loading="lazy" style="margin-top: 4000px"')}<a href="/">Home</a>`],
  'words beside the visible part of a picture': [wordsBesidePicture('black')],
  'faint words beside the visible part of a picture': [
    wordsBesidePicture('silver'),
    /minimum color contrast.*Words/,
  ],
  'a picture under the bar': [
    `${picture('style="margin-top: 4000px"')}<div style="position: fixed; inset: auto 0 0; height: 60px"></div>`,
    /is covered by the bar at the bottom/,
  ],
  'a picture in a transparent paragraph': [
    `<p style="opacity: 0">${picture('')}`,
    /whole\.svg has an opacity of 0/,
  ],
  'a refresh to another page': [
    '<meta http-equiv="refresh" content="0; url=/page-0.html">',
    /opens another page by itself/,
  ],
  'a script that opens another page': [
    '<script>onload = () => setTimeout(() => location.assign("/page-0.html"))</script>',
    /opens another page by itself/,
  ],
  'covered words': [
    '<p>Words</p><div style="position: absolute; inset: 0; pointer-events: none"><b>Cover</b></div>',
    /“Words” is covered by “Cover”/,
  ],
  'a covered link': [
    '<a href="/">Home</a><div style="position: absolute; inset: 0">Cover</div>',
    /“Home” is covered by/,
  ],
  'a part wider than the window': [
    `<div style="width: 5000px; height: 9px; margin-left: -9px"></div><style>main { overflow-x: clip }</style>`,
    /extends from -?\d+ to \d{4} px, but/,
  ],
  'many faults': [MANY.map(([main]) => main).join(''), /./],
};

test('the fault of each page is reported, and a page without faults gets no report', async () => {
  const folder = test.info().outputPath('site');
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(PAGES);
  const page = (name: string, main: string): string =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,"><header></header><main><h1>${name}</h1>${main}</main></html>`;
  for (const [index, [name, [main]]] of Object.entries(PAGES).entries())
    writeFileSync(`${folder}/page-${index}.html`, page(name, main));
  writeFileSync(`${folder}/whole.svg`, GREEN);
  writeFileSync(`${folder}/gzipped.svg`, GZIPPED);
  writeFileSync(`${folder}/empty.webp`, '');
  const faults = await visitPages(
    folder,
    names.map((_, index) => `/page-${index}`),
    [],
    [390],
  );
  const reportOf = (index: number): string =>
    faults.flatMap(({ path, fault }) => (path === `/page-${index}` ? fault : [])).join('\n');
  for (const [index, [name, [, fault = /^$/]]] of Object.entries(PAGES).entries())
    expect(reportOf(index), name).toMatch(fault);
  for (const [name, [, fault = /./]] of Object.entries(TOGETHER))
    expect(reportOf(names.indexOf('many faults')), name).toMatch(fault);
});
