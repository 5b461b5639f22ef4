/** Labels of a drawing's parts: positions only. The page sets the words as real text. */
import type { Point } from './geometry.ts';
import { formatNumber } from './path.ts';
import type { Sheet } from './sheet.ts';

export type Side = 'left' | 'right';

export interface Label {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly side: Side;
  /** Where the words stand, pixels of the sheet: the end next to the drawing, on the leader's line. */
  readonly at: Point;
  /** The point on the part, pixels of the sheet. */
  readonly anchor: Point;
}

/** A label as the drawing states it: words, a point on the part, and the level of the words, meters. */
export interface LabelSpec<Text extends string = string> {
  readonly text: Text;
  readonly side: Side;
  readonly anchor: Point;
  readonly level: number;
}

export const onLeft = <Text extends string>(text: Text, anchor: Point, level: number): LabelSpec<Text> => ({
  text,
  side: 'left',
  anchor,
  level,
});
export const onRight = <Text extends string>(text: Text, anchor: Point, level: number): LabelSpec<Text> => ({
  text,
  side: 'right',
  anchor,
  level,
});

/** Words end here on the left and begin there on the right, px. */
const LEFT_COLUMN = 178;
const RIGHT_COLUMN = 707;
const GAP = 10;
/** The level run of a leader is at least this long, px. */
const SHORTEST_RUN = 6;

export function placeLabels(sheet: Sheet, specs: readonly LabelSpec[]): Label[] {
  return specs.map(({ text, side, anchor, level }, index) => {
    const y = Math.round(sheet.toPixels([0, level])[1]) + 0.5;
    return {
      number: index + 1,
      text,
      side,
      at: [side === 'left' ? LEFT_COLUMN : RIGHT_COLUMN, y],
      anchor: sheet.toPixels(anchor),
    };
  });
}

/** Corners of a leader: level from the words, then at about 45 degrees to the part. */
export function leaderPoints({ side, at, anchor }: Label): [start: Point, bend: Point, end: Point] {
  const towards = side === 'left' ? 1 : -1;
  const start = at[0] + towards * GAP;
  const drop = Math.abs(anchor[1] - at[1]) * 0.9;
  const knee = anchor[0] - towards * drop;
  const shortest = start + towards * SHORTEST_RUN;
  const bend = side === 'left' ? Math.max(knee, shortest) : Math.min(knee, shortest);
  return [[start, at[1]], [bend, at[1]], anchor];
}

export function leaderPath(label: Label): string {
  const [[x, y], [bendX], end] = leaderPoints(label);
  return `M${formatNumber(x)} ${formatNumber(y)}H${formatNumber(bendX)}L${end.map((value) => formatNumber(value)).join(' ')}`;
}
