/** Every drawing, pen and part of the drawing kit, on every ground it supports. */
import { ART_NAMES, artDrawing, isScene } from '../../drawings/art.ts';
import { pathBounds, unite } from '../../drawings/kit/bounds.ts';
import { finish } from '../../drawings/kit/drawing.ts';
import { PENS, type Pen } from '../../drawings/kit/pens.ts';
import { Sheet } from '../../drawings/kit/sheet.ts';
import { toSvg } from '../../drawings/kit/svg.ts';
import { THEME_NAMES, type ThemeName } from '../../drawings/kit/themes.ts';
import { business } from '../../site/business.ts';
import { type DrawPart, PARTS_OF_THE_KIT } from './kit-parts.ts';

const CONTEXT = { companyName: business.name };

export interface Sample {
  /** File name of the picture, without its extension. */
  readonly id: string;
  readonly kind: 'drawing' | 'pen' | 'part';
  readonly name: string;
  readonly ground: ThemeName;
  readonly draw: () => string;
}

/** Draws a line across the sheet, or an area if the pen fills. */
function drawPen(pen: Pen, ground: ThemeName): string {
  const sheet = new Sheet({ width: 240, height: 48, scale: 1, origin: [0, 48] });
  if (PENS[pen].fill) sheet.rect(pen, 12, 8, 216, 32);
  else sheet.line(pen, [12, 12], [90, 12], [130, 36], [228, 36]);
  return toSvg(finish(sheet, ground, { name: `pen-${pen}`, title: pen }));
}

/** Draws a part alone, cropped to its bounds. */
function drawPart(name: string, draw: DrawPart, ground: ThemeName): string {
  const sheet = new Sheet({ width: 4000, height: 4000, scale: 80, origin: [2000, 2000] });
  draw(sheet);
  const { left, top, right, bottom } = unite(sheet.strokes.map(({ path }) => pathBounds(path)));
  const view = { x: left - 8, y: top - 8, width: right - left + 16, height: bottom - top + 16 };
  const id = name.replace('/', '-');
  return toSvg(finish(sheet, ground, { name: id, title: name, view }));
}

/** A scene has one ground; any other drawing is shown in the colors of every ground. */
const drawings = ART_NAMES.flatMap((name) => {
  const drawing = artDrawing(name, CONTEXT);
  const grounds = isScene(name) ? [drawing.theme] : THEME_NAMES;
  return grounds.map(
    (ground): Sample => ({
      id: `${name}--${ground}`,
      kind: 'drawing',
      name,
      ground,
      draw: () => toSvg({ ...drawing, theme: ground }),
    }),
  );
});

const pens = (Object.keys(PENS) as Pen[]).flatMap((name) =>
  THEME_NAMES.map(
    (ground): Sample => ({
      id: `pen-${name}--${ground}`,
      kind: 'pen',
      name,
      ground,
      draw: () => drawPen(name, ground),
    }),
  ),
);

const parts = [...PARTS_OF_THE_KIT].flatMap(([name, draw]) =>
  THEME_NAMES.map(
    (ground): Sample => ({
      id: `part-${name.replace('/', '-')}--${ground}`,
      kind: 'part',
      name,
      ground,
      draw: () => drawPart(name, draw, ground),
    }),
  ),
);

export const SAMPLES: readonly Sample[] = [...drawings, ...pens, ...parts];

export function drawSample(id: string): string {
  const sample = SAMPLES.find((one) => one.id === id);
  if (!sample) throw new RangeError(`The style guide has no sample ${id}`);
  return sample.draw();
}
