import type { Drawing } from '../../kit/drawing.ts';
import { outlineText } from '../../kit/lettering.ts';
import { ellipsePath } from '../../kit/path.ts';
import type { Stroke } from '../../kit/sheet.ts';
import { BALLOON_RADIUS, type FigureLabel, figureOf } from './figure-overlay.ts';
import type { SystemDrawing } from './system-drawing.ts';

/** Size of a number, and how far its baseline is below the center of the balloon, in units of the figure. */
const NUMBER = { size: 23, drop: 8 };

/** The cutaway with its part numbers drawn, for lists that name parts by number. */
export function numberedCutaway(drawing: SystemDrawing): Drawing {
  const balloons = figureOf(drawing).labels.flatMap(balloon);
  return { ...drawing, name: `numbered-${drawing.key}`, strokes: [...drawing.strokes, ...balloons] };
}

function balloon({ number, balloonX, balloonY, balloonLeader }: FigureLabel): Stroke[] {
  const circle = ellipsePath([balloonX, balloonY], BALLOON_RADIUS, BALLOON_RADIUS);
  const digits = outlineText(String(number), [balloonX, balloonY + NUMBER.drop], NUMBER.size, 'middle');
  return [
    ...(balloonLeader ? [{ pen: 'edge', path: balloonLeader } as const] : []),
    { pen: 'maskEdge', path: circle },
    { pen: 'lettering', path: digits.join('') },
  ];
}
