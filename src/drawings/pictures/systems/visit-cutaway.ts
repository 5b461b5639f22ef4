import { type Point, rectangle, upFirst } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Box, hatchEarth } from '../../parts/cut-building.ts';
import { bed, pendant } from '../../parts/furniture.ts';
import { electricalPanel } from '../../parts/house-cellar.ts';
import { drainHub } from '../../parts/piping.ts';
import { notebook, tapeMeasure, toolBag } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { windowAtNight } from '../hero/rooms.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** The outside wall is on the left; levels are above the room's floor. */
const WALL = 0.32;
const PARTITION = { left: 4.26, right: 4.38 } as const;
const SLAB = 0.25;
const CEILING = 2.7;
const YARD = { left: -1.45, level: -0.55 } as const;
const CELLAR = -2.1;
const ROOM: Box = { left: WALL, right: PARTITION.left, floor: 0, ceiling: CEILING };

/** The planned system: the indoor unit on the wall, the outdoor unit on its stand, pipes and drain. */
const HEAD = { left: WALL + 0.02, bottom: 1.98, width: 0.25, height: 0.32 } as const;
const OUTDOOR = { left: -1.3, bottom: -0.25, width: 0.85, height: 0.65 } as const;
const PIPES: readonly Point[] = [
  [HEAD.left + 0.06, HEAD.bottom],
  [HEAD.left + 0.06, 1.86],
  [-0.1, 1.8],
  [-0.1, 0.1],
  [OUTDOOR.left + OUTDOOR.width, 0.1],
];
const DRAIN = HEAD.left + 0.17;
const WINDOW = { left: 3.3, bottom: 1.3, width: 0.7, height: 0.9 } as const;
const BED = { left: 2.72, right: 4.2 } as const;
const PANEL: Point = [3.3, -1.62];
const NOTEBOOK: Point = [1.86, 1.27];
const TAPE = 0.66;

const LABELS: PartLabels<'visit'> = [
  onLeft('Indoor spot', { anchor: [HEAD.left + 0.06, 2.2], level: 2.2, balloon: [-0.3, 2.2] }, [
    rectangle(HEAD.left, HEAD.bottom, HEAD.width, HEAD.height),
  ]),
  onLeft('Pipe route', { anchor: [-0.1, 1.2], level: 1.2, balloon: [-0.4, 1.2] }, along(0.06, ...PIPES)),
  onLeft('Outdoor spot', { anchor: [OUTDOOR.left, 0.2], level: 0.2, balloon: [-0.88, 0.66] }, [
    rectangle(OUTDOOR.left, OUTDOOR.bottom, OUTDOOR.width, OUTDOOR.height),
  ]),
  onLeft(
    'Drain route',
    { anchor: [DRAIN, -1.4], level: -1.4, balloon: [-0.3, -1.4] },
    along(0.06, [DRAIN, HEAD.bottom], [DRAIN, CELLAR + 0.2]),
  ),
  onRight(
    'Sketch and price',
    { anchor: [NOTEBOOK[0], NOTEBOOK[1] + 0.12], level: 2.5, balloon: [1.84, 1.9], shape: 'square' },
    [rectangle(NOTEBOOK[0] - 0.12, NOTEBOOK[1] - 0.14, 0.24, 0.28)],
  ),
  onRight('Window and glass', { anchor: [WINDOW.left + WINDOW.width, 2], level: 2, balloon: [3.62, 1.74] }, [
    rectangle(WINDOW.left, WINDOW.bottom, WINDOW.width, WINDOW.height),
  ]),
  onRight('Bed', { anchor: [BED.right - 0.2, 0.5], level: 0.5, balloon: [4.02, 0.98] }, [
    rectangle(BED.left, 0.1, BED.right - BED.left, 0.5),
  ]),
  onRight(
    'Electrical panel',
    { anchor: [PANEL[0] + 0.36, PANEL[1] + 0.6], level: -1.1, balloon: [3.98, -1.1] },
    [rectangle(...PANEL, 0.42, 0.9)],
  ),
];

/** The visit before an installation: dashed lines show where everything would go. */
export const visit = cutaway({ labels: LABELS, scale: 86, origin: [315, 352], litRooms: [ROOM] }, (sheet) => {
  structure(sheet);
  room(sheet.lit);
  electricalPanel(sheet, PANEL);
  drainHub(sheet, [DRAIN, CELLAR], 0.13);
  plans(sheet);
});

function structure(sheet: Sheet): void {
  const { left, right } = PARTITION;
  const foot = CELLAR - 0.2;
  hatchEarth(sheet, rectangle(YARD.left, foot, -YARD.left, YARD.level - foot), 0.11, 3);
  sheet.line('cut', [YARD.left, YARD.level], [0, YARD.level]);
  sheet.rect(['mask', 'tone'], WALL, CELLAR, left - WALL, -SLAB - CELLAR);
  sheet.lit.rect('mask', ROOM.left, ROOM.floor, ROOM.right - ROOM.left, ROOM.ceiling - ROOM.floor);
  for (const level of [foot + 0.2, 0, CEILING + SLAB])
    sheet.rect('solid', 0, level - (level < 0 ? 0.2 : SLAB), right, level < 0 ? 0.2 : SLAB);
  sheet.rect('solid', 0, foot, WALL, CEILING + 0.6 - foot);
  sheet.rect('solid', left, foot, right - left, CEILING + SLAB - foot);
}

/** Will measures, Dee writes, and the tenant watches from the bed. */
function room(lit: Sheet): void {
  windowAtNight(lit, [WINDOW.left, WINDOW.bottom], WINDOW);
  span(lit, [WINDOW.left, WINDOW.bottom + WINDOW.height + 0.16], WINDOW.width);
  pendant(lit, [1.5, CEILING], { drop: 0.3, radius: 0.2 });
  bed(lit.at([BED.right, 0], { mirrored: true }), [0, 0], { width: BED.right - BED.left });
  figure(lit, [3.04, 0.02], { who: 'tenant', posture: 'sit', mirrored: true });
  tapeMeasure(lit, [TAPE, 0], [TAPE, 1.68]);
  figure(lit, [1.12, 0], { who: 'will', posture: 'reach', mirrored: true, far: { hand: 'phone' } });
  toolBag(lit.at([1.26, 0], { zoom: 0.008 }), [0, 0]);
  figure(lit, [2.22, 0], { who: 'dee', posture: 'hold', mirrored: true });
  notebook(lit, NOTEBOOK);
}

/** A measured width: a line between two ticks. */
function span(sheet: Sheet, [x, y]: Point, width: number): void {
  sheet.line('edge', [x, y], [x + width, y]);
  sheet.verticals('edge', [x, x + width], y - 0.05, y + 0.05);
}

function plans(sheet: Sheet): void {
  const { left, bottom, width, height } = OUTDOOR;
  sheet.rect('air', left, bottom, width, height);
  sheet.circle('air', [left + 0.34, bottom + height / 2], 0.25);
  sheet.verticals('air', [left + 0.1, left + width - 0.1], YARD.level, bottom);
  span(sheet, [left + width, bottom + height + 0.12], -left - width);
  sheet.line('coldAir', ...PIPES.slice(2));
  sheet.line('coldAir', [DRAIN, -SLAB], [DRAIN, CELLAR + 0.2]);
  sheet.line('air', ...upFirst([PANEL[0] + 0.2, PANEL[1] + 0.9], -0.4, -0.2, -0.1, left + width));
  sheet.lit.rect('air', HEAD.left, HEAD.bottom, HEAD.width, HEAD.height);
  sheet.lit.line('coldAir', ...PIPES.slice(0, 3));
  sheet.lit.line('coldAir', [DRAIN, HEAD.bottom], [DRAIN, -SLAB]);
}
