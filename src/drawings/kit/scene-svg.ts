/** Scene to SVG text. As kit/svg.ts, with one group per ground and line weights in CSS pixels of the page. */
import { assertDefined } from './assert-defined.ts';
import { gatherStrokes } from './gather.ts';
import { formatNumber } from './path.ts';
import type { Color, Pen, PenStyle, ThemedOpacity } from './pens.ts';
import { HAIRLINES, PENS } from './pens.ts';
import { relativePath } from './relative-path.ts';
import type { Stroke } from './sheet.ts';
import type { Ground, SceneDrawing } from './stage.ts';
import type { LinePen } from './stroke-scaling.ts';
import { smallRules, THINNEST } from './stroke-scaling.ts';
import type { Theme } from './themes.ts';
import { THEMES } from './themes.ts';

const GROUNDS: Readonly<Record<Ground, Theme>> = {
  paper: THEMES.paper,
  night: { ...THEMES.night, paper: '#12181d', texture: 0.72, hatch: 0.4, tone: 0.09, 'tone-deep': 0.18 },
  lamp: {
    ink: '#14171a',
    paper: '#f0ca8c',
    hot: '#d8290f',
    cold: '#0b62b8',
    texture: 0.8,
    hatch: 0.45,
    tone: 0.1,
    'tone-deep': 0.24,
  },
};

/** CSS pixels at which a line is seen; pens that are not here only fill. */
const SEEN: Readonly<Partial<Record<Pen, number>>> = {
  cut: 2.6,
  edge: 1.4,
  maskEdge: 1.4,
  fine: 0.95,
  maskFine: 0.95,
  texture: 0.75,
  hatch: 0.7,
  knockout: 1.1,
  hot: 1.7,
  hotFine: 1.1,
  hotHeavy: 2.8,
  hotTexture: 0.75,
  maskHot: 1.4,
  hotAir: 1.5,
  cold: 1.7,
  coldFine: 1.1,
  coldTexture: 0.75,
  maskCold: 1.4,
  coldAir: 1.5,
  air: 1.2,
  airHead: 1.2,
};
/** Scenes shown small (phones) are drawn with slightly lighter pens, never under 0.6 px. */
const PHONE_SHOWN = 0.55;
const PHONE_WEIGHT = 0.88;

const number = (value: number): string => formatNumber(value, 2);
const variable = (name: Color | ThemedOpacity): string => `var(--${SHORT[name]})`;
const SHORT: Readonly<Record<Color | ThemedOpacity, string>> = {
  ink: 'i',
  paper: 'p',
  hot: 'h',
  cold: 'c',
  texture: 'x',
  hatch: 'y',
  tone: 't',
  'tone-deep': 'd',
};
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function sceneSvg(scene: SceneDrawing): string {
  const {
    viewBox: { x, y, width, height },
    title,
    layers,
    shown,
  } = scene;
  const groups = layers.map(
    ({ ground, strokes }) =>
      `<g class="${ground}">${paths(gatherStrokes(strokes, widestLine(strokes, shown)))}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escapeText(title)}</title><style>${styles(scene)}</style>${groups.join('')}</svg>\n`
  );
}

/** One path per stroke; a silhouette and the rim knocked out around it share theirs. */
function paths(strokes: readonly Stroke[]): string {
  const path = (classes: string, d: string): string =>
    d ? `<path class="${classes}" d="${relativePath(d)}"/>` : '';
  let markup = '';
  for (let i = 0; i < strokes.length; i += 1) {
    const [stroke, next] = [assertDefined(strokes[i]), strokes[i + 1]];
    const hasRim =
      stroke.pen === 'silhouette' && next?.pen === 'knockout' && next.path.startsWith(stroke.path);
    if (!hasRim) {
      markup += path(PENS[stroke.pen].code, stroke.path);
      continue;
    }
    markup +=
      path(`${PENS.silhouette.code} ${PENS.knockout.code}`, stroke.path) +
      path(PENS.knockout.code, next.path.slice(stroke.path.length));
    i += 1;
  }
  return markup;
}

function styles({ layers, shown, viewBox }: SceneDrawing): string {
  const grounds = [...new Set(layers.map(({ ground }) => ground))].map(
    (ground) =>
      `.${ground}{${Object.entries(GROUNDS[ground])
        .map(([key, value]) => `--${SHORT[key as Color]}:${value}`)
        .join(';')}}`,
  );
  const used = new Set(layers.flatMap(({ strokes }) => strokes.map(({ pen }) => pen)));
  const fillsFirst = [...used].sort(
    (a, b) => Number(Boolean(PENS[a].stroke)) - Number(Boolean(PENS[b].stroke)),
  );
  const pens = fillsFirst.map((pen) => `.${PENS[pen].code}{${declarations(pen, PENS[pen], shown)}}`);
  const lines = fillsFirst.flatMap((pen): LinePen[] => {
    const seen = PENS[pen].stroke && SEEN[pen];
    return seen
      ? [{ code: PENS[pen].code, width: strokeWidth(seen, shown), isFinest: HAIRLINES.has(pen) }]
      : [];
  });
  return `path{fill:none;stroke:var(--i);stroke-linejoin:round;stroke-linecap:round}${grounds.join('')}${pens.join('')}${smallRules(lines, viewBox.width)}`;
}

function declarations(pen: Pen, style: PenStyle, shown: number): string {
  const lines: string[] = [];
  if (style.fill) lines.push(`fill:${variable(style.fill)}`);
  if (style.fillOpacity !== undefined) lines.push(`fill-opacity:${opacity(style.fillOpacity)}`);
  if (!style.stroke) lines.push('stroke:none');
  else if (style.stroke !== 'ink') lines.push(`stroke:${variable(style.stroke)}`);
  const seen = SEEN[pen];
  if (style.stroke && seen) lines.push(`stroke-width:${number(strokeWidth(seen, shown))}`);
  if (style.strokeOpacity !== undefined && typeof style.strokeOpacity !== 'number') {
    lines.push(`stroke-opacity:${opacity(style.strokeOpacity)}`);
  }
  if (style.square) lines.push('stroke-linejoin:miter;stroke-linecap:square');
  if (style.dash)
    lines.push(`stroke-dasharray:${style.dash.map((length) => number((length * 1.3) / shown)).join(' ')}`);
  return lines.join(';');
}

const widestLine = (strokes: readonly Stroke[], shown: number): number =>
  Math.max(...strokes.map(({ pen }) => strokeWidth(SEEN[pen] ?? 0, shown)));

function strokeWidth(seen: number, shown: number): number {
  return Math.max(THINNEST, shown < PHONE_SHOWN ? seen * PHONE_WEIGHT : seen) / shown;
}

const opacity = (value: number | ThemedOpacity): string =>
  typeof value === 'number' ? number(value) : variable(value);
