/**
 * The table of all drawing pens. Widths are in CSS pixels at the scale `shown` of the drawing (drawing.ts).
 *
 * The hierarchy, from nearest to farthest: what the section plane cuts is solid or `cut`; the outline of an object is
 * `edge`; its parts are `fine`; surfaces are `texture`; material and earth are `hatch`. A nearer object first paints a
 * mask in the paper's color over what it hides. Red means only heat, and blue means only cold.
 */

export type Color = 'ink' | 'paper' | 'hot' | 'cold';
/** Opacities that depend on the ground; their values are in themes.ts. */
export type ThemedOpacity = 'texture' | 'hatch' | 'tone' | 'tone-deep' | 'shade' | 'glass';

interface PenStyle {
  /** Class name: short, as it occurs thousands of times; lowercase, as quirks mode ignores case. */
  readonly code: string;
  readonly fill?: Color;
  readonly fillOpacity?: number | ThemedOpacity;
  readonly stroke?: Color;
  readonly width?: number;
  readonly strokeOpacity?: number | ThemedOpacity;
  /** True for square ends and mitered corners, as on cut masonry. */
  readonly square?: boolean;
  readonly dash?: readonly [on: number, off: number];
  /** True if a sheet must not join consecutive shapes into one path, because each may hide the previous one. */
  readonly separate?: boolean;
}

/** Dots that show flow in a pipe, px. */
const DOTS = [0.1, 11.9] as const;
/** Dashes that show moving air, px. */
const DASHES = [7, 5] as const;

const TABLE = {
  // Ink
  solid: { code: 's', fill: 'ink' },
  lettering: { code: 'l', fill: 'ink' },
  silhouette: { code: 'q', fill: 'ink', separate: true },
  cut: { code: 'c', stroke: 'ink', width: 2.6, square: true },
  edge: { code: 'e', stroke: 'ink', width: 1.3 },
  fine: { code: 'f', stroke: 'ink', width: 0.9, strokeOpacity: 0.95 },
  texture: { code: 'h', stroke: 'ink', width: 0.72, strokeOpacity: 'texture' },
  hatch: { code: 'g', stroke: 'ink', width: 0.71, strokeOpacity: 'hatch' },
  // Paper: hides what is behind
  mask: { code: 'm', fill: 'paper', separate: true },
  letteringWithin: { code: 'lw', fill: 'paper' },
  maskEdge: { code: 'me', fill: 'paper', stroke: 'ink', width: 1.3, separate: true },
  maskFine: { code: 'mf', fill: 'paper', stroke: 'ink', width: 0.9, separate: true },
  knockout: { code: 'm1', stroke: 'paper', width: 1.2 },
  rimmed: { code: 'qm', fill: 'ink', stroke: 'paper', width: 1.2, separate: true },
  // Gray
  toneFaint: { code: 't3', fill: 'ink', fillOpacity: 0.035 },
  tone: { code: 't', fill: 'ink', fillOpacity: 'tone' },
  toneDeep: { code: 't2', fill: 'ink', fillOpacity: 'tone-deep' },
  glass: { code: 'gl', fill: 'ink', fillOpacity: 'glass' },
  // Darkens a cellar by day, because no daylight reaches it
  shade: { code: 't4', fill: 'ink', fillOpacity: 'shade' },
  // Heat
  hot: { code: 'r', stroke: 'hot', width: 1.7 },
  hotFine: { code: 'r2', stroke: 'hot', width: 1.1 },
  hotHeavy: { code: 'rc', stroke: 'hot', width: 3 },
  hotTexture: { code: 'rh', stroke: 'hot', width: 0.71, strokeOpacity: 0.4 },
  hotSolid: { code: 'rs', fill: 'hot' },
  hotWithin: { code: 'rw', stroke: 'paper', width: 1.1 },
  hotFlowWithin: { code: 'fw', stroke: 'paper', width: 2.6, dash: DOTS },
  maskHot: { code: 'mr', fill: 'paper', stroke: 'hot', width: 1.3, separate: true },
  hotFlow: { code: 'fr', stroke: 'hot', width: 2.6, dash: DOTS },
  hotAir: { code: 'ar', stroke: 'hot', width: 1.3, dash: DASHES },
  // Cold
  cold: { code: 'b', stroke: 'cold', width: 1.7 },
  coldFine: { code: 'b2', stroke: 'cold', width: 1.1 },
  coldTexture: { code: 'bh', stroke: 'cold', width: 0.71, strokeOpacity: 0.4 },
  coldSolid: { code: 'bs', fill: 'cold' },
  coldTone: { code: 'bt', fill: 'cold', fillOpacity: 0.2 },
  maskCold: { code: 'mb', fill: 'paper', stroke: 'cold', width: 1.3, separate: true },
  coldFlow: { code: 'fb', stroke: 'cold', width: 2.6, dash: DOTS },
  coldAir: { code: 'ab', stroke: 'cold', width: 1.3, dash: DASHES },
  // Room air, neither heated nor cooled
  air: { code: 'ak', stroke: 'ink', width: 1, dash: DASHES },
  airHead: { code: 'k', stroke: 'ink', width: 1 },
} as const satisfies Record<string, PenStyle>;

export type Pen = keyof typeof TABLE;
export const PENS: Readonly<Record<Pen, PenStyle>> = TABLE;

/** The pens of one medium: hot, cold or neutral. */
type MediumPens = Record<'line' | 'fine' | 'mask' | 'tone' | 'texture' | 'air' | 'arrowhead', Pen>;

export type Temperature = 'hot' | 'cold';
export type Medium = Temperature | 'neutral';

export const MEDIA: Readonly<Record<Medium, Readonly<MediumPens>>> = {
  hot: {
    line: 'hot',
    fine: 'hotFine',
    mask: 'maskHot',
    tone: 'hotSolid',
    texture: 'hotTexture',
    air: 'hotAir',
    arrowhead: 'hotFine',
  },
  cold: {
    line: 'cold',
    fine: 'coldFine',
    mask: 'maskCold',
    tone: 'coldTone',
    texture: 'coldTexture',
    air: 'coldAir',
    arrowhead: 'coldFine',
  },
  neutral: {
    line: 'edge',
    fine: 'fine',
    mask: 'maskFine',
    tone: 'tone',
    texture: 'texture',
    air: 'air',
    arrowhead: 'airHead',
  },
};

/** A set of line widths, chosen for the size at which the drawing is shown. */
export type Weights = 'standard' | 'light' | 'street' | 'preview' | 'small';

/** For pictures with many small parts: the hero and page heads on phones, and a whole house. */
const LIGHT_FACTOR = 0.85;

/** Pens that are left out of social cards and of drawings displayed very small. */
export const HAIRLINES: ReadonlySet<Pen> = new Set<Pen>([
  'texture',
  'hatch',
  'hotTexture',
  'coldTexture',
  'hotFlow',
  'hotFlowWithin',
  'coldFlow',
]);

/**
 * More pens that are left out, keyed by set of weights. In a street, thin pipes and moving air would merge into blots.
 */
const ALSO_FINEST: Readonly<Partial<Record<Weights, readonly Pen[]>>> = {
  small: ['knockout'],
  street: ['hotFine', 'coldFine', 'hotAir', 'coldAir'],
};

/** Whether a pen's lines are left out of a drawing that is displayed very small. */
export const isFinest = (pen: Pen, weights: Weights): boolean =>
  HAIRLINES.has(pen) || ALSO_FINEST[weights]?.includes(pen) === true;

/** Returns the factor for every width and dash of a set of weights. */
export function weightFactor(weights: Weights): number {
  return weights === 'light' ? LIGHT_FACTOR : 1;
}

/** Returns one line width for several pens. */
const widthOf = (width: number, ...pens: readonly Pen[]) =>
  Object.fromEntries(pens.map((pen) => [pen, { width }]));

const OVERRIDES: Readonly<Partial<Record<Weights, Readonly<Partial<Record<Pen, Partial<PenStyle>>>>>>> = {
  /** The street with all five boroughs is shown at about half size, so its pens are heavier. */
  street: {
    cut: { width: 4 },
    fine: { width: 1.5, strokeOpacity: 1 },
    maskFine: { width: 1.5 },
    texture: { width: 1.2, strokeOpacity: 0.4 },
    hatch: { width: 1.2, strokeOpacity: 0.2 },
    tone: { fillOpacity: 0.1 },
    toneDeep: { fillOpacity: 0.34 },
    glass: { fillOpacity: 0.34 },
    ...widthOf(2.1, 'edge', 'maskEdge'),
    ...widthOf(1.2, 'hotTexture', 'coldTexture'),
    ...widthOf(2.4, 'hot', 'cold'),
    ...widthOf(1.7, 'hotFine', 'coldFine'),
    ...widthOf(2, 'maskHot', 'maskCold'),
    ...widthOf(1.8, 'hotAir', 'coldAir'),
  },
  /** Cutaways on social cards, which are small: few, heavy lines and no hairlines (see HAIRLINES). */
  preview: {
    cut: { width: 4.6 },
    fine: { width: 2.6, strokeOpacity: 1 },
    hotHeavy: { width: 6 },
    hotAir: { width: 3, dash: [11, 8] },
    coldAir: { width: 3, dash: [11, 8] },
    air: { width: 2.6, dash: [11, 8] },
    coldTone: { fillOpacity: 0.5 },
    ...widthOf(2.6, 'maskFine', 'airHead'),
    ...widthOf(3, 'knockout', 'rimmed', 'hotFine', 'hotWithin', 'coldFine'),
    ...widthOf(3.2, 'edge', 'maskEdge', 'maskHot', 'maskCold'),
    ...widthOf(4, 'hot', 'cold'),
  },
  /** 600 units wide, shown at up to 330 px; below 220 px, `strokeScalingRules` makes lines heavier. */
  small: {
    cut: { width: 5.4 },
    knockout: { width: 3.6 },
    maskCold: { width: 4 },
    ...widthOf(3.4, 'edge', 'maskEdge', 'texture', 'hotFine'),
    ...widthOf(4.6, 'hot', 'cold'),
  },
};

export function penStyle(pen: Pen, weights: Weights): PenStyle {
  return { ...PENS[pen], ...OVERRIDES[weights]?.[pen] };
}
