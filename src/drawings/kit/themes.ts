import type { Color, ThemedOpacity } from './pens.ts';

/** Colors and grays of the two grounds; written into the file as CSS custom properties. */
export type ThemeName = 'paper' | 'night';

export type Theme = Readonly<Record<Color, string> & Record<ThemedOpacity, number>>;

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  paper: {
    ink: '#14171a',
    paper: '#f4f5f1',
    hot: '#d8290f',
    cold: '#0b62b8',
    texture: 0.55,
    hatch: 0.26,
    tone: 0.08,
    'tone-deep': 0.18,
  },
  night: {
    ink: '#eceae2',
    paper: '#12181d',
    hot: '#ff5a36',
    cold: '#4db8ff',
    texture: 0.5,
    hatch: 0.22,
    tone: 0.075,
    'tone-deep': 0.2,
  },
};

/**
 * A lit room in a night drawing: opaque lamp, wall to wall, drawn on in ink and in the hot and cold of paper.
 * It means that someone is home, never heat. Glass (`tone-deep`) lets the lamp through; a drawing on paper has no lamp.
 */
export const LAMP: Theme = {
  ink: '#14171a',
  paper: '#f0ca8c',
  hot: '#d8290f',
  cold: '#0b62b8',
  texture: 0.72,
  hatch: 0.4,
  tone: 0.13,
  'tone-deep': 0,
};

export const customProperty = (name: Color | ThemedOpacity): string => `var(--dw-${name})`;

/** Class on the <svg> that carries the theme. */
export const themeClass = (theme: ThemeName): string => `dw-on-${theme}`;

const properties = (theme: Theme): string =>
  Object.entries(theme)
    .map(([name, value]) => `--dw-${name}:${value}`)
    .join(';');

export const themeRule = (theme: ThemeName): string => `.${themeClass(theme)}{${properties(THEMES[theme])}}`;

/** Turns the file to paper when its address ends in the fragment that names its root. */
export const paperRule = (): string => `:root:target{${properties(THEMES.paper)}}`;

/** Class on the group of what is seen in a lit room. */
export const LAMP_CLASS = 'dw-in-lamp';

export const lampRule = (): string => `.${LAMP_CLASS}{${properties(LAMP)}}`;
