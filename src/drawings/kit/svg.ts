/** Drawing to SVG text: one self-contained file. */
import { assertDefined } from './assert-defined.ts';
import type { Drawing } from './drawing.ts';
import { gatherStrokes } from './gather.ts';
import { formatNumber } from './path.ts';
import type { Pen, PenStyle, ThemedOpacity, Weights } from './pens.ts';
import {
  FLOW_PERIOD,
  HAIRLINES,
  LONGEST_MOTION,
  PENS,
  penStyle,
  THUMB_FINEST,
  weightFactor,
} from './pens.ts';
import { relativePath } from './relative-path.ts';
import type { Stroke } from './sheet.ts';
import type { LinePen } from './stroke-scaling.ts';
import { smallRules } from './stroke-scaling.ts';
import { customProperty, LAMP_CLASS, lampRule, paperRule, themeClass, themeRule } from './themes.ts';

const number = (value: number): string => formatNumber(value, 2);
const opacity = (value: number | ThemedOpacity): string =>
  typeof value === 'number' ? formatNumber(value, 3) : customProperty(value);
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const weightsClass = (weights: Weights): string => `dw-${weights}`;

/** Fragment of a file's address that turns a night drawing to paper, where the file was made for that. */
export const PAPER_FRAGMENT = 'paper';

interface SvgOptions {
  /** `file.svg#paper` shows the drawing on paper: one file for the screen and for print. */
  readonly paper?: boolean;
}

export function toSvg(drawing: Drawing, { paper = false }: SvgOptions = {}): string {
  const { theme, title, viewBox, weights } = drawing;
  const [x, y, width, height] = [viewBox.x, viewBox.y, viewBox.width, viewBox.height].map((v) =>
    formatNumber(v),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${paper ? ` id="${PAPER_FRAGMENT}"` : ''} viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"` +
    ` class="${themeClass(theme)} ${weightsClass(weights)}"><title>${escapeText(title)}</title>` +
    `<style>${stylesheet(drawing)}${paper ? paperRule() : ''}</style>` +
    `${markup(drawing)}</svg>`
  );
}

/** All strokes in their order. */
function markup(drawing: Drawing): string {
  return groups(drawing)
    .map(({ lit, strokes }) => {
      const paths = strokes
        .map(({ pen, path }) => `<path class="${PENS[pen].code}" d="${relativePath(path)}"/>`)
        .join('');
      return lit ? `<g class="${LAMP_CLASS}">${paths}</g>` : paths;
    })
    .join('');
}

/**
 * Several small drawings in one file, so that a page with many of them loads one: `file.svg#key` shows the one of that
 * key. All have the same theme, weights and size of view.
 */
export function toSprite(drawings: ReadonlyMap<string, Drawing>): string {
  const all = [...drawings];
  const [[, first] = []] = all;
  if (!first) throw new RangeError('A sprite needs a drawing.');
  const { width, height } = first.viewBox;
  const cells = all.map(([key, drawing], index) => {
    const [x, y] = [index * width, 0];
    const view = `<view id="${key}" viewBox="${x} ${y} ${width} ${height}"/>`;
    const box = [drawing.viewBox.x, drawing.viewBox.y, width, height].map((v) => formatNumber(v)).join(' ');
    return `${view}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${markup(drawing)}</svg>`;
  });
  const styles = stylesheet({ ...first, strokes: all.flatMap(([, { strokes }]) => strokes) });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` class="${themeClass(first.theme)} ${weightsClass(first.weights)}"><style>${styles}</style>${cells.join('')}</svg>`
  );
}

interface Group {
  readonly lit: boolean;
  readonly strokes: Stroke[];
}

/** Runs of strokes in lamplight and out of it; on paper there is no lamp. */
function groups({ strokes, theme, weights }: Drawing): Group[] {
  const found: Group[] = [];
  const widths = strokes.map(({ pen }) => (penStyle(pen, weights).width ?? 0) * weightFactor(weights));
  for (const stroke of gatherStrokes(strokes, Math.max(...widths))) {
    const lit = theme === 'night' && stroke.lit === true;
    const last = found.at(-1);
    if (last?.lit === lit) last.strokes.push(stroke);
    else found.push({ lit, strokes: [stroke] });
  }
  return found;
}

/** The rules that this drawing needs and no others. */
function stylesheet({ theme, weights, strokes, viewBox }: Drawing): string {
  const used = new Set(strokes.map(({ pen }) => pen));
  const hasLamp = theme === 'night' && strokes.some(({ lit }) => lit);
  return themeRule(theme) + (hasLamp ? lampRule() : '') + weightRules(weights, used, viewBox.width);
}

function weightRules(weights: Weights, used: ReadonlySet<Pen>, viewWidth: number): string {
  const scope = `.${weightsClass(weights)}`;
  const factor = weightFactor(weights);
  const pens = (Object.keys(PENS) as Pen[]).filter((pen) => used.has(pen));
  const styles = pens.map((pen) => penStyle(pen, weights));
  const finest = weights === 'thumb' ? THUMB_FINEST : HAIRLINES;
  const lines = pens.flatMap((pen, i): LinePen[] => {
    const { code = '', width } = styles[i] ?? {};
    return width === undefined ? [] : [{ code, width: width * factor, isFinest: finest.has(pen) }];
  });
  const base = `${scope} path{fill:none;stroke:${customProperty('ink')};stroke-linejoin:round;stroke-linecap:round}`;
  const rules = styles.map((style) => `${scope} .${style.code}{${declarations(style, factor)}}`).join('');
  return (
    base +
    rules +
    smallRules(lines, viewWidth, `${scope} `) +
    (weights === 'thumb' ? '' : motionRules(styles, scope, factor))
  );
}

function declarations(style: PenStyle, factor: number): string {
  const lines: string[] = [];
  if (style.fill) lines.push(`fill:${customProperty(style.fill)}`);
  if (style.fillOpacity !== undefined) lines.push(`fill-opacity:${opacity(style.fillOpacity)}`);
  if (!style.stroke) lines.push('stroke:none');
  else if (style.stroke !== 'ink') lines.push(`stroke:${customProperty(style.stroke)}`);
  if (style.width !== undefined) lines.push(`stroke-width:${number(style.width * factor)}`);
  if (style.strokeOpacity !== undefined) lines.push(`stroke-opacity:${opacity(style.strokeOpacity)}`);
  if (style.square) lines.push('stroke-linejoin:miter;stroke-linecap:square');
  if (style.dash)
    lines.push(`stroke-dasharray:${style.dash.map((length) => number(length * factor)).join(' ')}`);
  return lines.join(';');
}

/** Dots and dashes travel one period and start again, a few times; never for those who ask for less motion. */
function motionRules(styles: readonly PenStyle[], scope: string, factor: number): string {
  const moving = styles.filter((style) => style.travel !== undefined);
  if (moving.length === 0) return '';
  const name = `${scope.slice(1)}-flow`;
  const rules = moving.map(
    ({ code, travel }) =>
      `${scope} .${code}{animation:${name} ${number(assertDefined(travel))}s linear ${Math.floor(LONGEST_MOTION / assertDefined(travel))}}`,
  );
  return (
    `@keyframes ${name}{to{stroke-dashoffset:${number(-FLOW_PERIOD * factor)}}}` +
    `@media(prefers-reduced-motion:no-preference){${rules.join('')}}`
  );
}
