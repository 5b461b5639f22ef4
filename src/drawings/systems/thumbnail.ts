/** The systems as small pictures: the same drawing with few, heavy lines, standing on the bottom edge. */

import type { SystemKey } from '../../content/parts.ts';
import type { Drawing } from '../kit/drawing.ts';
import { HAIRLINES } from '../kit/pens.ts';
import type { SystemDrawing } from './system.ts';

/** Floor of each machine that stands, pixels of its sheet; what hangs or lies on a roof keeps the sheet's frame. */
const FLOOR: Readonly<Partial<Record<SystemKey, number>>> = {
  boiler: 590,
  furnace: 572,
  'water-heater': 590,
  wshp: 590,
  'central-ac': 546,
  ptac: 588,
  'vrf-vrv': 610,
  general: 618,
};

export function thumbnail({ labels: _, ...system }: SystemDrawing): Drawing {
  const { viewBox, strokes, key } = system;
  const floor = FLOOR[key];
  return {
    ...system,
    name: `thumb-${key}`,
    weights: 'thumb',
    bleed: 200,
    strokes: strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
    viewBox: floor === undefined ? viewBox : { ...viewBox, y: floor - viewBox.height },
  };
}
