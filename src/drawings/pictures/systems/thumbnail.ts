/** The systems as small pictures: the same drawing with few, heavy lines, standing on the bottom edge. */

import type { SystemKey } from '../../../content/parts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { HAIRLINES } from '../../kit/pens.ts';
import type { SystemDrawing } from './system-drawing.ts';

/** What each drawing stands on, pixels of its sheet: all thumbnails stand on one ground line, their lower edge. */
const FLOOR: Readonly<Record<SystemKey, number>> = {
  boiler: 590,
  furnace: 572,
  'water-heater': 590,
  wshp: 574,
  'central-ac': 546,
  ptac: 588,
  'mini-split': 593,
  rtu: 584,
  'vrf-vrv': 610,
  general: 618,
};

/** What lies under the street, px. */
const DEPTH: Readonly<Partial<Record<SystemKey, number>>> = { general: FLOOR.general - 488 };

export function thumbnail({ labels: _, ...system }: SystemDrawing): Drawing {
  const { viewBox, strokes, key } = system;
  return {
    ...system,
    name: `thumb-${key}`,
    weights: 'thumb',
    still: true,
    bleed: 200,
    strokes: strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
    viewBox: { ...viewBox, y: FLOOR[key] - viewBox.height },
    ground: viewBox.height - (DEPTH[key] ?? 0),
  };
}
