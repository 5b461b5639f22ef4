/** The company’s colors as rules that replace tokens of `tokens.css`. */
import type { AccentColors } from '../lib/styling/accent-colors.ts';
import { accentColors } from '../site/brand.ts';

const declareTokens = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, color]) => `--color-${name}:${color}`)
    .join(';');

const declareButton = ({ book, bookHover }: Pick<AccentColors, 'book' | 'bookHover'>): string =>
  declareTokens({ book, 'book-hover': bookHover });

/** @param colors - without them there is nothing to replace */
export function writeAccentStyles(colors: AccentColors | undefined): string {
  if (!colors) return '';
  const { mark, heat, nightBook, bookStrong } = colors;
  const heatTokens = heat && { hot: heat.paper, 'hot-night': heat.night, 'hot-deep': heat.deep };
  const root = `${declareButton(colors)};${declareTokens({ 'book-strong': bookStrong, mark, ...heatTokens })}`;
  const night = nightBook ? `[data-ground="night"]{${declareButton(nightBook)}}` : '';
  const strong = '--color-book:var(--color-book-strong);--color-book-hover:var(--color-black)';
  const contrast = `@media (prefers-contrast:more){html:root,[data-ground="night"]{${strong}}}`;
  // `html` in front outweighs the tokens of the same layer, wherever their stylesheet comes.
  return `@layer tokens{html:root{${root}}${night}${contrast}}`;
}

/** For the head of every page; empty for a company with the site’s own red. */
export const accentStyles = writeAccentStyles(accentColors);
