/** What the system drawings share: one sheet size, a picture in the middle, words on both sides. */

import type { PARTS, SystemKey } from '../../../content/parts.ts';
import type { Drawing, ViewBox } from '../../kit/drawing.ts';
import { finish } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import type { Label, LabelSpec } from '../../kit/labels.ts';
import { placeLabels } from '../../kit/labels.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';

export const FIGURE = { width: 880, height: 640 } as const;
const PICTURE: ViewBox = { x: 140, y: 0, width: 600, height: FIGURE.height };

type LabelsOf<Words extends readonly string[]> = { readonly [Index in keyof Words]: LabelSpec<Words[Index]> };

/** One label for each part in PARTS and no others, in the order of their numbers. */
export type PartLabels<Key extends SystemKey> = LabelsOf<(typeof PARTS)[Key]>;

export interface SystemDrawing extends Drawing {
  readonly key: SystemKey;
  readonly labels: readonly Label[];
  /** Pixels per meter. */
  readonly scale: number;
}

/** `small` leaves out people and furniture, for a thumbnail. */
export type Detail = 'full' | 'small';

export type DrawSystem = (theme: ThemeName, detail?: Detail) => SystemDrawing;

interface SystemSpec<Key extends SystemKey> {
  readonly key: Key;
  readonly title: string;
  readonly labels: PartLabels<Key>;
}

/** `scale` in pixels per meter; `origin` in pixels. */
export function systemSheet(scale: number, origin: Point): Sheet {
  return new Sheet({ ...FIGURE, scale, origin });
}

export function finishSystem<Key extends SystemKey>(
  sheet: Sheet,
  theme: ThemeName,
  { key, title, labels }: SystemSpec<Key>,
): SystemDrawing {
  return {
    ...finish(sheet, theme, { title, name: `system-${key}`, view: PICTURE, bleed: 40 }),
    key,
    labels: placeLabels(sheet, labels),
    scale: sheet.size.scale,
  };
}
