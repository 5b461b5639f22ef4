import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageFiles, parseFile } from '../support/html.ts';
import { drawingsIn, isExternal, loadedBy, pictureAddresses, stylesOf } from '../support/links.ts';
import { listFiles, readDist } from '../support/pages.ts';

/** Returns the names of the cascade layers in order of first appearance, which is their rank (CSS Cascading 5). */
const layerNames = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer\s+([\w\s,-]+)[;{]/g)]
      .flatMap(([, names = '']) => names.split(/[\s,]+/))
      .filter(Boolean),
  ),
];
/** Matches URL code points and escapes, with at most one fragment (WHATWG URL Standard, “URL code points”). */
const URL_STRING =
  /^(?:[\w!$&'()*+,./:;=?@~\u{a0}-\u{10fffd}-]|%[\da-f]{2})*(?:#(?:[\w!$&'()*+,./:;=?@~\u{a0}-\u{10fffd}-]|%[\da-f]{2})*)?$/iu;

test('no file mentions Sveltia, the program of the admin page', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readDist(file).toLowerCase().includes('sveltia'))).toEqual([]);
});

describe.each(pageFiles)('the resources of %s', (file) => {
  test('have valid URLs, even in inline drawings', () => {
    const addresses = [...pictureAddresses(file), ...loadedBy(file)];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !URL_STRING.test(address))).toEqual([]);
  });

  test('come only from this site', () => {
    expect(loadedBy(file).filter(isExternal)).toEqual([]);
    expect(loadedBy(file).some((address) => address.endsWith('.woff2'))).toBe(true);
  });

  test('include only pictures with an `alt` attribute and with the width and height that reserve their space', () => {
    const images = parseFile(file).querySelectorAll('img');
    const unfit = images.filter((image) => {
      const sized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
      return !sized || !image.hasAttribute('alt');
    });
    expect(images.length).toBeGreaterThan(0);
    expect(unfit.map(String)).toEqual([]);
  });

  test('have high priority only before the first lazy picture', () => {
    const images = parseFile(file).querySelectorAll('main img');
    const firstLazy = images.findIndex((image) => image.getAttribute('loading') === 'lazy');
    const late = firstLazy < 0 ? [] : images.slice(firstLazy);
    expect(late.filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual([]);
  });
});

describe.each(pageFiles)('the styles of %s', (file) => {
  test('have short hashed class names, which content blockers do not match', () => {
    const classes = parseFile(file)
      .querySelectorAll('[class]')
      .flatMap(({ classList }) => classList.value);
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter((name) => !/^_[\w-]{5,6}$/.test(name))).toEqual([]);
  });

  test('order their cascade layers as layers.css does', () => {
    const order = layerNames(readFileSync('src/styles/layers.css', 'utf8'));
    const ranks = layerNames(stylesOf(file).join('\n'));
    expect(ranks).toEqual(order.filter((name) => ranks.includes(name)));
    expect(ranks).toContain('features');
  });
});

const drawings = [
  ...listFiles('.svg').map((file) => [file, readDist(file)] as const),
  ...pageFiles.flatMap((file) => drawingsIn(file).map((svg) => [`in ${file}`, svg] as const)),
];

test.each(drawings)('a drawing loads no other file and runs no code: %s', (_, svg) => {
  expect(svg).not.toMatch(/<script|<foreignObject|<image|\son[a-z]+=|javascript:|@import/i);
  const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, address = '']) => address);
  expect(references.filter((address) => !address.startsWith('#'))).toEqual([]);
});
