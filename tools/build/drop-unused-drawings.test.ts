import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { dropUnusedDrawings } from './drop-unused-drawings.ts';

test('drawings that pages, styles, scripts or data files reference stay, and the others are removed', () => {
  const folder = makeFolder({
    'index.html': '<img src="/art/hero.01.svg" srcset="/art/wide.01.svg 2x">',
    'services/boiler.html': '<img src="/art/thumbs.01.svg#boiler">',
    '_astro/page.css': 'a { background: url(/art/sky.01.svg) }',
    'search/index.json': '{"src":"/art/found.01.svg#rtu"}',
    'art/hero.01.svg': '<svg/>',
    'art/wide.01.svg': '<svg/>',
    'art/thumbs.01.svg': '<svg/>',
    'art/sky.01.svg': '<svg/>',
    'art/found.01.svg': '<svg/>',
    'art/team-lou.01.svg': '<svg/>',
  });
  dropUnusedDrawings(folder);
  expect(readdirSync(join(folder, 'art')).sort()).toEqual(
    ['found', 'hero', 'sky', 'thumbs', 'wide'].map((name) => `${name}.01.svg`),
  );
});

test('a site without drawings stays unchanged', () => {
  const folder = makeFolder({ 'index.html': '<p>Heat</p>' });
  dropUnusedDrawings(folder);
  expect(readdirSync(folder)).toEqual(['index.html']);
});
