import { describe, expect, test } from 'vitest';
import { mergeStyles } from './page-styles.ts';

const page = (head: string, body = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;
const ORDER = '@layer base, ui, print;';

describe('the stylesheets of a page', () => {
  test('become one where the first one stood, in their order, with the layers once at the top', () => {
    const html = page(
      '<title>x</title><style>@layer base,ui;@layer ui{b{}}@layer print;</style><link>' +
        '<style>@layer base,ui,print;@layer base{a{}}</style>',
    );
    expect(mergeStyles(html, ORDER)).toBe(
      page('<title>x</title><style>@layer base,ui,print;@layer ui{b{}}@layer base{a{}}</style><link>'),
    );
  });

  test('keep patterns of replacement and the body as they are', () => {
    const body = '<style>@layer ui;island{}</style><svg><style>c{}</style></svg>';
    expect(mergeStyles(page("<style>a{content:'$&$1'}</style>", body), ORDER)).toBe(
      page("<style>@layer base,ui,print;a{content:'$&$1'}</style>", body),
    );
  });

  test('may be none', () => {
    expect(mergeStyles(page(''), ORDER)).toBe(page(''));
  });

  test.each(['@layer ui, base;', '@layer base, other;', '@layer ui,ui;'])(
    'are refused when they state another order: %s',
    (statement) => {
      expect(() => mergeStyles(page(`<style>${statement}</style>`), ORDER)).toThrow(/not the order/);
    },
  );
});
