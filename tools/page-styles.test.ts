import { describe, expect, test } from 'vitest';
import { mergeStyles } from './page-styles.ts';

const page = (head: string, body = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;
const ORDER = '@layer base, ui, print;';
const refuse = (css: string): string => {
  throw new Error(`Nothing is for print, but got ${css}`);
};
const merge = (html: string): string => mergeStyles(html, ORDER, refuse);

describe('the stylesheets of a page', () => {
  test('become one where the first one stood, with the layers once at the top and one block for each', () => {
    const html = page(
      '<title>x</title><style>@layer base,ui;@layer ui{b{}}@layer print;</style><link>' +
        '<style>@layer base,ui,print;@layer base{a{}}</style>',
    );
    expect(merge(html)).toBe(
      page('<title>x</title><style>@layer base,ui,print;@layer base{a{}}@layer ui{b{}}</style><link>'),
    );
  });

  test('keep patterns of replacement and the body as they are', () => {
    const body = '<style>@layer ui;island{}</style><svg><style>c{}</style></svg>';
    expect(merge(page("<style>a{content:'$&$1'}</style>", body))).toBe(
      page("<style>@layer base,ui,print;a{content:'$&$1'}</style>", body),
    );
  });

  test('may be none', () => {
    expect(merge(page(''))).toBe(page(''));
  });

  test('leave their rules for print to a file that only print needs', () => {
    const stored: string[] = [];
    const html = page(
      '<style>@layer ui{a{}}@layer print{@media print{a{}b{}}}</style>' +
        '<style>@layer ui{c{}}@layer print{@media print{c{}}}</style>',
    );
    const merged = mergeStyles(html, ORDER, (css) => `/${stored.push(css)}.css`);
    expect(merged).toBe(
      page(
        '<style>@layer base,ui,print;@layer ui{a{}c{}}</style>' +
          '<link rel="stylesheet" href="/1.css" media="print">',
      ),
    );
    expect(stored).toEqual(['@layer base,ui,print;@layer print{@media print{a{}b{}}@media print{c{}}}']);
  });

  test('are refused with a block that never ends', () => {
    expect(() => merge(page('<style>@layer print{@media print{a{}</style>'))).toThrow(/without an end/);
  });

  test.each(['@layer ui, base;', '@layer base, other;', '@layer ui,ui;'])(
    'are refused when they state another order: %s',
    (statement) => {
      expect(() => merge(page(`<style>${statement}</style>`))).toThrow(/not the order/);
    },
  );
});
