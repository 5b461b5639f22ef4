/** What the five borough drawings share: one street, one ground line, one scale, a cellar cut open below. */

import type { Drawing } from '../../kit/drawing.ts';
import { finish } from '../../kit/drawing.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import type { CellarVoid } from '../../parts/building/facade.ts';
import { earthWithCellar } from '../../parts/building/facade.ts';

/** `page`: large, on the borough's own page. `street`: all five side by side at one scale. */
export type View = 'page' | 'street';

export interface BoroughSpec {
  readonly name: string;
  readonly title: string;
  /** Pixels per meter of the page view; taller buildings need a smaller scale. */
  readonly scale: number;
  /** Edges of the sheet, meters from the building's corner on the ground. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the page cuts off a tower that is too tall for it, meters. */
  readonly pageTop?: number;
  readonly cellar: CellarVoid;
  readonly draw: (sheet: Sheet, view: View, spec: BoroughSpec) => void;
}

/** Earth shown below the ground line. */
const EARTH = 5.6;
const STREET_SCALE = 20;
/** Twigs, fences and the ground may pass the edge of the sheet by this much. */
const OVERRUN = 1.5;
const GROUND_THICKNESS: Readonly<Record<View, number>> = { page: 0.14, street: 0.25 };

type DrawBorough = (theme: ThemeName, view?: View) => Drawing;

/** Makes the function that draws a borough on one of the grounds, in one of the views. */
export const borough =
  (spec: BoroughSpec): DrawBorough =>
  (theme, view = 'page') =>
    drawBorough(spec, theme, view);

function drawBorough(spec: BoroughSpec, theme: ThemeName, view: View): Drawing {
  const scale = view === 'street' ? STREET_SCALE : spec.scale;
  const { name, title, left, right } = spec;
  const top = (view === 'page' && spec.pageTop) || spec.top;
  const sheet = new Sheet({
    width: (right - left) * scale,
    height: (top + EARTH) * scale,
    scale,
    origin: [-left * scale, top * scale],
  });
  earthWithCellar(sheet, left, right, spec.cellar);
  spec.draw(sheet, view, spec);
  const ground = GROUND_THICKNESS[view];
  sheet.rect('solid', left, -ground, right - left, ground);
  return finish(sheet, theme, {
    name: view === 'street' ? `street-${name}` : `borough-${name}`,
    title,
    weights: view === 'street' ? 'street' : 'standard',
    bleed: (OVERRUN + spec.top - top) * scale,
    ground: top * scale,
  });
}
