/** A system's section for inlining in a page: strokes, words on leaders for wide screens, balloons for phones. */

import { leaderPath } from '../kit/labels.ts';
import { formatNumber } from '../kit/path.ts';
import type { Color, Pen, PenStyle, ThemedOpacity } from '../kit/pens.ts';
import { FLOW_PERIOD, LONGEST_MOTION, PENS, penStyle } from '../kit/pens.ts';
import { THEMES } from '../kit/themes.ts';
import type { DrawSystem, SystemDrawing } from './system.ts';
import { FIGURE } from './system.ts';

export interface FigureStroke {
  readonly className: string;
  readonly d: string;
}

/** A part's words and its leader, in units of the figure's view box. */
export interface FigureLabel {
  readonly number: number;
  readonly text: string;
  /** The column in which the words stand: on the left they end at `textX`, on the right they begin there. */
  readonly side: 'left' | 'right';
  readonly textX: number;
  /** The level of the leader: the middle of the words. */
  readonly textY: number;
  /** Path data of the leader, from the words to the dot. */
  readonly leader: string;
  readonly dotX: number;
  readonly dotY: number;
  /** Where the numbered balloon stands when there is no room for words; balloons never touch. */
  readonly balloonX: number;
  readonly balloonY: number;
}

/** A scale bar of two equal steps. */
export interface FigureFeet {
  /** Feet in one step. */
  readonly step: number;
  /** Length of one step in units of the view box. */
  readonly lengthInUnits: number;
}

export interface SystemFigure {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly strokes: readonly FigureStroke[];
  readonly labels: readonly FigureLabel[];
  readonly feet: FigureFeet;
}

/** Balloons are 24 units across, more on phones, and must not touch. */
const BALLOON_SPACING = 33;
const FOOT = 0.3048;
/** A step of the scale bar is at least this long, units. */
const SHORTEST_STEP = 60;
const STEPS = [1, 2, 4, 5, 10, 20] as const;

const rounded = (value: number): number => Number(value.toFixed(1));

export function figureOf(drawing: SystemDrawing): SystemFigure {
  const { strokes, labels, title, description, scale } = drawing;
  const balloons = spread(labels.map(({ anchor }) => anchor));
  const step = STEPS.find((feet) => feet * FOOT * scale >= SHORTEST_STEP) ?? STEPS[STEPS.length - 1] ?? 1;
  return {
    viewBox: `0 0 ${FIGURE.width} ${FIGURE.height}`,
    ...FIGURE,
    title,
    description,
    strokes: strokes.map(({ pen, path }) => ({ className: PENS[pen].code, d: path })),
    labels: labels.map((label, i) => {
      const [balloonX, balloonY] = balloons[i] ?? label.anchor;
      return {
        number: label.number,
        text: label.text,
        side: label.side,
        textX: rounded(label.at[0]),
        textY: rounded(label.at[1]),
        leader: leaderPath(label),
        dotX: rounded(label.anchor[0]),
        dotY: rounded(label.anchor[1]),
        balloonX: rounded(balloonX),
        balloonY: rounded(balloonY),
      };
    }),
    feet: { step, lengthInUnits: rounded(step * FOOT * scale) },
  };
}

/** Pushes balloons apart that would touch. */
function spread(anchors: readonly (readonly [number, number])[]): [number, number][] {
  const places = anchors.map(([x, y]): [number, number] => [x, y]);
  for (let turn = 0; turn < 120; turn += 1) {
    for (const [i, one] of places.entries()) {
      for (const other of places.slice(i + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(dx, dy) || 1;
        if (distance >= BALLOON_SPACING) continue;
        const push = (BALLOON_SPACING - distance) / 2 / distance;
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
    }
  }
  return places;
}

const VARIABLE: Readonly<Record<Color, string>> = { ink: 'di', paper: 'dp', hot: 'dh', cold: 'dc' };

/** A figure is shown nearly at its own size on one ground after another: tones between those of paper and night. */
const FIGURE_PENS: Readonly<Partial<Record<Pen, Partial<PenStyle>>>> = {
  edge: { width: 1.35 },
  tone: { fillOpacity: 0.07 },
};

/**
 * The rules for `.dw` in the page's own stylesheet, formatted as Biome formats CSS.
 * The page sets --di, --dp, --dh and --dc (ink, paper, hot, cold) on or above `.dw`.
 */
export function stylesOf(systems: readonly DrawSystem[]): string {
  const used = new Set(systems.flatMap((draw) => draw('night').strokes.map(({ pen }) => pen)));
  const pens = (Object.keys(PENS) as Pen[]).filter((pen) => used.has(pen));
  const styles = pens.map((pen) => ({ ...penStyle(pen, 'standard'), ...FIGURE_PENS[pen] }));
  const base = ['fill: none', 'stroke: var(--di)', 'stroke-linejoin: round', 'stroke-linecap: round'];
  const moving = styles.filter(({ travel }) => travel !== undefined);
  const motion = moving.map(({ code, travel = 1 }) =>
    rule(`.dw .${code}`, [`animation: dw-flow ${travel}s linear ${Math.floor(LONGEST_MOTION / travel)}`]),
  );
  return [
    '/* Written by figureStyles() in src/drawings/art.ts: change the pens there, not here. */',
    rule('.dw path', base),
    ...styles.map((style) => rule(`.dw .${style.code}`, declarations(style))),
    `@keyframes dw-flow {\n${indent(rule('to', [`stroke-dashoffset: ${-FLOW_PERIOD}`]))}}\n`,
    `@media (prefers-reduced-motion: no-preference) {\n${indent(motion.join('\n'))}}\n`,
  ].join('\n');
}

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** As CSS is usually written: with a zero before the point. */
const number = (value: number, decimals = 2): string =>
  formatNumber(value, decimals).replace(/^(-?)\./, '$10.');

function declarations(style: PenStyle): string[] {
  const opacity = (value: number | ThemedOpacity): string =>
    number(typeof value === 'number' ? value : THEMES.night[value], 3);
  const lines: string[] = [];
  if (style.fill) lines.push(`fill: var(--${VARIABLE[style.fill]})`);
  if (style.fillOpacity !== undefined) lines.push(`fill-opacity: ${opacity(style.fillOpacity)}`);
  if (!style.stroke) lines.push('stroke: none');
  else if (style.stroke !== 'ink') lines.push(`stroke: var(--${VARIABLE[style.stroke]})`);
  if (style.width !== undefined) lines.push(`stroke-width: ${number(style.width)}`);
  if (style.strokeOpacity !== undefined) lines.push(`stroke-opacity: ${opacity(style.strokeOpacity)}`);
  if (style.square) lines.push('stroke-linejoin: miter', 'stroke-linecap: square');
  if (style.dash) lines.push(`stroke-dasharray: ${style.dash.map((length) => number(length)).join(' ')}`);
  return lines;
}
