/**
 * The crop of each drawing on its social card: a close-up whose left edge is a wall, so that nothing ends in
 * midair.
 */
import type { SystemKey } from '../../../content/parts.ts';
import type { ArtName } from '../../art.ts';
import { CARD, COLUMN, MARGIN } from './social-card-words.ts';

export interface CardFrame {
  /** The position in the drawing, in units from its left edge, that is placed at `at`. */
  readonly left: number;
  /** Left edge of the picture, in card pixels. */
  readonly at: number;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  /** Level of the street on the card. */
  readonly street: number;
  /** Lower edge of the picture. */
  readonly bottom: number;
  /**
   * The level that is placed on the card's street, in units below the drawing's upper edge, if it is not the
   * drawing's own street.
   */
  readonly level?: number;
  /** Factor for line widths relative to the page, because a card is displayed small. */
  readonly weight: number;
}

const STREET = 440;
const PICTURE = MARGIN + COLUMN + 24;
const USUAL: CardFrame = { left: 0, at: PICTURE, scale: 1, street: STREET, bottom: CARD.height, weight: 1.6 };

/** Drawings of page heads have their building on the right. */
const HEAD: CardFrame = { ...USUAL, left: 295 };

const FRAMES: Readonly<Partial<Record<ArtName, Partial<CardFrame>>>> = {
  hero: { left: 1208, scale: 1.85 },
  // the boiler is under the street, and so is the title
  'head-about': { left: 346, scale: 0.972, street: 140 },
  'project-4': { left: 225, scale: 1.3 },
  'borough-manhattan-night': { left: 99, scale: 1.27 },
  'borough-brooklyn-night': { left: 144, scale: 1.7 },
  'borough-queens-night': { left: 192, scale: 1.5 },
  'borough-bronx-night': { left: 54, scale: 1.75 },
  'borough-staten-island-night': { left: 205, scale: 1.45 },
};

/** Machines stand on the card's street; except in `general`, everything below their floor is cropped. */
const MACHINES: Readonly<Record<SystemKey, Partial<CardFrame>>> = {
  boiler: { left: 110, scale: 1.15, level: 590 },
  'water-heater': { left: 120, scale: 1.1, level: 590 },
  furnace: { left: 55, scale: 1.1, level: 572 },
  ptac: { left: 115, scale: 1.5, level: 588 },
  wshp: { left: 125, scale: 1.35, level: 574 },
  'mini-split': { left: 40, scale: 0.95, level: 563 },
  'central-ac': { left: 45, scale: 1.1, level: 545 },
  // the roof with the units, and one of the floors
  'vrf-vrv': { left: 75, scale: 1.25, level: 392 },
  rtu: { left: 60, scale: 1.15, level: 437 },
  // a house with its own street and a cellar
  general: { left: 42, scale: 1.15, level: 488, bottom: CARD.height },
};

/** Returns the crop of a drawing on its social card; `HEAD`, `USUAL` or the defaults for machines fill in the rest. */
export function frameOf(art: ArtName): CardFrame {
  const [, machine] = /^preview-(.+)$/.exec(art) ?? [];
  return machine
    ? { ...USUAL, weight: 1, bottom: STREET, ...MACHINES[machine as SystemKey] }
    : { ...(art.startsWith('head-') ? HEAD : USUAL), ...FRAMES[art] };
}
