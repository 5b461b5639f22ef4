import type { Service } from '../../content/schema.ts';
import { boundsOfParts, type FigureLabel } from '../../drawings/art.ts';
import type { Bounds } from '../../drawings/kit/bounds.ts';

/** Width of the drawing next to the table on phones, divided by its height, as in `symptom-lights.css`. */
const STRIP_RATIO = 2;

/** Which part of the drawing a phone shows while a symptom is selected: a strip as wide as the machine, or all of it. */
export type SymptomView = 'middle' | 'top' | 'bottom' | 'whole';

/** Space around the machine, in units of the drawing. */
const MARGIN = 20;

/** Returns what is shown of the drawing next to the table: the machine, with some space around it. */
export function frameMachine(labels: readonly FigureLabel[]): Bounds {
  const { left, top, right, bottom } = boundsOfParts(labels);
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

/**
 * Returns the view that shows all parts of a symptom. The strip moves from its middle only if it has to.
 *
 * @param frame - what is shown of the drawing, from `frameMachine`
 * @param lit - the parts of the symptom, with their numbers
 */
export function symptomView(frame: Bounds, lit: readonly FigureLabel[]): SymptomView {
  if (lit.length === 0) return 'middle';
  const { top, bottom } = boundsOfParts(lit);
  const height = (frame.right - frame.left) / STRIP_RATIO;
  const spare = frame.bottom - frame.top - height;
  const begins = { middle: frame.top + spare / 2, top: frame.top, bottom: frame.top + spare };
  const views = ['middle', 'top', 'bottom'] as const;
  return views.find((view) => begins[view] <= top && bottom <= begins[view] + height) ?? 'whole';
}

/** Returns rules for the `<head>` that light the parts of the hovered symptom, or of that with focus or selected. */
export function symptomLightStyles({ symptoms }: Pick<Service, 'symptoms'>): string {
  const selectors = symptoms.map((_, index) => {
    const row = `>:nth-child(${index + 1})`;
    const active = `tbody${row}:hover,tbody:not(:hover)${row} :is(:checked,:focus-visible)`;
    return `[data-stage]:has(${active}) [data-signs~="${index + 1}"]`;
  });
  return `@layer features{${selectors.join()}{--strength:1;color:var(--color-lamp);visibility:visible}}`;
}
