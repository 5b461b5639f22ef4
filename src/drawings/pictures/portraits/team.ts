/** The team, head to waist, each with a tool of the trade in front of a piece of equipment. In centimeters. */
import { type Drawing, type DrawingContext, finish } from '../../kit/drawing.ts';
import { type Point, polar, range } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clampMeter, pipeWrench } from '../../parts/tools/hand-tools.ts';
import { manifold } from '../../parts/tools/instruments.ts';
import { type Bust, bust, namePatch, PORTRAIT } from '../../people/portrait.ts';

/** The frame, in centimeters. */
const FRAME = { left: -24, right: 53, bottom: 92, top: 189 };

/** Center of the name on the sleeve. */
const SLEEVE: Point = [-4.6, 125];

interface Member {
  readonly key: 'team-lou' | 'team-dee' | 'team-will';
  readonly title: string;
  readonly behind: (sheet: Sheet) => void;
  readonly person: Bust;
  readonly mirrored?: boolean;
}

function portrait({
  key,
  title,
  behind,
  person,
  mirrored = false,
}: Member): (context: DrawingContext) => Drawing {
  return ({ shirtNames }) => {
    const sheet = new Sheet(PORTRAIT);
    const middle: Point = [mirrored ? (FRAME.left + FRAME.right) / 100 : 0, 0];
    const own = sheet.at(middle, { mirrored, zoom: 0.01 });
    behind(own);
    bust(own, person);
    namePatch(own, shirtNames?.[key], SLEEVE);
    return finish(sheet, 'paper', { name: key, title });
  };
}

export const lou = portrait({
  key: 'team-lou',
  title: 'Lou, steam and hot water',
  behind: steamHeader,
  person: { who: 'lou', tilt: -3, wrist: [33, 125], hand: 'wrench', angle: 18, hold: pipeWrench },
});

export const dee = portrait({
  key: 'team-dee',
  title: 'Dee, heat pumps and water loops',
  behind: risers,
  person: { who: 'dee', tilt: -3, wrist: [32, 129], hand: 'gauge', angle: 70, hold: clampMeter },
  mirrored: true,
});

export const will = portrait({
  key: 'team-will',
  title: 'Will, refrigeration',
  behind: condenserFan,
  person: {
    who: 'will',
    tilt: -8,
    wrist: [33, 124],
    hand: 'wrench',
    angle: 62,
    hold: (sheet, [x, y]) => manifold(sheet, [x, y + 1], 900, 0.055),
  },
});

/** A riser with a flanged tee, cropped by the frame. */
function steamHeader(sheet: Sheet): void {
  const [left, right] = [31, 39];
  const iron = (x: number, y: number, width: number, height: number): void =>
    sheet.rect(['hotSolid', 'knockout'], x, y, width, height);
  iron(left, FRAME.bottom - 2, right - left, FRAME.top - FRAME.bottom + 4);
  iron(right, 171, 14, 8);
  for (const y of [166.6, 180.4]) iron(left - 1.4, y, right - left + 2.8, 2.6);
  iron(right + 2, 169.6, 2.4, 10.8);
}

/** Loop supply and loop return, each with unions and a ball valve. */
function risers(sheet: Sheet): void {
  for (const [left, pen] of [
    [24, 'coldSolid'],
    [34, 'hotSolid'],
  ] as const) {
    const iron = (x: number, y: number, width: number, height: number): void =>
      sheet.rect([pen, 'knockout'], x, y, width, height);
    iron(left, FRAME.bottom - 2, 5.6, FRAME.top - FRAME.bottom + 4);
    iron(left - 0.6, 172, 6.8, 6.6);
    for (const y of [170, 178.6]) iron(left - 1, y, 7.6, 2);
    sheet.roundRect('rimmed', left + 1.8, 169, 2, 10, 1);
    sheet.circle('maskFine', [left + 2.8, 176.6], 0.6);
  }
}

/** A condenser fan's guard: rings, spokes and the blades behind them, in light lines. */
function condenserFan(sheet: Sheet): void {
  const [center, radius]: [Point, number] = [[33, 158], 25];
  const [x, y] = center;
  sheet.rect(['tone', 'edge'], x - 52, FRAME.bottom - 2, 80, y + 28 - FRAME.bottom);
  sheet.circle('mask', center, radius + 1);
  for (const turn of [20, 140, 260])
    sheet.loop(
      'toneDeep',
      polar(center, 3, turn),
      polar(center, 14, turn + 4),
      polar(center, 22, turn + 26),
      polar(center, 21.8, turn + 62),
      polar(center, 12, turn + 56),
      polar(center, 3, turn + 70),
    );
  for (const share of [0.34, 0.5, 0.66, 0.83]) sheet.circle('texture', center, radius * share);
  sheet.circle('edge', center, radius + 1);
  for (const turn of range(8))
    sheet.line('fine', polar(center, 4, turn * 45 + 30), polar(center, radius + 1, turn * 45 + 30));
  sheet.circle('maskEdge', center, 4.4);
}
