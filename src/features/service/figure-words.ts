import type { FigureKey } from '../../content/parts.ts';
import { formatSystemName, getSystem } from '../../site/catalog.ts';

/** Returns the words of a drawing: what it shows, for screen readers, and its caption. */
export function describeFigure(drawing: FigureKey): { readonly subject: string; readonly caption: string } {
  if (drawing === 'visit')
    return {
      subject: 'An estimate visit',
      caption: 'Dashed: what would go where, agreed before anything is cut.',
    };
  const system = getSystem(drawing);
  return {
    subject: system.place === 'anywhere' ? 'A building' : formatSystemName(system),
    caption: system.caption,
  };
}
