/** Positions what a page shows on a system's picture: labels on leaders on wide screens, balloons on phones. */
import { type Bounds, pathBounds, unite } from '../../kit/bounds.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { counterclockwise } from '../../kit/geometry.ts';
import { type Label, LEFT_COLUMN, leaderPath } from '../../kit/labels.ts';
import { outlineText, textWidth } from '../../kit/lettering.ts';
import { ellipsePath, polylinePath } from '../../kit/path.ts';
import type { Stroke } from '../../kit/sheet.ts';
import { FIGURE, type SystemDrawing } from './system-drawing.ts';

/** A part's label and its leader, in units of the figure's view box. */
export interface FigureLabel {
  readonly number: number;
  readonly text: string;
  /** The text in one line, or in two if it is wider than its column. */
  readonly lines: readonly string[];
  /** The text's column: text on the left ends at `textX`, text on the right begins there. */
  readonly side: 'left' | 'right';
  readonly textX: number;
  /** The level of the leader: the vertical middle of the text. */
  readonly textY: number;
  /** Path data of the leader, from the text to the dot. */
  readonly leader: string;
  /** Path data of the part, so that a page can highlight it. */
  readonly area: string;
  readonly dotX: number;
  readonly dotY: number;
  /** Position of the numbered balloon, shown if there is no room for text; balloons never touch. */
  readonly balloonX: number;
  readonly balloonY: number;
  /** Path data from a balloon next to its part to the dot on the part. */
  readonly balloonLeader?: string;
}

/** A scale bar of two equal steps. */
export interface FigureFeet {
  /** Left end of the bar, in units of the view box: the x at which the text on the left ends. */
  readonly start: number;
  /** Feet in one step. */
  readonly step: number;
  /** Length of one step in units of the view box. */
  readonly lengthInUnits: number;
}

export interface SystemFigure {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly labels: readonly FigureLabel[];
  /** Path data of the lamplit rooms, in which leaders are drawn in ink; empty if all rooms are dark. */
  readonly lamps: string;
  readonly feet: FigureFeet;
}

/** Radius of a balloon on the smallest phones, in units of the figure. */
const BALLOON_RADIUS = 19;
/** Minimum distance between the centers of two balloons, which must not touch. */
const BALLOON_SPACING = 39;
/** Leftmost and rightmost center of a balloon that is clear of the edges of a phone, which shows 161 to 719. */
const BALLOON_REACH = [190, 690] as const;
/** Size of labels in the window of a laptop, in units of the figure, and how far a label may leave its column. */
const LABEL = { size: 19.2, slack: 4 };
const FOOT = 0.3048;
/** Minimum length of a scale bar step, in units of the view box. */
const SHORTEST_STEP = 60;
const STEPS = [1, 2, 4, 5, 10, 20] as const;

/** Returns what surrounds these parts and their numbers, in units of the figure. */
export function boundsOfParts(labels: readonly FigureLabel[]): Bounds {
  return unite(
    labels.flatMap(({ area, balloonX, balloonY }) => [
      pathBounds(area),
      {
        left: balloonX - BALLOON_RADIUS,
        right: balloonX + BALLOON_RADIUS,
        top: balloonY - BALLOON_RADIUS,
        bottom: balloonY + BALLOON_RADIUS,
      },
    ]),
  );
}

const rounded = (value: number): number => Number(value.toFixed(1));

/** Returns the picture under the labels. It shows the whole sheet, so the picture and the labels share coordinates. */
export function figureDrawing(drawing: SystemDrawing): SystemDrawing {
  return { ...drawing, pair: 'night and day', viewBox: { x: 0, y: 0, ...FIGURE } };
}

export function figureOf(drawing: SystemDrawing): SystemFigure {
  const { labels, litRooms, scale } = drawing;
  const balloons = spread(labels.map(({ anchor, balloon }) => balloon ?? anchor));
  const step = STEPS.find((feet) => feet * FOOT * scale >= SHORTEST_STEP) ?? STEPS[STEPS.length - 1] ?? 1;
  return {
    viewBox: `0 0 ${FIGURE.width} ${FIGURE.height}`,
    ...FIGURE,
    labels: labels.map((label, i) => {
      // Whole units are half a pixel on a phone, and take fewer bytes.
      const [balloonX, balloonY] = (balloons[i] ?? label.anchor).map(Math.round) as [number, number];
      const [dotX, dotY] = label.anchor.map(Math.round) as [number, number];
      return {
        number: label.number,
        text: label.text,
        lines: breakWords(label),
        side: label.side,
        textX: rounded(label.at[0]),
        textY: rounded(label.at[1]),
        leader: leaderPath({ ...label, anchor: [dotX, dotY] }),
        area: areaOf(label),
        dotX,
        dotY,
        balloonX,
        balloonY,
        ...(Math.hypot(dotX - balloonX, dotY - balloonY) > BALLOON_RADIUS && {
          balloonLeader: `M${balloonX} ${balloonY}L${dotX} ${dotY}`,
        }),
      };
    }),
    lamps: litRooms.map((room) => polylinePath(room, true)).join(''),
    feet: { start: LEFT_COLUMN, step, lengthInUnits: rounded(step * FOOT * scale) },
  };
}

/** Breaks the words of a label that is wider than its column at the space nearest to their middle. */
function breakWords({ number, text, side, at: [x] }: Label): string[] {
  const room = side === 'left' ? x : FIGURE.width - x;
  if (textWidth(`${number} ${text}`, LABEL.size) <= room + LABEL.slack) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [middle = text.length] = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  );
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** Returns outlines in whole units, half a pixel on a phone, in one direction, because another would cut a hole. */
function areaOf({ part }: Label): string {
  return part
    .map((outline) =>
      polylinePath(counterclockwise(outline.map(([x, y]) => [Math.round(x), Math.round(y)])), true),
    )
    .join('');
}

/** Returns balloon positions, moved apart where balloons would touch, and away from the edges of a phone. */
function spread(anchors: readonly (readonly [number, number])[]): [number, number][] {
  const places = anchors.map(([x, y]): [number, number] => [x, y]);
  const [first, last] = BALLOON_REACH;
  for (let turn = 0; turn < 120; turn += 1) {
    for (const place of places) place[0] = Math.min(last, Math.max(first, place[0]));
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(dx, dy) || 1;
        if (distance >= BALLOON_SPACING) continue;
        const push = (BALLOON_SPACING - distance) / 2 / distance;
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
  }
  return places;
}

/** Size of a number, and how far its baseline is below the center of the balloon, in units of the figure. */
const NUMBER = { size: 23, drop: 8 };

/** The cutaway with its part numbers drawn, for lists that name parts by number. */
export function numberedCutaway(drawing: SystemDrawing): Drawing {
  const balloons = figureOf(drawing).labels.flatMap(balloon);
  return { ...drawing, strokes: [...drawing.strokes, ...balloons] };
}

function balloon({ number, balloonX, balloonY, balloonLeader }: FigureLabel): Stroke[] {
  const circle = ellipsePath([balloonX, balloonY], BALLOON_RADIUS, BALLOON_RADIUS);
  const digits = outlineText(String(number), [balloonX, balloonY + NUMBER.drop], NUMBER.size, 'middle');
  return [
    ...(balloonLeader ? [{ pen: 'edge', path: balloonLeader } as const] : []),
    { pen: 'maskEdge', path: circle },
    { pen: 'lettering', path: digits.join('') },
  ];
}
