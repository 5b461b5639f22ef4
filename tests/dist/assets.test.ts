import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageFiles, parseFile } from '../support/html.ts';
import {
  cssAddresses,
  drawingsIn,
  fileOf,
  isExternal,
  loadedBy,
  sheetsOf,
  splitSrcset,
} from '../support/links.ts';
import { fileOfRoute, listFiles, readDist } from '../support/pages.ts';

/** Names of the layers by first appearance, which is how they rank (CSS Cascading 5). */
const layerNames = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer\s+([\w\s,-]+)[;{]/g)]
      .flatMap(([, names = '']) => names.split(/[\s,]+/))
      .filter(Boolean),
  ),
];
/** True where a file is not there, or the part of a drawing that is asked for. */
function isMissing(address: string): boolean {
  const [path = '', part] = address.split('#');
  const file = path.startsWith('/') ? fileOf(path) : undefined;
  return !file || (part !== undefined && !readDist(file).includes(` id="${part}"`));
}

test('no file knows the forms of npm run edit', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readDist(file).toLowerCase().includes('keystatic'))).toEqual([]);
});

describe.each(pageFiles)('what %s loads', (file) => {
  test('exists, every file of it', () => {
    expect(loadedBy(file).length).toBeGreaterThan(10);
    expect(loadedBy(file).filter(isMissing)).toEqual([]);
  });

  test('comes from this site alone', () => {
    expect(loadedBy(file).filter((address) => isExternal(address) || address.startsWith('data:'))).toEqual(
      [],
    );
  });

  test('has its place kept by width and height, and words or the note that none are needed', () => {
    const images = parseFile(file).querySelectorAll('img');
    const unfit = images.filter((image) => {
      const sized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
      return !sized || !image.hasAttribute('alt');
    });
    expect(images.length).toBeGreaterThan(0);
    expect(unfit.map(String)).toEqual([]);
  });

  test('is asked for early only where it is seen first', () => {
    const images = parseFile(file).querySelectorAll('main img');
    const late = images.slice(images.findIndex((image) => image.getAttribute('loading') === 'lazy'));
    expect(late.filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual([]);
  });
});

describe.each(pageFiles)('the styles of %s', (file) => {
  const sheets = sheetsOf(file);

  test('load only files of this site that exist', () => {
    const addresses = sheets.flatMap(cssAddresses);
    expect(addresses.some((address) => address.endsWith('.woff2'))).toBe(true);
    expect(addresses.filter(isMissing)).toEqual([]);
  });

  test('have classes that CSS and content blockers allow', () => {
    const classes = parseFile(file)
      .querySelectorAll('[class]')
      .flatMap(({ classList }) => classList.value);
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter((name) => !/^_[\w-]{5,6}$/.test(name))).toEqual([]);
  });

  test('rank their layers as layers.css does, in the order they arrive', () => {
    const order = layerNames(readFileSync('src/styles/layers.css', 'utf8'));
    const ranks = layerNames(sheets.map(({ css }) => css).join('\n'));
    expect(ranks).toEqual(order.filter((name) => ranks.includes(name)));
    expect(ranks).toContain('features');
  });
});

describe('drawings', () => {
  const drawings = listFiles('.svg');

  const inPages = pageFiles.flatMap((file) => drawingsIn(file).map((svg) => [`in ${file}`, svg] as const));
  const all = [...drawings.map((file) => [file, readDist(file)] as const), ...inPages];

  test.each(all)('stand alone and run nothing: %s', (_, svg) => {
    expect(svg).not.toMatch(/<script|<foreignObject|<image|\son[a-z]+=|javascript:|@import/i);
    const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, address = '']) => address);
    expect(references.filter((address) => !address.startsWith('#'))).toEqual([]);
  });

  test('are all used by a page or a stylesheet', () => {
    const used = new Set(
      [...pageFiles.flatMap(loadedBy), ...pageFiles.flatMap(sheetsOf).flatMap(cssAddresses)].map(
        (address) => address.split('#')[0],
      ),
    );
    // The project that comes first stands in its page; its file is there for when another one does.
    const inPage = new Set(inPages.map(([, svg]) => svg));
    const unused = drawings.filter((file) => !used.has(`/${file}`) && !inPage.has(readDist(file)));
    expect(unused).toEqual([]);
  });
});

describe('the search for missing files', () => {
  test.each(['/art/nothing.svg', 'icon.svg', '/icon.svg#nothing', '/services/', '//cdn.example.org/a.svg'])(
    'finds %s',
    (address) => {
      expect(isMissing(address)).toBe(true);
    },
  );

  test('lets a file be that is there', () => {
    expect(isMissing('/icon.svg')).toBe(false);
  });
});

describe('lists of pictures for several widths', () => {
  test('are split at their commas', () => {
    expect(splitSrcset('/a.svg 1x, /b.svg 2x')).toEqual(['/a.svg', '/b.svg']);
  });

  test('stand on the home page for phones', () => {
    expect(parseFile(fileOfRoute('/')).querySelectorAll('picture source')).toHaveLength(1);
  });
});
