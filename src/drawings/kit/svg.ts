/** Converts drawings to SVG text: one file, several drawings in one, or paths for another file. */
import type { Drawing } from './drawing.ts';
import { gatherStrokes } from './gather.ts';
import { formatNumber, relativePath } from './path.ts';
import {
  type Attributes,
  lineWidth,
  pathAttributes,
  penAttributes,
  type ThemeValue,
} from './pen-attributes.ts';
import { isFinest, PENS, type Pen } from './pens.ts';
import type { Stroke } from './sheet.ts';
import { FINEST_VISIBILITY, type LinePen, scaledWidth, strokeScalingRules } from './stroke-scaling.ts';
import { GROUNDS, type Ground, type Grounds, heatGrounds } from './themes.ts';

/** URL fragment: `file.svg#day` shows a night drawing by day. */
export const DAY = 'day';
/** URL fragment: `file.svg#closed` shows a night drawing while the company is closed, `#day-closed` also by day. */
export const CLOSED = 'closed';
/** URL fragment: `file.svg#lit` lights the lamps of a drawing on paper. */
export const LIT = 'lit';

/** Returns a drawing as an SVG file. A night drawing includes its colors by day; a drawing on paper may have lamps. */
export function toSvg(drawing: Drawing): string {
  const { viewBox, pair } = drawing;
  if (pair) return toPair(drawing);
  const [x, y, width, height] = [viewBox.x, viewBox.y, viewBox.width, viewBox.height].map((value) =>
    formatNumber(value),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${stylesheet(drawing)}${targetRules(drawing)}</style>` +
    `${targets(drawing)}</svg>`
  );
}

/** Returns the strokes in groups whose IDs are the fragments that change the drawing. */
function targets(drawing: Drawing): string {
  const paths = markup(drawing);
  if (drawing.theme !== 'night') return `<g class="${drawing.theme}" id="${LIT}">${paths}</g>`;
  const inner = hasClosedState(drawing) ? `<g id="${CLOSED}">${paths}</g>` : paths;
  return `<g class="night" id="${DAY}-${CLOSED}"><g id="${DAY}">${inner}</g></g>`;
}

/**
 * Returns the rules for the fragments. By day, a night drawing has the colors of paper, with daylight in its lamplit
 * rooms; while the company is closed, it shows what is on the ground `closed`. In a drawing on paper, rooms with lamps show daylight unless `#lit` turns the lamps on.
 */
function targetRules(drawing: Drawing): string {
  if (drawing.hasLamps)
    return `.lamp{${customProperties('daylight', drawing)}}#${LIT}:target .lamp{${customProperties('lamp', drawing)}}`;
  if (drawing.theme !== 'night') return '';
  const day = `:is(#${DAY},#${DAY}-${CLOSED}):target`;
  const rooms = hasLitRooms(drawing) ? `${day} .lamp{${customProperties('daylight', drawing)}}` : '';
  const shut = `.${CLOSED}{display:none}:is(#${CLOSED},#${DAY}-${CLOSED}):target .${CLOSED}{display:inline}`;
  return `${day}{${customProperties('paper', drawing)}}${rooms}${hasClosedState(drawing) ? shut : ''}`;
}

const hasLitRooms = (drawing: Drawing): boolean =>
  drawing.strokes.some((stroke) => groundOf(stroke, drawing) === 'lamp');

const hasClosedState = (drawing: Drawing): boolean =>
  drawing.strokes.some(({ ground }) => ground === 'closed');

/** Returns a night drawing twice in one file, as its `pair` says. */
function toPair(drawing: Drawing): string {
  const { viewBox } = drawing;
  const [wide, height] = [2 * viewBox.width, viewBox.height];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}">` +
    `<style>${pairStyles(drawing)}</style>${pairMarkup(drawing, 'drawing')}</svg>`
  );
}

const pairStyles = (drawing: Drawing): string =>
  [
    `.night{${customProperties('night', drawing)}}`,
    `.paper{${customProperties('paper', drawing)}}`,
    hasLitRooms(drawing) ? lampRules(drawing) : '',
    penRules(drawing, 2 * drawing.viewBox.width),
  ].join('');

/** Returns both halves of a pair, which show the same strokes. */
function pairMarkup(drawing: Drawing, id: string): string {
  const { x, y, width, height } = drawing.viewBox;
  const box = `width="${width}" height="${height}"`;
  const [left, right] = drawing.pair === 'dark and lit' ? ['night dark', 'night'] : ['night', 'paper'];
  return (
    `<symbol id="${id}" viewBox="${x} ${y} ${width} ${height}">${markup(drawing)}</symbol>` +
    `<use href="#${id}" class="${left}" ${box}/><use href="#${id}" class="${right}" x="${width}" ${box}/>`
  );
}

/** Returns rules that light the lamps of a drawing, but not in the half of a pair where they are off. */
function lampRules(drawing: Drawing): string {
  const { lamp, daylight, night } = groundsOf(drawing);
  if (drawing.hasLamps) return `.lamp{${customProperties('lamp', drawing)}}`;
  const [half, ground] = drawing.pair === 'dark and lit' ? ['dark', night] : ['paper', daylight];
  const unlit = Object.entries(ground).map(([name, value]) => `--unlit-${name}:${value}`);
  const lit = Object.entries(lamp).map(([name, value]) => `--${name}:var(--unlit-${name},${value})`);
  return `.${half}{${unlit.join(';')}}.lamp{${lit.join(';')}}`;
}

/**
 * Returns one file with several small drawings, so that a page with many of them loads a single file:
 * `file.svg#key` shows the drawing with that key. All must have the same theme, weights, view size and kind of pair.
 *
 * @throws RangeError if there is no drawing
 */
export function toSprite(drawings: ReadonlyMap<string, Drawing>): string {
  const all = [...drawings];
  const [[, first] = []] = all;
  if (!first) throw new RangeError('A sprite needs a drawing.');
  const { height } = first.viewBox;
  const width = (first.pair ? 2 : 1) * first.viewBox.width;
  const cells = all.map(([key, drawing], index) => {
    const [x, y] = [index * width, 0];
    const view = `<view id="${key}" viewBox="${x} ${y} ${width} ${height}"/>`;
    const corner = drawing.pair ? [0, 0] : [drawing.viewBox.x, drawing.viewBox.y];
    const box = [...corner, width, height].map((value) => formatNumber(value)).join(' ');
    const shown = drawing.pair ? pairMarkup(drawing, `pair-${key}`) : markup(drawing);
    return `${view}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${shown}</svg>`;
  });
  const together = { ...first, strokes: all.flatMap(([, { strokes }]) => strokes) };
  const styles = first.pair ? pairStyles(together) : stylesheet(together);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` class="${first.theme}"><style>${styles}</style>${cells.join('')}</svg>`
  );
}

/**
 * Returns the paths of a drawing with every style as an attribute, for programs that support neither
 * stylesheets nor custom properties (image converters).
 *
 * @param emphasis factor for the width of every line, for a drawing displayed small
 * @returns markup to be inserted into another `<svg>`
 */
export function toPlainPaths(drawing: Drawing, emphasis = 1): string {
  const grounds = groundsOf(drawing);
  return groupByGround(drawing)
    .flatMap(({ ground, strokes }) => {
      if (ground === 'closed') return [];
      const themeValue: ThemeValue = (name) => String(grounds[ground][name]);
      return strokes.map(({ pen, path }) => {
        const attributes = {
          ...pathAttributes(themeValue),
          ...penAttributes(pen, drawing, themeValue, emphasis),
        };
        const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
        return `<path${written.join('')} d="${relativePath(path)}"/>`;
      });
    })
    .join('');
}

/** Returns the markup of all strokes, from back to front; those on the drawing's own ground need no group. */
function markup(drawing: Drawing): string {
  const decimals = drawing.weights === 'small' ? 0 : 1;
  return groupByGround(drawing)
    .map(({ ground, strokes }) => {
      const paths = strokes
        .map(({ pen, path }) => `<path class="${PENS[pen].code}" d="${relativePath(path, decimals)}"/>`)
        .join('');
      return ground === drawing.theme ? paths : `<g class="${ground}">${paths}</g>`;
    })
    .join('');
}

interface Group {
  readonly ground: Ground;
  readonly strokes: Stroke[];
}

/** Returns the ground of a stroke. A drawing on paper has only the paper ground, unless it has lamps. */
const groundOf = ({ ground }: Stroke, { theme, hasLamps }: Drawing): Ground =>
  theme === 'paper' && !hasLamps ? 'paper' : (ground ?? theme);

/** Merges strokes, then groups runs of them on one ground, from back to front. */
function groupByGround(drawing: Drawing): Group[] {
  const groups: Group[] = [];
  const widths = drawing.strokes.map(({ pen }) => lineWidth(pen, drawing) ?? 0);
  for (const stroke of gatherStrokes(drawing.strokes, Math.max(...widths))) {
    const ground = groundOf(stroke, drawing);
    const last = groups.at(-1);
    if (last?.ground === ground) last.strokes.push(stroke);
    else groups.push({ ground, strokes: [stroke] });
  }
  return groups;
}

const groundsOf = ({ heat }: Drawing) => (heat ? heatGrounds(heat) : GROUNDS);

const customProperties = (ground: keyof Grounds, drawing: Drawing): string =>
  Object.entries(groundsOf(drawing)[ground])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Returns a stylesheet with only the rules that this drawing needs. */
function stylesheet(drawing: Drawing): string {
  const grounds = new Set([drawing.theme, ...drawing.strokes.map((stroke) => groundOf(stroke, drawing))]);
  return [
    ...[...grounds].map((ground) =>
      ground === 'closed' ? '' : `.${ground}{${customProperties(ground, drawing)}}`,
    ),
    penRules(drawing, drawing.viewBox.width),
  ].join('');
}

/** Returns the rules of the pens that a drawing uses; `width` is the width of the file. */
function penRules(drawing: Drawing, width: number): string {
  const used = new Set(drawing.strokes.map(({ pen }) => pen));
  const pens = (Object.keys(PENS) as Pen[]).filter((pen) => used.has(pen));
  const themeValue: ThemeValue = (name) => `var(--${name})`;
  return [
    `path{${declarations(pathAttributes(themeValue))}}`,
    ...pens.map((pen) => `.${PENS[pen].code}{${declarations(scaledAttributes(pen, drawing, themeValue))}}`),
    strokeScalingRules(linePens(pens, drawing), width, drawing.weights),
  ].join('');
}

/** Returns the attributes of a pen whose lines a small image makes wider or, if they are the finest, leaves out. */
function scaledAttributes(pen: Pen, drawing: Drawing, themeValue: ThemeValue): Attributes {
  const attributes = penAttributes(pen, drawing, themeValue);
  const width = attributes['stroke-width'];
  if (width === undefined) return attributes;
  return {
    ...attributes,
    'stroke-width': scaledWidth(width),
    ...(isFinest(pen, drawing.weights) && { visibility: FINEST_VISIBILITY }),
  };
}

const declarations = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function linePens(pens: readonly Pen[], drawing: Drawing): LinePen[] {
  return pens.flatMap((pen): LinePen[] => {
    const width = lineWidth(pen, drawing);
    return width === undefined ? [] : [{ width, isFinest: isFinest(pen, drawing.weights) }];
  });
}
