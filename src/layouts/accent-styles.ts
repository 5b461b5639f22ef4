/** Turns the company’s colors into rules that override tokens of `tokens.css`. */
import type { AccentColors } from '../lib/styling/accent-colors.ts';
import { accentColors } from '../site/brand.ts';

const declareTokens = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, color]) => `--color-${name}:${color}`)
    .join(';');

const declareButton = ({ book, bookHover }: Pick<AccentColors, 'book' | 'bookHover'>): string =>
  declareTokens({ book, 'book-hover': bookHover });

/** @param colors - if undefined, there is nothing to override, and the result is empty */
export function writeAccentStyles(colors: AccentColors | undefined): string {
  if (!colors) return '';
  const { mark, heat, nightBook, bookStrong } = colors;
  const heatTokens = heat && { hot: heat.paper, 'hot-night': heat.night, 'hot-deep': heat.deep };
  const root = `${declareButton(colors)};${declareTokens({ 'book-strong': bookStrong, mark, ...heatTokens })}`;
  const night = nightBook ? `[data-ground]{${declareButton(nightBook)}}` : '';
  const strongHeat = heat ? ';--color-hot-deep:var(--color-book-strong)' : '';
  const strong = `--color-book:var(--color-book-strong);--color-book-hover:var(--color-black)${strongHeat}`;
  const contrast = `@media (prefers-contrast:more){html:root,[data-ground]{${strong}}}`;
  // The `html` prefix overrides the tokens in the same layer, whatever the order of the stylesheets.
  return `@layer tokens{html:root{${root}}${night}${contrast}}`;
}

/** For the `<head>` of every page; empty for a company with the default red. */
export const accentStyles = writeAccentStyles(accentColors);
