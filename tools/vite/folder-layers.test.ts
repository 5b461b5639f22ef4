import postcss from 'postcss';
import { expect, test } from 'vitest';
import { folderLayers } from './folder-layers.ts';

const layer = (file: string, css: string): string =>
  postcss([folderLayers()]).process(css, { from: file }).css.replaceAll(/\s+/g, '');

test('rules are in the layer of their folder, and print rules in the layer “print”', () => {
  const css = '.a{top:0} @media print{.a{top:1px}} @media (width < 1px){.b{top:0}}';
  expect(layer('/site/src/features/home/hero.module.css', css)).toBe(
    '@layerfeatures{.a{top:0}@media(width<1px){.b{top:0}}}@layerprint{@mediaprint{.a{top:1px}}}',
  );
  expect(layer('/site/src/ui/icon/icon.module.css', '.a{top:0}')).toBe('@layerui{.a{top:0}}');
});

test('a layer named in such a folder is refused, because it would be inside the folder’s', () => {
  expect(() => layer('/site/src/ui/icon/icon.module.css', '@layer ui{}')).toThrow('delete the “@layer”');
});

test('a stylesheet in another folder names its layers itself', () => {
  expect(layer('/site/src/styles/base.css', '.a{top:0}')).toBe('.a{top:0}');
});
