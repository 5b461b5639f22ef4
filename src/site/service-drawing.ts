/** Which drawing the page of a service shows. */
import type { SystemKey } from '../content/parts.ts';
import type { Service } from '../content/schema.ts';

/** The drawing of its machine, or that of a building for a job that no machine’s drawing shows. */
export const drawingOf = ({ drawing, system }: Pick<Service, 'drawing' | 'system'>): SystemKey =>
  drawing === 'building' ? 'general' : system;
