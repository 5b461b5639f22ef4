import {
  acrossFirst,
  climb,
  dividing,
  type Point,
  range,
  rectangle,
  spaced,
  trapezoid,
  upFirst,
} from '../../kit/geometry.ts';
import { onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { sleepingCat } from '../../parts/animals.ts';
import { flame } from '../../parts/boilers.ts';
import { type Box, hatchEarth, litRoom, windowInCut } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import { cutWaterHeater, electricalPanel } from '../../parts/house-cellar.ts';
import { drainHub, valve } from '../../parts/piping.ts';
import { RADIATOR_SPAN, steamRadiator } from '../../parts/radiators.ts';
import { condenser } from '../../parts/roof-plant.ts';
import { notebook, tapeMeasure } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { cutaway, type DrawSystem, type PartLabels } from './system-drawing.ts';

/** Front wall on the left, rear wall on the right. */
const [FRONT, REAR, WALL] = [0, 9.3, 0.36];
const SLAB = 0.26;
/** Levels of the floors, of the top floor's ceiling below the cockloft, and of the roof. */
const LEVEL = { cellar: -2.2, first: 0.75, second: 3.7, ceiling: 6.3, roof: 7.2 } as const;
const CELLAR_CEILING = LEVEL.first - SLAB;
const CHIMNEY = { left: 5.5, right: 6.16, wall: 0.2, top: 8.5 } as const;
const FLUE = (CHIMNEY.left + CHIMNEY.right) / 2;
const BATH = 7.5;
/** The hall on the top floor, with the air handler above its lowered ceiling. */
const HALL = { left: 3.4, ceiling: 5.62 } as const;
const AIR_HANDLER = { left: 3.86, right: 5, bottom: 5.72, top: 6.2 } as const;
const RETURN = { left: 3.42, right: AIR_HANDLER.left } as const;
const TRUNK = { left: 1.5, right: 7.3, bottom: 6.48, top: 6.82 } as const;
const REGISTERS = [1.9, 6.9] as const;
const OUTDOOR: Point = [1.7, LEVEL.roof + 0.24];
const FAN = 8.3;
/** The electrical panel hangs in the rear half of the cellar, clear of the water heater. */
const PANEL: Point = [8.32, -1.25];
const THERMOSTAT: Point = [4.53, LEVEL.first + 1.42];
const FIRST_FLOOR = { floor: LEVEL.first, ceiling: LEVEL.second - SLAB } as const;
/** The rooms that are lit when someone lives there, and those that are lit on an estimate visit. */
const ROOMS = {
  lived: [
    { left: FRONT + WALL, right: CHIMNEY.left, ...FIRST_FLOOR },
    { left: CHIMNEY.right, right: REAR - WALL, ...FIRST_FLOOR },
    { left: CHIMNEY.right, right: BATH, floor: LEVEL.second, ceiling: LEVEL.ceiling },
  ],
  visited: [
    { left: FRONT + WALL, right: REAR - WALL, floor: LEVEL.cellar, ceiling: CELLAR_CEILING },
    { left: HALL.left, right: CHIMNEY.left, floor: LEVEL.second, ceiling: HALL.ceiling },
  ],
} as const satisfies Readonly<Record<string, readonly Box[]>>;
/** The sheets: `dark`, and one for each set of `ROOMS`, which is lit for one of them and equals `dark` for the other. */
type House = Readonly<Record<'dark' | keyof typeof ROOMS, Sheet>>;
/** Steam: the boiler, its equalizer, and the riser that feeds the front rooms. */
const BOILER = { left: 2.75, width: 1.24, foot: LEVEL.cellar + 0.08, height: 1.02 } as const;
const WATER_LINE = BOILER.foot + 0.72;
const HEADER = BOILER.foot + 1.78;
const EQUALIZER = 2.36;
/** The fire, next to the boiler's mud leg, which the return enters below the level of the flames. */
const FIRE = { left: BOILER.left + 0.12, bottom: BOILER.foot + 0.12, top: BOILER.foot + 0.42 } as const;
const RISER = 0.6;
const HEATER: Point = [7, LEVEL.cellar + 0.08];

const LABELS: PartLabels<'general'> = [
  onLeft(
    'Outdoor unit',
    { anchor: [OUTDOOR[0] + 0.1, OUTDOOR[1] + 0.5], level: 8.1, balloon: [1.31, 7.81] },
    [rectangle(OUTDOOR[0], OUTDOOR[1], 0.9, 0.78)],
  ),
  onLeft('Air handler', { anchor: [AIR_HANDLER.left + 0.24, 5.96], level: 6.0, balloon: [2.93, 5.96] }, [
    rectangle(
      AIR_HANDLER.left,
      AIR_HANDLER.bottom,
      AIR_HANDLER.right - AIR_HANDLER.left,
      AIR_HANDLER.top - AIR_HANDLER.bottom,
    ),
  ]),
  onLeft(
    'Return grille',
    { anchor: [RETURN.left + 0.22, HALL.ceiling - 0.04], level: 5.1, balloon: [3.96, 5.04] },
    [rectangle(RETURN.left, HALL.ceiling - 0.05, RETURN.right - RETURN.left, 0.14)],
  ),
  onLeft(
    'Radiator',
    { anchor: [RISER + 0.3, LEVEL.second + 0.8], level: 4.71 },
    [LEVEL.second, LEVEL.first].map((floor) => rectangle(RISER + 0.14, floor + 0.1, RADIATOR_SPAN, 0.72)),
  ),
  onLeft(
    'Thermostat',
    { anchor: [THERMOSTAT[0] + 0.04, THERMOSTAT[1] + 0.12], level: 2.72, balloon: [4.15, 2.19] },
    [rectangle(...THERMOSTAT, 0.18, 0.16)],
  ),
  onLeft('Boiler', { anchor: [BOILER.left + 0.1, -1.78], level: -1.5 }, [
    rectangle(BOILER.left, BOILER.foot, BOILER.width, BOILER.height),
  ]),
  onRight('Chimney', { anchor: [CHIMNEY.right, 8.2], level: 8.5 }, [
    rectangle(CHIMNEY.left, LEVEL.cellar, CHIMNEY.right - CHIMNEY.left, CHIMNEY.top - LEVEL.cellar),
  ]),
  onRight('Supply duct', { anchor: [TRUNK.right - 0.2, 6.8], level: 7.95 }, [
    rectangle(TRUNK.left, TRUNK.bottom, CHIMNEY.left - TRUNK.left, TRUNK.top - TRUNK.bottom),
    rectangle(CHIMNEY.right, TRUNK.bottom, TRUNK.right - CHIMNEY.right, TRUNK.top - TRUNK.bottom),
  ]),
  onRight('Exhaust fan', { anchor: [FAN + 0.12, LEVEL.ceiling - 0.1], level: 5.9, balloon: [7.89, 5.89] }, [
    rectangle(FAN - 0.2, LEVEL.ceiling - 0.16, 0.4, 0.26),
    rectangle(FAN - 0.22, LEVEL.roof + 0.28, 0.44, 0.18),
    rectangle(FAN - 0.08, LEVEL.ceiling, 0.16, LEVEL.roof + 0.3 - LEVEL.ceiling),
  ]),
  onRight(
    'Electrical panel',
    { anchor: [PANEL[0] + 0.36, PANEL[1] + 0.62], level: -0.5, balloon: [8.41, -1.65] },
    [rectangle(...PANEL, 0.42, 0.9)],
  ),
  onRight('Water heater', { anchor: [HEATER[0] + 0.5, -1.6], level: -1.72, balloon: [6.48, -1.31] }, [
    rectangle(...HEATER, 0.56, 1.3),
  ]),
];

/** A row house from its cellar to its roof, with one of everything that heats, cools and ventilates it. */
function rowHouse(lit: keyof typeof ROOMS, drawLife: (dark: Sheet, lit: Sheet) => void): DrawSystem {
  const litRooms = ROOMS[lit];
  return cutaway({ labels: LABELS, scale: 54, origin: [196, 488], litRooms }, (sheet, detail) => {
    const house: House = { dark: sheet, lived: sheet, visited: sheet, [lit]: sheet.lit };
    earth(sheet);
    sheet.rect('mask', FRONT, LEVEL.cellar, REAR, LEVEL.roof - LEVEL.cellar);
    sheet.rect('tone', FRONT + WALL, LEVEL.cellar, REAR - 2 * WALL, LEVEL.roof - LEVEL.cellar);
    for (const room of litRooms) litRoom(sheet, room);
    if (detail === 'full') furnish(house);
    steam(house);
    waterHeater(house.visited);
    ducts(house);
    lineSet(sheet);
    shell(sheet);
    gas(house);
    chimney(sheet);
    roof(sheet);
    controls(house);
    if (detail === 'full') drawLife(sheet, sheet.lit);
  });
}

export const general = rowHouse('lived', (dark, lit) => {
  sleepingCat(dark, [2.72, LEVEL.second + 0.6], { zoom: 0.95 });
  furniture.chair(lit, [6.3, LEVEL.second]);
  furniture.pottedPlant(lit, [7.15, LEVEL.second + 0.74], 0.9);
  figure(dark, [4.45, LEVEL.second], { who: 'tenant', posture: 'walk', mirrored: true });
  furniture.lamp(lit, [4.62, LEVEL.first], { height: 1.25 });
  figure(lit, [3.2, LEVEL.first], { who: 'super', posture: 'sit' });
});

/** The same house during an estimate: Will measures the boiler, and Dee notes where the next unit could go. */
export const replacementVisit = rowHouse('visited', (dark, lit) => {
  furniture.pendant(lit, [4.75, CELLAR_CEILING], { drop: 0.3, radius: 0.2 });
  figure(lit, [4.8, LEVEL.cellar], { who: 'will', posture: 'kneel', mirrored: true });
  const hands = LEVEL.cellar + 0.65;
  tapeMeasure(lit, [BOILER.left, hands], [4.3, hands], 0.06);
  figure(lit, [4.95, LEVEL.second], { who: 'tenant', posture: 'point', mirrored: true });
  nextUnit(dark);
  figure(dark, [4.96, LEVEL.roof], { who: 'dee', posture: 'hold', mirrored: true });
  notebook(dark, [4.6, LEVEL.roof + 1.27]);
});

/** The next unit, on the roof next to the existing one; dashed because it is not installed. */
function nextUnit(sheet: Sheet): void {
  const [left, bottom] = [3.5, OUTDOOR[1]];
  sheet.rect('air', left, bottom, 0.8, 1);
  for (const fan of [0.27, 0.73]) sheet.circle('air', [left + 0.34, bottom + fan], 0.19);
  sheet.verticals('air', [left + 0.1, left + 0.7], LEVEL.roof, bottom);
}

function earth(sheet: Sheet): void {
  const [left, right, depth] = [FRONT - 1.02, REAR + 0.76, 2.5];
  hatchEarth(sheet, rectangle(left, -depth, FRONT - left, depth), 0.2, 3);
  hatchEarth(sheet, rectangle(REAR, -depth, right - REAR, depth), 0.2, 3);
  sheet.line('cut', [left, 0], [FRONT, 0]);
  sheet.line('cut', [REAR, 0], [right, 0]);
  const [risers, tread] = [4, 0.24];
  const rise = LEVEL.first / risers;
  sheet.polygon('solid', ...climb([FRONT - risers * tread, 0], risers, rise, tread), [FRONT, 0]);
}

/** What the section plane cuts: walls, floors, partitions, openings. */
function shell(sheet: Sheet): void {
  for (const x of [FRONT, REAR - WALL])
    sheet.rect('solid', x, LEVEL.cellar - 0.2, WALL, LEVEL.roof + 0.5 - LEVEL.cellar + 0.2);
  sheet.rect('solid', FRONT, LEVEL.cellar - 0.2, REAR, 0.2);
  for (const top of [LEVEL.first, LEVEL.second]) sheet.rect('solid', FRONT, top - SLAB, REAR, SLAB);
  sheet.rect('solid', FRONT, LEVEL.roof - 0.2, REAR, 0.2);
  sheet.rect('solid', FRONT, LEVEL.ceiling, AIR_HANDLER.right, 0.07);
  sheet.rect('solid', AIR_HANDLER.right + 0.3, LEVEL.ceiling, REAR - AIR_HANDLER.right - 0.3, 0.07);
  sheet.rect('solid', HALL.left - 0.1, LEVEL.second, 0.1, LEVEL.ceiling - LEVEL.second);
  sheet.rect('solid', RETURN.right, HALL.ceiling, CHIMNEY.left - RETURN.right, 0.06);
  sheet.rect('solid', BATH, LEVEL.second, 0.1, LEVEL.ceiling - LEVEL.second);
  windowInCut(sheet, [REAR - WALL, LEVEL.second + 0.75], WALL, 1.5, 1);
  windowInCut(sheet, [REAR - WALL, LEVEL.first + 0.95], WALL, 1.4, 1);
  windowInCut(sheet, [FRONT, LEVEL.second + 0.75], WALL, 1.5, -1);
  sheet.rect('mask', FRONT, LEVEL.first, WALL, 2.2);
  sheet.rect('maskEdge', FRONT + 0.1, LEVEL.first, 0.07, 2.2);
}

function furnish({ dark, lived }: House): void {
  const [first, second] = [LEVEL.first, LEVEL.second];
  furniture.bed(dark, [2, second], { width: 1.22 });
  furniture.table(lived, [6.5, second], { width: 0.9 });
  furniture.bathtub(dark, [7.72, second], { width: 1.1 });
  furniture.sofa(lived, [2.5, first], { width: 1.7 });
  furniture.picture(lived, [2.9, first + 1.35], { width: 0.8, height: 0.5 });
  furniture.kitchen(lived, [6.3, first], { width: 1.8 });
  furniture.fridge(lived, [8.16, first]);
}

/** One-pipe steam: header, equalizer, Hartford loop, main with its vent, riser with a radiator on each floor. */
function steam({ dark, lived, visited: cellar }: House): void {
  const { left, width, foot, height } = BOILER;
  const right = left + width;
  const main = CELLAR_CEILING - 0.2;
  cellar.line('hotHeavy', [left + 0.7, foot + height], [left + 0.7, HEADER], [EQUALIZER, HEADER]);
  cellar.line('hot', [left + 0.3, foot + height], [left + 0.3, HEADER]);
  cellar.line('hot', [EQUALIZER, HEADER], [EQUALIZER, foot + 0.06], [left, foot + 0.06]);
  cellar.line('hotHeavy', [EQUALIZER + 0.2, HEADER], [EQUALIZER + 0.2, main], [RISER, main - 0.1]);
  cellar.line('hot', ...upFirst([RISER, main - 0.1], foot, EQUALIZER - 0.24, WATER_LINE - 0.08, EQUALIZER));
  cellar.line('edge', [RISER + 0.3, main - 0.08], [RISER + 0.3, main + 0.02]);
  cellar.roundRect('maskEdge', RISER + 0.24, main, 0.12, 0.16, 0.03);
  cellar.rect('solid', left - 0.08, LEVEL.cellar, width + 0.16, 0.08);
  cellar.rect(['maskHot', 'hotSolid'], left, foot, width, height);
  cellar.rect('mask', FIRE.left, FIRE.bottom, right - FIRE.left - 0.02, FIRE.top - FIRE.bottom);
  cellar.verticals('knockout', dividing(left, width, 6), FIRE.top, foot + height);
  for (const i of range(5)) flame(cellar, [FIRE.left + 0.12 + i * 0.21, FIRE.bottom + 0.02], 0.25);
  cellar.rect('maskEdge', left - 0.1, WATER_LINE - 0.14, 0.05, 0.28);
  // draft hood, then the connector, which rises through the chimney's side
  const hood = cellar.at([right - 0.2, foot + height]);
  hood.line('hotHeavy', [0, 0], [0, 0.08]);
  hood.polygon('maskHot', ...trapezoid(-0.17, 0.08, 0.34, 0.16, 0.09));
  hood.line('hotHeavy', [0, 0.24], [0, 0.34], [CHIMNEY.left - right + 0.44, -0.3 - foot - height]);
  cellar.line('hot', [RISER, main - 0.1], [RISER, LEVEL.first]);
  lived.line('hot', [RISER, LEVEL.first], [RISER, LEVEL.second]);
  dark.line('hot', [RISER, LEVEL.second], [RISER, LEVEL.second + 0.16]);
  for (const [room, floor] of [
    [lived, LEVEL.first],
    [dark, LEVEL.second],
  ] as const) {
    room.line('hot', [RISER, floor + 0.16], [RISER + 0.14, floor + 0.16]);
    steamRadiator(room, [RISER + 0.14, floor], { share: 1, pipe: 'left' });
    room.rect('maskEdge', RISER + 0.14 + RADIATOR_SPAN, floor + 0.46, 0.06, 0.1);
  }
}

function waterHeater(sheet: Sheet): void {
  const [x, y] = HEATER;
  sheet.rect('solid', x - 0.06, LEVEL.cellar, 0.68, 0.08);
  sheet.line('cold', [x + 0.12, CELLAR_CEILING - 0.3], [REAR - WALL, CELLAR_CEILING - 0.3]);
  cutWaterHeater(sheet, HEATER, CELLAR_CEILING - y);
  sheet.line('hotHeavy', [x + 0.275, y + 1.5], [x + 0.275, y + 1.64], [CHIMNEY.right - 0.24, -0.1]);
}

/** Return through the hall's ceiling, air handler, plenum, trunk under the roof, registers. */
function ducts({ dark: sheet, lived, visited }: House): void {
  const { left, right, bottom, top } = AIR_HANDLER;
  const plenum = right + 0.3;
  sheet.rect(['maskEdge', 'tone'], RETURN.left, HALL.ceiling, left - RETURN.left, top - HALL.ceiling);
  sheet.rect('maskCold', right, bottom + 0.06, plenum - right, TRUNK.top - bottom - 0.06);
  const [length, height] = [TRUNK.right - TRUNK.left, TRUNK.top - TRUNK.bottom];
  sheet.rect(['maskCold', 'coldTone'], TRUNK.left, TRUNK.bottom, length, height);
  sheet.rect('coldTone', right, bottom + 0.06, plenum - right, TRUNK.bottom - bottom - 0.06);
  sheet.rect('mask', right + 0.03, TRUNK.bottom - 0.04, plenum - right - 0.06, 0.08);
  for (const [room, x] of REGISTERS.map((x, i) => [i === 0 ? sheet : lived, x] as const)) {
    sheet.rect('maskCold', x - 0.2, LEVEL.ceiling - 0.03, 0.4, TRUNK.bottom - LEVEL.ceiling + 0.03);
    const register = room.at([x, LEVEL.ceiling]);
    for (const lean of [-0.3, 0.3])
      airArrow(register, 'cold', [lean * 0.4, -0.08], [lean * 0.8, -0.3], [lean * 1.6, -0.6]);
  }
  sheet.rect(['maskEdge', 'tone'], left, bottom, right - left, top - bottom);
  sheet.rect('maskEdge', left + 0.06, bottom + 0.03, 0.1, top - bottom - 0.06);
  const [foot, head] = [bottom + 0.06, top - 0.05];
  sheet.at([left, 0]).polygon('maskCold', [0.3, foot], [0.42, foot], [0.56, head], [0.44, head]);
  sheet.circle('maskEdge', [right - 0.26, (bottom + top) / 2], 0.17);
  sheet.circle('fine', [right - 0.26, (bottom + top) / 2], 0.08);
  sheet.verticals('edge', spaced(RETURN.left + 0.04, 0.09, 5), HALL.ceiling - 0.03, HALL.ceiling + 0.05);
  airArrow(visited.at([RETURN.left + 0.22, HALL.ceiling]), 'neutral', [0, -0.62], [0, -0.12]);
  // condensate: from the pan through a trap, down beside the chimney, into an open hub in the cellar floor
  const drain = CHIMNEY.left - 0.1;
  const trap = right - 0.16;
  const seal = upFirst([trap, bottom], bottom - 0.03, trap + 0.1, bottom + 0.02);
  sheet.line('coldFine', ...seal, [drain, bottom], [drain, HALL.ceiling]);
  visited.line('coldFine', [drain, HALL.ceiling], [drain, LEVEL.second]);
  lived.line('coldFine', [drain, LEVEL.second], [drain, LEVEL.first]);
  visited.line('coldFine', [drain, LEVEL.first], [drain, LEVEL.cellar + 0.24]);
  drainHub(visited, [drain, LEVEL.cellar], 0.13);
}

/** Suction and liquid lines from the roof, through a curb, to the coil. */
function lineSet(sheet: Sheet): void {
  const [x, y] = [OUTDOOR[0] + 0.9, OUTDOOR[1] + 0.3];
  const coil = AIR_HANDLER.left + 0.5;
  for (const offset of [0, 0.1]) {
    const down = acrossFirst([x, y - offset], x + 0.5 + offset, 6.3);
    const up = upFirst([coil + offset * 0.6, 6.3 - offset], AIR_HANDLER.top - 0.1);
    sheet.line(offset ? 'coldFine' : 'cold', ...down, ...up);
  }
}

/** One flue in brick, with the boiler's and the water heater's connectors. */
function chimney(sheet: Sheet): void {
  const { left, right, wall, top } = CHIMNEY;
  const foot = LEVEL.cellar + 0.6;
  sheet.rect('mask', left, foot, right - left, top - foot);
  for (const x of [left, right - wall]) sheet.rect('solid', x, LEVEL.cellar, wall, top - LEVEL.cellar);
  sheet.rect('solid', left, LEVEL.cellar, right - left, 0.8);
  for (const x of [left - 0.08, right - wall - 0.02]) sheet.rect('solid', x, top - 0.12, wall + 0.1, 0.14);
  sheet.line('hotHeavy', [left - 0.02, -0.39], [left + wall + 0.02, -0.33]);
  sheet.line('hotHeavy', [right + 0.02, -0.2], [right - wall - 0.02, -0.13]);
  airArrow(sheet, 'hot', [FLUE, 0.4], [FLUE, 3.4]);
  airArrow(sheet, 'hot', [FLUE, top - 0.3], [FLUE, top + 0.3]);
}

function roof(sheet: Sheet): void {
  const [x, y] = OUTDOOR;
  for (const foot of [x + 0.04, x + 0.76]) sheet.rect('solid', foot, LEVEL.roof, 0.1, y - LEVEL.roof);
  condenser(sheet, [x, y], { width: 0.9, height: 0.66 });
  sheet.rect('solid', x + 1.3, LEVEL.roof, 0.3, 0.2);
  // exhaust: fan in the bathroom's ceiling, duct, cap on the roof
  sheet.rect('maskEdge', FAN - 0.08, LEVEL.ceiling, 0.16, LEVEL.roof + 0.3 - LEVEL.ceiling);
  sheet.rect('maskEdge', FAN - 0.2, LEVEL.ceiling - 0.16, 0.4, 0.26);
  sheet.circle('fine', [FAN, LEVEL.ceiling - 0.03], 0.09);
  sheet.polygon('maskEdge', ...trapezoid(FAN - 0.22, LEVEL.roof + 0.28, 0.44, 0.18, 0.08));
  airArrow(sheet, 'neutral', [FAN, LEVEL.ceiling - 0.72], [FAN, LEVEL.ceiling - 0.22]);
}

/** Thermostat on the parlor's wall; the electrical panel with its conduit in the cellar. */
function controls({ lived, visited: cellar }: House): void {
  const [x, y] = THERMOSTAT;
  lived.rect('maskEdge', x, y, 0.18, 0.16);
  lived.line('edge', [x + 0.05, y + 0.08], [x + 0.13, y + 0.08]);
  const [left, bottom] = PANEL;
  cellar.line('edge', [left + 0.2, bottom + 0.9], [left + 0.2, CELLAR_CEILING]);
  electricalPanel(cellar, PANEL);
}

/** Gas: through the front wall and a shut-off to the meter, then to a drop, cock and drip leg for each appliance. */
function gas({ dark, visited: cellar }: House): void {
  const main = CELLAR_CEILING - 0.12;
  const service = -1.1;
  const meter = 1.18;
  dark.line('edge', [FRONT - 0.75, service], [FRONT, service]);
  dark.line('knockout', [FRONT, service], [FRONT + WALL, service]);
  cellar.line('edge', [FRONT + WALL, service], [meter - 0.1, service], [meter - 0.1, service + 0.22]);
  cellar.line('edge', [meter + 0.1, service + 0.22], [meter + 0.1, main], [HEATER[0] + 0.82, main]);
  valve(cellar, [0.86, service], { size: 0.07, level: true });
  cellar.roundRect('maskEdge', meter - 0.2, service + 0.2, 0.4, 0.42, 0.08);
  cellar.circle('fine', [meter, service + 0.46], 0.09);
  const boilerDrop = BOILER.left + BOILER.width + 0.24;
  const heaterDrop = HEATER[0] + 0.82;
  for (const [drop, appliance, level] of [
    [boilerDrop, BOILER.left + BOILER.width, BOILER.foot + 0.2],
    [heaterDrop, HEATER[0] + 0.56, HEATER[1] + 0.22],
  ] as const) {
    cellar.line('knockout', [drop, main], [drop, level]);
    cellar.line('edge', [drop, main], [drop, level - 0.16]);
    cellar.line('edge', [drop - 0.07, level - 0.16], [drop + 0.07, level - 0.16]);
    cellar.line('edge', [drop, level], [appliance, level]);
    cellar.rect('maskEdge', appliance - 0.02, level - 0.07, 0.12, 0.14);
    valve(cellar, [drop, level + 0.62], { size: 0.06 });
  }
}
