/**
 * Keeps lines visible at every displayed size. Media queries in an SVG file measure the width of its <img>. In a small
 * image, they make lines heavier and leave out the finest lines, which would merge. They only set custom properties of
 * the root: in what a `<use>` shows, WebKit applies no other rule of a media query that begins to match.
 */
import { formatNumber } from './path.ts';
import type { Weights } from './pens.ts';

/** Minimum visible line width, in CSS px. */
export const THINNEST = 0.6;
/** Minimum in small sections, which have few lines. */
const THINNEST_SMALL = 1.25;
/** Each step covers image widths from an upper limit down to this fraction of that limit. */
const STEP = 0.75;
const STEPS = 4;
/** Number of steps for small sections; the last ends at a seventh (0.75⁷) of the width at which the first begins. */
const STEPS_SMALL = 7;
/** From this step on (counted from 0), the finest lines are left out. */
const WITHOUT_FINEST = 2;

/** Values of CSS properties: a line width that the rules scale, and the visibility of the finest lines. */
export const scaledWidth = (width: string): string => `calc(${width}px*var(--wider,1))`;
export const FINEST_VISIBILITY = 'var(--finest,visible)';

export interface LinePen {
  /** Units of the drawing. */
  readonly width: number;
  /** True for the lines that a small picture leaves out, such as texture and hatch (`isFinest` in pens.ts). */
  readonly isFinest: boolean;
}

/** Returns rules for an image displayed narrower than `viewWidth`, from wide to narrow. */
export function strokeScalingRules(pens: readonly LinePen[], viewWidth: number, weights: Weights): string {
  const [minimum, steps] = weights === 'small' ? [THINNEST_SMALL, STEPS_SMALL] : [THINNEST, STEPS];
  if (pens.length === 0) return '';
  const kept = pens.filter(({ isFinest }) => !isFinest);
  const thinnest = (among: readonly LinePen[]): number => Math.min(...among.map(({ width }) => width));
  const largest = minimum / thinnest(pens);
  let rules = '';
  for (let i = 0; i < steps; i += 1) {
    const [from, to] = [largest * STEP ** i, largest * STEP ** (i + 1)];
    const leavesOut = i >= WITHOUT_FINEST && kept.length > 0;
    const shown = leavesOut ? kept : pens;
    const factor = Math.max(1, minimum / (thinnest(shown) * to));
    const values = [
      ...(factor > 1 ? [`--wider:${formatNumber(factor, 3)}`] : []),
      ...(leavesOut && i === WITHOUT_FINEST && kept.length < pens.length ? ['--finest:hidden'] : []),
    ];
    if (values.length > 0)
      rules += `@media(max-width:${Math.floor(from * viewWidth)}px){svg{${values.join(';')}}}`;
  }
  return rules;
}
