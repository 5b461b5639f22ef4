/** Positions of the labels of a drawing's parts. The page sets the words as real text. */
import { bandAlong, type Point } from './geometry.ts';
import { formatNumber } from './path.ts';
import type { Sheet } from './sheet.ts';

type Side = 'left' | 'right';

/** Outline of a part or of one piece of it. */
export type Outline = readonly Point[];

/** Horizontal from the text, then `angled`: at about 45 degrees, or `square`: straight up or down to the part. */
type LeaderShape = 'angled' | 'square';

export interface Label {
  /** Starts at 1. */
  readonly number: number;
  readonly text: string;
  readonly side: Side;
  /** The end of the text that is nearer to the drawing, level with the leader, in pixels of the sheet. */
  readonly at: Point;
  /** The point on the part, in pixels of the sheet. */
  readonly anchor: Point;
  readonly shape: LeaderShape;
  /** Position of the label's balloon, in pixels of the sheet, if the balloon is not on the part. */
  readonly balloon?: Point;
  /** The area of the part, in pixels of the sheet. Only a leader that ends in this area may cross it. */
  readonly part: readonly Outline[];
}

/** Positions of a label in meters. */
interface LabelPlace {
  /** A point on the part. */
  readonly anchor: Point;
  /** Height of the text and of the horizontal part of its leader. */
  readonly level: number;
  /** Puts the balloon of a small part next to it, on its own leader, so that the part stays visible. */
  readonly balloon?: Point;
  readonly shape?: LeaderShape;
}

/** A label as defined in the drawing; `part` is the area of the part, in meters. */
export interface LabelSpec<Text extends string = string> extends LabelPlace {
  readonly text: Text;
  readonly side: Side;
  readonly part: readonly Outline[];
}

const labelOn =
  (side: Side) =>
  <Text extends string>(text: Text, place: LabelPlace, part: readonly Outline[]): LabelSpec<Text> => ({
    ...place,
    text,
    side,
    part,
  });

export const onLeft = labelOn('left');
export const onRight = labelOn('right');

/** Returns the area of a pipe: one outline for each straight segment of its route. */
export function along(diameter: number, ...route: readonly Point[]): Outline[] {
  return route.slice(1).map((to, i) => bandAlong([route[i] ?? to, to], diameter));
}

/** Where text on the left ends and text on the right begins, in px. */
export const LEFT_COLUMN = 178;
const RIGHT_COLUMN = 707;
const GAP = 10;
/** Minimum length of the horizontal run of a leader, in px. */
const SHORTEST_RUN = 6;

export function placeLabels(sheet: Sheet, specs: readonly LabelSpec[]): Label[] {
  return specs.map(({ text, side, anchor, level, part, shape = 'angled', balloon }, index) => {
    const y = Math.round(sheet.toPixels([0, level])[1]) + 0.5;
    return {
      number: index + 1,
      text,
      side,
      at: [side === 'left' ? LEFT_COLUMN : RIGHT_COLUMN, y],
      anchor: sheet.toPixels(anchor),
      shape,
      ...(balloon && { balloon: sheet.toPixels(balloon) }),
      part: part.map((outline) => outline.map((point) => sheet.toPixels(point))),
    };
  });
}

/** Returns the corners of a leader, from the text to the part. */
export function leaderPoints({ side, at, anchor, shape }: Label): [start: Point, bend: Point, end: Point] {
  const towards = side === 'left' ? 1 : -1;
  const start: Point = [at[0] + towards * GAP, at[1]];
  if (shape === 'square') return [start, [anchor[0], at[1]], anchor];
  const drop = Math.abs(anchor[1] - at[1]) * 0.9;
  const knee = anchor[0] - towards * drop;
  const shortest = start[0] + towards * SHORTEST_RUN;
  const bend = side === 'left' ? Math.max(knee, shortest) : Math.min(knee, shortest);
  return [start, [bend, at[1]], anchor];
}

export function leaderPath(label: Label): string {
  const [[x, y], [bendX], end] = leaderPoints(label);
  return `M${formatNumber(x)} ${formatNumber(y)}H${Math.round(bendX)}L${end.map((value) => formatNumber(value)).join(' ')}`;
}
