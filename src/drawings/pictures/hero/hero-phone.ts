import type { Drawing } from '../../kit/drawing.ts';
import { finish } from '../../kit/drawing.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import { drawSection } from './hero-section.ts';

/** Only the house, at the width of a phone. */
export function heroPhone(theme: ThemeName): Drawing {
  const sheet = new Sheet({ width: 390, height: 660, scale: 16.4, origin: [21, 488] });
  drawSection(sheet, { shop: false });
  return finish(sheet, theme, {
    name: 'hero-phone',
    title: 'Section through a New York apartment house',
    weights: 'light',
    bleed: 20,
  });
}
