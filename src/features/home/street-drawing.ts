/** The street of the home page, made of the borough drawings side by side. */
import { BOROUGH_DRAWINGS } from '../../content/picture-schema.ts';
import type { Borough } from '../../content/schema.ts';
import type { ArtName } from '../../drawings/art.ts';

type BoroughDrawing = (typeof BOROUGH_DRAWINGS)[number];

const STREET_DRAWINGS = {
  'borough-manhattan': 'street-manhattan',
  'borough-brooklyn': 'street-brooklyn',
  'borough-queens': 'street-queens',
  'borough-bronx': 'street-bronx',
  'borough-staten-island': 'street-staten-island',
} as const satisfies Readonly<Record<BoroughDrawing, ArtName>>;

export const streetDrawingOf = (name: BoroughDrawing): ArtName => STREET_DRAWINGS[name];

/** Whether the areas use exactly the street's drawings, in the order in which they fit together. */
export const formStreet = (areas: readonly Pick<Borough, 'drawing'>[]): boolean =>
  areas.length === BOROUGH_DRAWINGS.length &&
  areas.every(({ drawing }, index) => drawing?.name === BOROUGH_DRAWINGS[index]);
