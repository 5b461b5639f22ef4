/** The colors and opacities of each ground, which SVG files define as CSS custom properties. */
import type { Color, ThemedOpacity } from './pens.ts';

export type ThemeName = 'paper' | 'night';

/**
 * `lamp` is a lit room: opaque from wall to wall, with the ink, hot and cold colors of paper. It means that someone is
 * home; it never means heat. In a drawing on paper, it is used only if the drawing has `hasLamps`. `closed` has the
 * colors of a night drawing and shows only while the company is closed.
 */
export type Ground = ThemeName | 'lamp' | 'closed';

type Palette = Readonly<Record<Color, string> & Record<ThemedOpacity, number>>;

/** `daylight` replaces `lamp` by day. */
export type Grounds = Readonly<Record<Exclude<Ground, 'closed'> | 'daylight', Palette>>;

const PAPER: Palette = {
  ink: '#14171a',
  paper: '#f4f5f1',
  hot: '#d8290f',
  cold: '#0b62b8',
  texture: 0.55,
  hatch: 0.26,
  tone: 0.08,
  'tone-deep': 0.18,
  shade: 0,
  glass: 0.18,
};

export const GROUNDS: Grounds = {
  paper: PAPER,
  daylight: { ...PAPER, paper: '#ffffff', shade: 0.11 },
  night: {
    ink: '#eceae2',
    paper: '#12181d',
    hot: '#ff5a36',
    cold: '#4db8ff',
    texture: 0.5,
    hatch: 0.22,
    tone: 0.075,
    'tone-deep': 0.2,
    shade: 0,
    glass: 0.2,
  },
  lamp: {
    ...PAPER,
    paper: '#f0ca8c',
    texture: 0.72,
    hatch: 0.4,
    tone: 0.13,
    'tone-deep': 0.24,
    // the light of the lamp shines through the glass
    glass: 0,
  },
};

/** A company's color of heat; a lit room uses the one for paper. */
export interface Heat {
  readonly paper: string;
  readonly night: string;
}

/** Returns the grounds with a different color of heat. */
export function heatGrounds({ paper, night }: Heat): Grounds {
  return {
    paper: { ...GROUNDS.paper, hot: paper },
    daylight: { ...GROUNDS.daylight, hot: paper },
    night: { ...GROUNDS.night, hot: night },
    lamp: { ...GROUNDS.lamp, hot: paper },
  };
}
