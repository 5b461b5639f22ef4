import { describe, expect, test } from 'vitest';
import { parsePage, printPage } from './built-site.ts';
import { moveLaterStyles } from './move-later-styles.ts';

const BODY =
  '<header class="_bar"></header><main><section class="_hero" data-first-view><h1></h1></section><p class="_late" data-late></p></main>';

/** Returns the styles in the head, those after the first view, and the page. */
function move(css: string, body = BODY) {
  let later = '';
  const page = parsePage('page.html', `<head><style>${css}</style></head><body>${body}</body>`);
  const addStylesheet = (_: string, text: string): string => {
    later = text;
    return '/later.css';
  };
  moveLaterStyles(page, { scripts: new Map(), addStylesheet });
  return { early: page.styles.toString(), later, html: printPage(page) };
}

describe('the styles of a page with a first view', () => {
  test('are linked after it if nothing above the link uses them', () => {
    const { early, later, html } = move('._hero{a:b}._late{a:b}');
    expect(html).toContain('</h1></section><link rel="stylesheet" href="/later.css"><p');
    expect([early, later]).toEqual(['._hero{a:b}', '._late{a:b}']);
  });

  test.each([
    '._bar a{a:b}',
    '._late,._hero{a:b}',
    '._hero:has(._late){a:b}',
    ':is(._late,._bar){a:b}',
    '.open{a:b}',
    '[data-first-view],[data-late]{a:b}',
    '[data-set-by-a-script] ._hero{a:b}',
    '[aria-busy]{a:b}',
    '@font-face{src:url(/a.woff2)}',
    '@layer ui,features',
  ])('stay if something above the link may need them: %s', (css) => {
    const { early, later } = move(css);
    expect(early).toBe(css);
    expect(later).toBe('');
  });

  test.each([
    '._bar ._late{a:b}',
    '[data-late] p{a:b}',
    '@layer ui{@media (width<9px){._late{a:b}}}',
    '@layer print{@media print{._hero{a:b}@page{margin:0}}}',
  ])('move with their at-rules: %s', (css) => {
    const { early, later } = move(css);
    expect(early).toBe('');
    expect(later).toBe(css);
  });

  test('are split inside a layer and keep their order', () => {
    const { early, later } = move('@layer ui{._hero{a:b}._late{c:d}p{e:f}._late p{g:h}}');
    expect(early).toBe('@layer ui{._hero{a:b}p{e:f}}');
    expect(later).toBe('@layer ui{._late{c:d}._late p{g:h}}');
  });
});

test('a page without a first view keeps its styles in one piece', () => {
  const body = '<p class="_notice"></p><section class="_hero"></section>';
  const { early, later, html } = move('._late{a:b}', body);
  expect([early, later]).toEqual(['._late{a:b}', '']);
  expect(html).not.toContain('<link');
});
