/** The tokens that the stylesheet defines, each with its use, and the contrast between colors. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { contrast } from '../../lib/styling/contrast.ts';

interface Token {
  readonly name: string;
  readonly value: string;
  /** What the token is for, from the comment above it. */
  readonly use: string;
}

/** Reads every custom property in `tokens.css` in order, with its value outside media queries. */
function readTokens(): Token[] {
  // Relative to the project root, where the development server runs.
  const sheet = postcss.parse(readFileSync('src/styles/tokens.css', 'utf8'));
  const found: Token[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, value, parent } = declaration;
    const isInMedia = parent?.parent?.type === 'atrule' && parent.parent.name === 'media';
    if (isInMedia) return;
    const before = declaration.prev();
    const use = before?.type === 'comment' ? before.text.replaceAll(/\s+\*?\s*/g, ' ') : '';
    found.push({ name: prop.slice(2), value: value.replaceAll(/\s+/g, ' '), use });
  });
  return found;
}

const TOKENS: readonly Token[] = readTokens();

/** Lists the tokens of one kind: all whose names begin with the prefix. */
export const listTokens = (prefix: string): Token[] =>
  TOKENS.filter(({ name }) => name.startsWith(`${prefix}-`));

interface Scale {
  readonly prefix: string;
  readonly title: string;
  /** The CSS property that a sample sets to the step’s value; a scale without one has no samples. */
  readonly property?: string;
  /** Sample text of the step; a space or a stroke is a bar without text. */
  readonly words?: string;
}

/** Sections of the style guide in order; colors have a separate table. */
export const SCALES: readonly Scale[] = [
  { prefix: 'text', title: 'Type', property: 'font-size', words: 'Boiler' },
  { prefix: 'fit', title: 'Type that fits a width' },
  { prefix: 'weight', title: 'Weights', property: 'font-weight', words: 'No heat, no hot water' },
  {
    prefix: 'tracking',
    title: 'Letter-spacing',
    property: 'letter-spacing',
    words: 'Water-source heat pump',
  },
  {
    prefix: 'leading',
    title: 'Line heights',
    property: 'line-height',
    words: 'Cellar to roof, roof to cellar, and back',
  },
  { prefix: 'space', title: 'Space', property: 'width' },
  { prefix: 'size', title: 'Sizes' },
  { prefix: 'stroke', title: 'Strokes', property: 'height' },
  { prefix: 'underline', title: 'Underlines' },
];

/** Returns rules that style each step of a scale with its own value. */
export const scaleStyles = (): string =>
  SCALES.flatMap(({ prefix, property }) =>
    property ? listTokens(prefix).map(({ name }) => `[data-step=${name}]{${property}:var(--${name})}`) : [],
  ).join('');

/** Background colors of pages and components. */
export const GROUNDS = ['paper', 'white', 'night', 'black', 'book'] as const;

const readToken = (name: string): string => TOKENS.find((token) => token.name === name)?.value ?? '';

/** Resolves a value that refers to another token, such as `var(--color-cold)`. */
function resolveAlias(value: string): string {
  const [, name] = /^var\(--(.+)\)$/.exec(value) ?? [];
  return name ? readToken(name) : value;
}

/**
 * Blends a color that has alpha with a background and returns `#rrggbb`. Returns any other color unchanged.
 */
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

interface Swatch extends Token {
  /** The contrast on each of `GROUNDS`, to two decimal places. */
  readonly contrasts: readonly string[];
}

export const SWATCHES: readonly Swatch[] = listTokens('color').map((token) => ({
  ...token,
  contrasts: GROUNDS.map((ground) => {
    const under = readToken(`color-${ground}`);
    return contrast(flatten(resolveAlias(token.value), under), under).toFixed(2);
  }),
}));
