/** A setback apartment house and, on its own page, a slab of the 1950s next to it. */
import { assertDefined, type Edges, polar, range, spaced, span } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { steamPlant } from '../../parts/boilers.ts';
import { ashlar, courses, dentils, facadeWindow, type Guest, waterTank } from '../../parts/facade.ts';
import { cutWaterHeater } from '../../parts/house-cellar.ts';
import { fluePipe, pump, valve } from '../../parts/piping.ts';
import { smallCondenser, vrfModule } from '../../parts/roof-plant.ts';
import { bareTree } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';

// An apartment house of the 1950s, with a wall unit under every window and a multi-room system on the roof. 12 m wide.

const [LEFT, RIGHT] = [-15.65, -3.6];
const LOBBY = 3.9;
const SLAB_STORY = 2.85;
const STORIES = 8;
const ROOF = LOBBY + STORIES * SLAB_STORY;

function postwarSlab(sheet: Sheet): void {
  const random = new Random(3);
  sheet.rect('maskEdge', LEFT, 0, RIGHT - LEFT, ROOF + 0.9);
  sheet.rect('tone', LEFT, 0, RIGHT - LEFT, LOBBY - 0.3);
  sheet.rect('maskEdge', LEFT, LOBBY - 0.3, RIGHT - LEFT + 0.15, 0.3);
  sheet.rect('maskEdge', LEFT, ROOF + 0.8, RIGHT - LEFT + 0.12, 0.18);
  for (const x of spaced(LEFT + 0.8, 3.95, 3)) {
    sheet.rect(['mask', 'toneDeep', 'fine'], x, 0.5, 2.6, 2.6);
    sheet.verticals('fine', [x + 0.87, x + 1.73], 0.5, 3.1);
    for (const story of range(STORIES)) {
      const sill = LOBBY + story * SLAB_STORY + 0.95;
      facadeWindow(sheet, [x, sill], {
        width: 2.6,
        height: 1.5,
        columns: 3,
        casement: true,
        lintel: 0,
        random,
      });
      sheet.rect('maskCold', x + 0.75, sill - 0.66, 1.1, 0.42);
      sheet.horizontals('coldFine', [sill - 0.52, sill - 0.38], x + 0.75, x + 1.85);
    }
  }
  for (const x of spaced(LEFT + 1, 1.5, 3)) vrfModule(sheet, [x, ROOF + 0.98]);
  sheet.rect('maskEdge', RIGHT - 6, ROOF + 0.98, 4.2, 2.6);
  sheet.rect('maskEdge', RIGHT - 6.12, ROOF + 3.58, 4.44, 0.18);
}

// A 1920s apartment house: limestone base, brick shaft, two setbacks, bulkhead with its tank. 24 m wide.

const TOWER_WIDTH = 24;
const STORY = 3.15;
const GROUND_STORY = 5;
const BRICK = 0.24;

/** Returns the level of a floor; floor 0 is the one above the ground floor. */
const floorLevel = (n: number): number => GROUND_STORY + n * STORY;

/** Floors at which the shaft and its two setbacks end, and the floor of the belt course around the shaft. */
interface Massing {
  readonly ends: readonly [shaft: number, first: number, second: number];
  readonly belt: number;
}

/** On its own page the house is lower, so that its windows are larger. */
const PAGE_MASSING: Massing = { ends: [5, 6, 7], belt: 4 };
const STREET_MASSING: Massing = { ends: [9, 11, 13], belt: 6 };

interface Tiers {
  readonly shaft: Edges;
  /** The shaft, then the two tiers that step back from it. */
  readonly setbacks: readonly Edges[];
  readonly bulkhead: Edges;
}

function tiersOf({ ends }: Massing): Tiers {
  const [shaftEnd, first, second] = ends;
  const shaft = { left: 0, right: TOWER_WIDTH, bottom: 0, top: floorLevel(shaftEnd) };
  return {
    shaft,
    setbacks: [
      shaft,
      { left: 2.6, right: 21.4, bottom: floorLevel(shaftEnd), top: floorLevel(first) },
      { left: 5, right: 19, bottom: floorLevel(first), top: floorLevel(second) },
    ],
    bulkhead: { left: 8, right: 16, bottom: floorLevel(second), top: floorLevel(second + 1) + 1.2 },
  };
}

/** Left edges of the windows. The middle window, which lights the stair, is narrower. */
const STAIR_BAY = 11.45;
const BAYS = [1.25, 3.25, 6, 7.9, STAIR_BAY, 14.9, 16.8, 19.55, 21.55] as const;
const WINDOW = 1.2;
const STAIR_WINDOW = 1.1;
/** A cat on one sill, and a plant on another. */
const GUESTS: readonly { readonly x: number; readonly level: number; readonly guest: Guest }[] = [
  { x: 16.8, level: floorLevel(1) + 0.75, guest: 'cat' },
  { x: 3.25, level: floorLevel(2) + 0.75, guest: 'plant' },
];
/** Probability that a window between the base and the bulkhead has an air conditioner under its sill. */
const AIR_CONDITIONED = 0.28;

function setbackTower(sheet: Sheet, view: View): void {
  const random = new Random(9);
  const massing = view === 'street' ? STREET_MASSING : PAGE_MASSING;
  const { setbacks, bulkhead } = tiersOf(massing);
  const tiers = [...setbacks, bulkhead];
  for (const { left, right, bottom, top } of tiers.toReversed()) {
    sheet.rect('mask', left, bottom, right - left, top - bottom);
    courses(sheet, { x: left, y: bottom, width: right - left, height: top - bottom }, BRICK);
    sheet.rect('edge', left, bottom, right - left, top - bottom);
  }
  limestoneBase(sheet);
  for (const x of [1.2, 4.2, 7.2, 14.6, 17.6, 20.6]) shopWindow(sheet, x);
  entrance(sheet);
  allWindows(sheet, random, massing);
  const belt = floorLevel(massing.belt);
  sheet.rect('maskFine', -0.06, belt - 0.05, TOWER_WIDTH + 0.12, 0.22);
  sheet.rect('toneDeep', 0, belt - 0.2, TOWER_WIDTH, 0.15);
  for (const tier of setbacks) parapet(sheet, tier);
  for (const tier of tiers.slice(1)) finials(sheet, tier);
  crown(sheet, bulkhead);
  sheet.line('fine', [12, 4.5], [12.9, 6.4]); // flagpole
}

function limestoneBase(sheet: Sheet): void {
  const top = floorLevel(1);
  sheet.rect(['mask', 'tone'], 0, 0, TOWER_WIDTH, top);
  ashlar(sheet, { x: 0, y: 0, width: TOWER_WIDTH, height: top - 0.3 }, 0.56, 1.6);
  sheet.rect('edge', 0, 0, TOWER_WIDTH, top);
  sheet.rect('maskEdge', -0.12, top - 0.3, TOWER_WIDTH + 0.24, 0.3);
  sheet.rect('toneDeep', 0, top - 0.55, TOWER_WIDTH, 0.25);
}

function shopWindow(sheet: Sheet, x: number): void {
  const width = 2.2;
  sheet.rect(['mask', 'toneDeep', 'fine'], x, 0.7, width, 3.2);
  sheet.verticals('texture', [x + width / 2], 0.7, 3.9);
  sheet.horizontals('fine', [3.1], x, x + width);
  sheet.polygon('maskFine', [x - 0.1, 3.3], [x + 2.3, 3.3], [x + width, 3.9], [x, 3.9]);
  sheet.rect('maskFine', x - 0.05, 0.5, width + 0.1, 0.2);
}

/** Double doors under a fanlight, and the canopy with the house number. */
function entrance(sheet: Sheet): void {
  const middle = 12;
  sheet.rect(['mask', 'toneDeep'], 10.6, 0, 2.8, 4.3);
  sheet.arc('maskEdge', [middle, 3.3], 1.4, 0, 180, 1.2);
  for (const leaf of [10.9, 12.05]) sheet.rect('maskFine', leaf, 0, 1.05, 2.5);
  for (const panel of [11, 12.15]) sheet.rect('texture', panel, 0.25, 0.85, 2.1);
  sheet.rect('fine', 10.6, 0, 2.8, 3.3);
  for (const ray of span(1, 9))
    sheet.line('texture', [middle, 3.3], polar([middle, 3.3], 1.4, ray * 20, 1.2));
  sheet.rect('maskEdge', 9.9, 2.75, 4.2, 0.5);
  sheet.verticals('fine', [10.05, 13.95], 0, 2.75);
  sheet.arc('maskFine', [middle, 3.25], 2.1, 0, 180, 0.5);
  sheet.text('417', [middle, 2.86], 8, 'middle');
}

function allWindows(sheet: Sheet, random: Random, massing: Massing): void {
  const { shaft, setbacks, bulkhead } = tiersOf(massing);
  const [, , second] = massing.ends;
  windowRow(sheet, shaft, random, { level: floorLevel(0) + 0.75, height: 1.9, lintel: 0.16 });
  for (const floor of span(1, second)) {
    const tier = assertDefined(setbacks.find(({ top }) => floorLevel(floor) < top));
    const [level, cooled] = [floorLevel(floor) + 0.75, AIR_CONDITIONED];
    windowRow(sheet, tier, random, { level, height: 1.85, lintel: 0.16, cooled });
  }
  windowRow(sheet, bulkhead, random, { level: bulkhead.bottom + 1, height: 2.2, lintel: 0.3 });
}

interface WindowRow {
  readonly level: number;
  readonly height: number;
  readonly lintel: number;
  /** Share of the windows with an air conditioner. */
  readonly cooled?: number;
}

function windowRow(sheet: Sheet, { left, right }: Edges, random: Random, row: WindowRow): void {
  const { level, height, lintel, cooled = 0 } = row;
  for (const x of BAYS.filter((bay) => bay > left + 0.35 && bay + WINDOW < right - 0.35)) {
    const width = x === STAIR_BAY ? STAIR_WINDOW : WINDOW;
    const guest = GUESTS.find((one) => one.x === x && Math.abs(one.level - level) < 0.01)?.guest;
    facadeWindow(sheet, [x, level], {
      width,
      height,
      columns: 3,
      rows: 2,
      lintel,
      frame: 0.05,
      random,
      guest,
    });
    if (random.next() < cooled) {
      sheet.rect('maskCold', x + 0.12, level - 0.44, width - 0.24, 0.28);
      sheet.verticals('coldFine', spaced(x + 0.12 + 0.12, 0.12, 7), level - 0.42, level - 0.18);
    }
  }
}

/** Cornice, balustrade and coping at a setback. */
function parapet(sheet: Sheet, { left, right, top }: Edges): void {
  const width = right - left;
  sheet.rect('maskEdge', left - 0.15, top - 0.2, width + 0.3, 0.3);
  sheet.rect('toneDeep', left, top - 0.45, width, 0.25);
  sheet.rect('maskFine', left, top + 0.1, width, 0.8);
  const balusters = Math.trunc(width / 0.34);
  for (const i of range(balusters)) {
    const x = left + (i * width) / balusters;
    const isPost = i % 9 === 0;
    if (isPost) sheet.rect('maskFine', x - 0.12, top + 0.1, 0.3, 0.9);
    else sheet.line('texture', [x, top + 0.2], [x, top + 0.8]);
  }
  sheet.rect('maskEdge', left - 0.08, top + 0.88, width + 0.16, 0.14);
}

function finials(sheet: Sheet, { left, right, top }: Edges): void {
  for (const x of [left, right - 0.5]) {
    sheet.rect('maskFine', x, top - 2.2, 0.5, 3.4);
    sheet.polygon('maskFine', [x - 0.05, top + 1.2], [x + 0.55, top + 1.2], [x + 0.25, top + 1.9]);
  }
}

/** Bulkhead cornice, elevator house, chimney, water tank, and the condensers on the top terrace. */
function crown(sheet: Sheet, { left, right, bottom, top }: Edges): void {
  sheet.rect('maskEdge', left - 0.15, top, right - left + 0.3, 0.3);
  dentils(sheet, [left, top - 0.3], right - left, 22, 0.25);
  sheet.rect('maskEdge', 9.4, top + 0.3, 5.2, 1.6);
  courses(sheet, { x: 9.4, y: top + 0.3, width: 5.2, height: 1.6 }, BRICK);
  sheet.rect('maskEdge', 9.25, top + 1.9, 5.5, 0.2);
  // Boiler chimney
  sheet.rect('maskEdge', 8.35, top + 0.3, 0.8, 3.2);
  courses(sheet, { x: 8.35, y: top + 0.3, width: 0.8, height: 3.2 }, BRICK);
  sheet.rect('maskEdge', 8.25, top + 3.5, 1, 0.2);
  smoke(sheet, [8.65, top + 3.9]);
  waterTank(sheet, [12, top + 2.1], { radius: 1.9, height: 3.5, legs: 1.2, roof: 1.2 });
  for (const x of [5.4, 17.6]) smallCondenser(sheet, [x, bottom + 0.9], { width: 0.95, height: 0.85 });
}

/** Level of the cellar floor. */
const CELLAR = -4.4;

export const manhattan = borough({
  frame: {
    scale: 26,
    left: -18.2,
    lefts: { phone: -4.2, street: -6.4 },
    right: 28.2,
    top: 60.2,
    pageTop: 40.8,
  },
  cellar: { left: 0, right: TOWER_WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  if (view === 'page') postwarSlab(sheet);
  setbackTower(sheet, view);
  cellar(sheet);
  sidewalk(sheet, view);
}

function cellar(sheet: Sheet): void {
  fluePipe(sheet, 0.16, [11.6, CELLAR + 1.8], [11.6, -1.5], [8.8, -1.5]);
  fluePipe(sheet, 0.14, [10.7, CELLAR + 1.8], [10.7, -1.58]);
  for (const x of [1.6, 5.2])
    steamPlant(sheet, [x, CELLAR], {
      ceiling: CEILING - CELLAR,
      vent: 8.75 - x,
      mains: [0.9 - x, 22.6 - x],
      zoom: 1.6,
    });
  for (const x of [10.4, 11.3])
    cutWaterHeater(sheet.at([x, CELLAR], { zoom: 1.2 }), [0, 0], (CEILING - CELLAR) / 1.2);
  figure(sheet, [13.3, CELLAR], { who: 'dee', posture: 'hold', mirrored: true });
  sheet.line('cold', [15.65, CELLAR + 0.35], [TOWER_WIDTH - 0.3, CELLAR + 0.35]); // city water, to the pumps
  for (const i of range(3)) {
    const x = 15.2 + i * 1.3;
    sheet.line('cold', [x + 0.45, -3.7], [x + 0.45, -2.6]);
    valve(sheet, [x + 0.45, -3.1], { size: 0.13, pen: 'maskCold' });
    pump(sheet, [x, CELLAR], { width: 0.9, height: 0.7, impeller: [0.45, 0.35], radius: 0.25 });
  }
  sheet.line('cold', [15.65, -2.6], [18.9, -2.6], [18.9, CEILING]);
  sheet.rect('solid', 14.2, CELLAR, 0.2, 4.2);
  sheet.line('edge', [21.92, -1.1], [19.5, -1.1], [19.5, CEILING]); // gas
  for (const x of range(4).map((i) => 19.6 + i * 0.6)) {
    sheet.line('edge', [x + 0.1, -1.1], [x + 0.1, -1.4]);
    sheet.roundRect('maskFine', x, -1.9, 0.42, 0.5, 0.06);
    sheet.circle('fine', [x + 0.21, -1.6], 0.11);
  }
}

function sidewalk(sheet: Sheet, view: View): void {
  if (view !== 'street') bareTree(sheet, [-1.9, 0], view === 'page' ? 5.6 : 7.4, 21);
  bareTree(sheet, [26.1, 0], 6.2, 23);
  figure(sheet, [6.6, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [14.9, 0], { who: 'shopkeeper', posture: 'stand' });
  figure(sheet, [19.2, 0], { who: 'shopkeeper', posture: 'walk', mirrored: true });
  figure(sheet, [20.1, 0], { who: 'super', posture: 'walk', mirrored: true });
  figure(sheet, [25, 0], { who: 'super', posture: 'walk' });
  figure(sheet, [10.35, 0], { who: 'super', posture: 'stand' });
}
