/** Chooses the drawing for the page of a service. */
import type { FigureKey } from '../content/parts.ts';
import type { Service } from '../content/schema.ts';

/** Returns the drawing of its machine, or of a building or a visit for a job that no machine drawing shows. */
export function drawingOf({ drawing, system }: Pick<Service, 'drawing' | 'system'>): FigureKey {
  if (drawing === 'building') return 'general';
  if (drawing !== 'visit') return system;
  return system === 'general' ? 'replacement-visit' : 'visit';
}
