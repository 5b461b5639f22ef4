/** Tokens as they stand in the stylesheet, and what can be read on what. */
import { readFileSync } from 'node:fs';
import { contrast } from '../../lib/styling/contrast.ts';

/** Found from the root of the project, where the development server runs. */
const sheet = readFileSync('src/styles/tokens.css', 'utf8');

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Every custom property of the site in its order, with its first value. */
export const TOKENS: readonly Token[] = [
  ...new Map(
    [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)]
      .reverse()
      .map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const),
  ),
]
  .reverse()
  .map(([name, value]) => ({ name, value }));

/** Colors that pages and their parts stand on. */
export const GROUNDS = ['paper', 'white', 'night', 'black', 'book'] as const;

export const readToken = (name: string): string => TOKENS.find((token) => token.name === name)?.value ?? '';

/** A color over a ground, as `#rrggbb`; those with an alpha let the ground through. */
function flatten(color: string, ground: string): string {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color) ?? [];
  if (alpha === undefined) return color;
  const share = Number(alpha) / 100;
  const channels = [red, green, blue].map((channel, i) => {
    const under = Number.parseInt(ground.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(Number(channel) * share + under * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export interface Swatch extends Token {
  /** The contrast on each of `GROUNDS`, two digits behind the point. */
  readonly contrasts: readonly string[];
}

export const SWATCHES: readonly Swatch[] = TOKENS.filter(({ name }) => name.startsWith('color-')).map(
  (token) => ({
    ...token,
    contrasts: GROUNDS.map((ground) => {
      const under = readToken(`color-${ground}`);
      return contrast(flatten(token.value, under), under).toFixed(2);
    }),
  }),
);

export const MEASURES: readonly Token[] = TOKENS.filter(({ name }) => !name.startsWith('color-'));
