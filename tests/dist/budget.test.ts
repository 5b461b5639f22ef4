/** Limits the bytes of a page. `tests/browser/network/weight.spec.ts` limits those of a visit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { languages } from '../../src/site/languages.ts';
import { attributes, only, pageFiles, parseFile } from '../support/html.ts';
import { drawingsIn } from '../support/links.ts';
import {
  BUDGETS,
  compressedSize,
  describeExcess,
  findHeavyParts,
  pageSurplus,
  SCRIPT_BUDGET,
  sizeOf,
  sizeOnTheWay,
  withoutDrawings,
} from '../support/page-weight.ts';
import { DIST, ENGLISH_ROUTES, listFiles, readDist, routeOfFile } from '../support/pages.ts';
import { inlineScripts, scriptFiles } from '../support/scripts.ts';

const surplus = pageSurplus(business);

const SHORTEN = 'simplify the markup of a section, or leave out an entry';

/** Returns the page type, which decides the budgets for uncompressed bytes and elements. */
const HOME_PAGES = ['index.html', ...languages.map(({ code }) => `${code}.html`)];
const typeOf = (file: string): keyof typeof BUDGETS.unpacked =>
  HOME_PAGES.includes(file) ? 'home' : file.startsWith('services/') ? 'service' : 'other';

describe.each(pageFiles)('%s', (file) => {
  const page = parseFile(file);

  const html = readDist(file);
  const plain = withoutDrawings(html);

  test('needs few bytes for its first paint and few in total', () => {
    expect(findHeavyParts(html, surplus)).toEqual([]);
  });

  test('has at most one inline drawing, which is small and after the heading', () => {
    expect(html.split('data:image').length - 1).toBeLessThanOrEqual(1);
    const drawn = sizeOnTheWay(html) - sizeOnTheWay(plain);
    const sizes = [
      ...describeExcess('unpacked bytes', Buffer.byteLength(html), BUDGETS.unpacked[typeOf(file)], SHORTEN),
      ...describeExcess('bytes of the drawing', drawn, BUDGETS.drawingInPage, 'draw fewer or rounder lines'),
    ];
    expect(sizes).toEqual([]);
    const [drawing, ...others] = drawingsIn(file);
    expect(others).toEqual([]);
    if (drawing) expect(html.indexOf('data:image')).toBeGreaterThan(html.indexOf('</h1>'));
  });

  test('has few elements', () => {
    const count = page.querySelectorAll('*').length;
    expect(describeExcess('elements', count, BUDGETS.elements[typeOf(file)], SHORTEN)).toEqual([]);
  });

  test('has its styles inline in one element, so that no request blocks its first paint', () => {
    expect(page.querySelectorAll('style')).toHaveLength(1);
    const firstView = page.querySelector('[data-first-view]');
    const blocking = page
      .querySelectorAll('link[rel=stylesheet]')
      .filter(({ range }) => range[0] < (firstView?.range[1] ?? Number.POSITIVE_INFINITY));
    expect(blocking.map(String)).toEqual([]);
  });

  test('loads module scripts with low priority', () => {
    const scripts = attributes(page, 'script[type=module]', 'fetchpriority');
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(scripts)).toEqual(new Set(['low']));
  });

  test('loads few bytes of script before the visitor interacts', () => {
    const inline = inlineScripts(file).reduce((sum, code) => sum + compressedSize(code), 0);
    const size = scriptFiles(routeOfFile(file)).reduce((sum, script) => sum + sizeOf(script), inline);
    expect(size).toBeGreaterThan(0);
    expect(describeExcess('bytes of script', size, SCRIPT_BUDGET, 'load code on demand (record 13)')).toEqual(
      [],
    );
  });

  test('has no render-blocking script', () => {
    const blocking = page
      .querySelectorAll('script[src]')
      .filter((script) => script.getAttribute('type') !== 'module' && !script.hasAttribute('async'));
    expect(blocking.map(String)).toEqual([]);
  });

  test('preloads its one font and nothing else', () => {
    const preload = only(page, 'link[rel=preload]');
    const found = ['as', 'type', 'crossorigin'].map((name) => preload.getAttribute(name));
    expect(found).toEqual(['font', 'font/woff2', '']);
    const named = [...readDist(file).matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address]) => address);
    expect([...new Set(named)]).toEqual([preload.getAttribute('href')]);
  });
});

test('there is one font file, and it is small', () => {
  const fonts = listFiles('.woff2');
  expect(fonts).toHaveLength(1);
  for (const font of fonts) {
    expect(readFileSync(join(DIST, font)).length).toBeLessThanOrEqual(BUDGETS.font);
  }
});

test('every English page loads only one script, which all of them share', () => {
  const frame = scriptFiles('/404');
  expect(frame).toHaveLength(1);
  for (const route of ENGLISH_ROUTES) expect(scriptFiles(route), route).toEqual(frame);
});
