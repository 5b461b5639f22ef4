import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { listProperties, renameInPage, renameProperties, shortenProperties } from './short-properties.ts';

const NAMES = new Map([
  ['--color-ink', '--a'],
  ['--size', '--b'],
]);

describe('custom properties', () => {
  test('are found where they are set and where they are read', () => {
    const css = ':root{--size:1px;--color-ink:#000}p{margin:calc(var(--size)*-1);color:var(--color-ink,red)}';
    expect(listProperties(css)).toEqual(['--size', '--color-ink']);
  });

  test('get the same new name in both places', () => {
    expect(renameProperties(':root{--color-ink:#000}p{color:var(--color-ink)}', NAMES)).toBe(
      ':root{--a:#000}p{color:var(--a)}',
    );
  });

  test('are renamed in styles and drawings of a page, not in its words', () => {
    const html =
      '<style>p{color:var(--color-ink)}</style><p>--size: 1</p><svg><path fill="var(--size)"/></svg>';
    expect(renameInPage(html, NAMES)).toBe(
      '<style>p{color:var(--a)}</style><p>--size: 1</p><svg><path fill="var(--b)"/></svg>',
    );
  });

  test('have one name in all pages and stylesheets of a folder; drawings in files keep theirs', () => {
    const folder = makeFolder({
      'index.html': '<style>:root{--wide:1px;--narrow:2px}</style>',
      'deep/print.css': 'p{margin:var(--wide)}',
      'art.svg': '<svg><style>path{stroke:var(--wide)}</style></svg>',
    });
    shortenProperties(folder);
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(read('index.html')).toBe('<style>:root{--1:1px;--0:2px}</style>');
    expect(read('deep/print.css')).toBe('p{margin:var(--1)}');
    expect(read('art.svg')).toContain('var(--wide)');
  });
});
