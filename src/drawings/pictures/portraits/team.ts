/** The team, head to waist, each with the tool of the trade in front of a part of the plant. In centimeters. */
import type { Drawing, DrawingContext } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import { clampMeter, pipeWrench } from '../../parts/tools/hand-tools.ts';
import { manifold } from '../../parts/tools/instruments.ts';
import { type FigureOptions, figure } from '../../people/figure.ts';
import { namePatch, PORTRAIT } from '../../people/portrait.ts';

/** The frame, in centimeters. */
const FRAME = { left: -32, right: 46, bottom: 92, top: 189 };

interface Member {
  readonly key: 'team-lou' | 'team-dee' | 'team-will';
  readonly title: string;
  readonly behind: (sheet: Sheet) => void;
  readonly person: FigureOptions;
  /** Middle of the name on the sleeve. */
  readonly patch: Point;
  readonly mirrored?: boolean;
}

function portrait({
  key,
  title,
  behind,
  person,
  patch,
  mirrored = false,
}: Member): (context: DrawingContext) => Drawing {
  return ({ shirtNames }) => {
    const stage = new Stage(PORTRAIT);
    const sheet = stage.paper;
    const middle: Point = [mirrored ? (FRAME.left + FRAME.right) / 100 : 0, 0];
    const own = sheet.at(middle, { mirrored, zoom: 0.01 });
    behind(own);
    figure(sheet, middle, { ...person, mirrored, bust: true });
    namePatch(own, shirtNames?.[key], patch);
    return stage.finish('paper', { name: key, title });
  };
}

export const lou = portrait({
  key: 'team-lou',
  title: 'Lou, steam and hot water',
  behind: steamHeader,
  person: { who: 'lou', posture: 'show', far: { hand: 'wrench', hold: pipeWrench, angle: 14 } },
  patch: [-5.6, 126],
});

export const dee = portrait({
  key: 'team-dee',
  title: 'Dee, heat pumps and water loops',
  behind: risers,
  person: { who: 'dee', posture: 'show', far: { hand: 'gauge', hold: clampMeter, angle: 76 } },
  patch: [-5.6, 126],
  mirrored: true,
});

export const will = portrait({
  key: 'team-will',
  title: 'Will, refrigeration',
  behind: condenserFan,
  person: {
    who: 'will',
    posture: 'offer',
    near: { hand: 'wrench', hold: (sheet, grip) => manifold(sheet, grip, 500, 0.062) },
  },
  patch: [-10.6, 127.5],
});

/** A riser with a flanged tee, cropped by the frame. */
function steamHeader(sheet: Sheet): void {
  const [left, right] = [-27, -19];
  const iron = (x: number, y: number, width: number, height: number): void =>
    sheet.rect(['hotSolid', 'knockout'], x, y, width, height);
  iron(left, FRAME.bottom - 2, right - left, FRAME.top - FRAME.bottom + 4);
  iron(left - 14, 160, 14, 8);
  for (const y of [155.6, 169.4]) iron(left - 1.4, y, right - left + 2.8, 2.6);
  iron(left - 4.4, 158.6, 2.4, 10.8);
}

/** Loop supply and loop return with their unions and a ball valve each. */
function risers(sheet: Sheet): void {
  for (const [left, pen] of [
    [24, 'coldSolid'],
    [34, 'hotSolid'],
  ] as const) {
    const iron = (x: number, y: number, width: number, height: number): void =>
      sheet.rect([pen, 'knockout'], x, y, width, height);
    iron(left, FRAME.bottom - 2, 5.6, FRAME.top - FRAME.bottom + 4);
    iron(left - 0.6, 160, 6.8, 6.6);
    for (const y of [158, 166.6]) iron(left - 1, y, 7.6, 2);
    sheet.roundRect('rimmed', left + 1.8, 157, 2, 10, 1);
    sheet.circle('maskFine', [left + 2.8, 164.6], 0.6);
  }
}

/** The guard of a condenser fan: rings, spokes and the blades behind them, in light lines. */
function condenserFan(sheet: Sheet): void {
  const [center, radius]: [Point, number] = [[29, 158], 25];
  const [x, y] = center;
  sheet.rect('tone', x - 28, FRAME.bottom - 2, 60, y + 28 - FRAME.bottom);
  sheet.line('edge', [x - 28, FRAME.bottom - 2], [x - 28, y + 26], [x + 30, y + 26]);
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
    sheet.line('fine', polar(center, 4, turn * 45 + 10), polar(center, radius + 1, turn * 45 + 10));
  sheet.circle('maskEdge', center, 4.4);
}
