/** Chooses the drawing for the page of a service. */
import type { SystemKey } from '../content/parts.ts';
import type { Service } from '../content/schema.ts';

/** Returns the drawing of its machine, or of a building for a job that no machine drawing shows. */
export const drawingOf = ({ drawing, system }: Pick<Service, 'drawing' | 'system'>): SystemKey =>
  drawing === 'building' ? 'general' : system;
