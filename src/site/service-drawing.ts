/** Chooses the drawing for a service page. */
import type { FigureKey } from '../content/parts.ts';
import type { Service } from '../content/schema.ts';

/** Returns the drawing of the machine, or one of a building or a visit if no machine drawing shows the job. */
export function drawingOf({ drawing, system }: Pick<Service, 'drawing' | 'system'>): FigureKey {
  if (drawing === 'building') return 'general';
  if (drawing !== 'visit') return system;
  return system === 'general' ? 'replacement-visit' : 'visit';
}
