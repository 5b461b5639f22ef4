import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { moveLateStyles, splitStyles } from './late-styles.ts';

const CSS =
  '@layer base,ui;@font-face{font-family:F}@layer base{p{margin:0}.bar{top:0}}@layer ui{.menu{color:red}.hero{top:0}@media (width<9px){.hero,.card{top:1px}}.foot{left:0}}';
const PRINT = '@layer base,ui,print;@layer print{@media print{.bar{display:none}}}';
const PAGE =
  `<head><style>${CSS}</style><link rel="stylesheet" href="/print.css" media="print"></head><body><header class="bar"><div popover class="menu"></div></header>` +
  '<main><section class="hero"><section>in it</section></section><section class="card"></section></main>' +
  '<footer class="foot"></footer></body>';

describe('the styles of a long page', () => {
  let late = '';
  const page = splitStyles(PAGE, {
    store: (css) => {
      late = css;
      return '/late.css';
    },
    read: () => PRINT,
  });

  test('stay in the page for bar and first section', () => {
    expect(page).toContain(
      '<style>@layer base,ui;@font-face{font-family:F}@layer base{p{margin:0}.bar{top:0}}@layer ui{.hero{top:0}@media (width<9px){.hero{top:1px}}}</style>',
    );
  });

  test('are in the file for all else and for print, in their layers', () => {
    expect(late).toBe(
      `@layer base,ui;@layer ui{.menu{color:red}@media (width<9px){.card{top:1px}}.foot{left:0}}${PRINT}`,
    );
    expect(page).not.toContain('media="print"');
  });

  test('are linked behind the first section, which never waits for them', () => {
    expect(page).toContain(
      'in it</section></section><link rel="stylesheet" href="/late.css"><section class="card">',
    );
  });

  test('are written beside the home page', () => {
    const folder = makeFolder({ 'index.html': PAGE, 'other.html': PAGE, 'print.css': PRINT });
    moveLateStyles(folder);
    const [, address = ''] =
      /href="(\/_astro\/late\.[\w-]{8}\.css)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
    expect(readFileSync(join(folder, address), 'utf8')).toBe(late);
    expect(readFileSync(join(folder, 'other.html'), 'utf8')).toBe(PAGE);
  });

  test('cannot be split where there is nothing to split at', () => {
    expect(() => splitStyles('<body><main></main></body>', { store: String, read: String })).toThrow(
      'nothing in its main part',
    );
  });
});
