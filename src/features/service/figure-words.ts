import type { FigureKey } from '../../content/parts.ts';
import { formatSystemName, getSystem } from '../../site/catalog.ts';

/** Drawings that show an estimate visit instead of a machine. */
const VISITS = {
  visit: {
    subject: 'An estimate visit',
    caption: 'Dashed: what would go where, agreed before anything is cut.',
  },
  'replacement-visit': {
    subject: 'An estimate visit to a row house',
    caption: 'Dashed: where the next unit could stand. The old boiler is measured first.',
  },
} as const;

/** Returns what a drawing shows, for its screen reader label, and its caption. */
export function describeFigure(drawing: FigureKey): { readonly subject: string; readonly caption: string } {
  if (drawing === 'visit' || drawing === 'replacement-visit') return VISITS[drawing];
  const system = getSystem(drawing);
  return {
    subject: system.place === 'anywhere' ? 'A building' : formatSystemName(system),
    caption: system.caption,
  };
}
