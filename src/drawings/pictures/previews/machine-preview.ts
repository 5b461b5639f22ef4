/**
 * The systems for social cards: the cutaways with few, heavy lines, so that they are legible at 300 pixels.
 */
import type { Drawing } from '../../kit/drawing.ts';
import { HAIRLINES } from '../../kit/pens.ts';
import type { SystemDrawing } from '../systems/system-drawing.ts';

export function machinePreview({ labels: _, ...system }: SystemDrawing): Drawing {
  return {
    ...system,
    name: `preview-${system.key}`,
    weights: 'preview',
    bleed: 200,
    strokes: system.strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
  };
}
