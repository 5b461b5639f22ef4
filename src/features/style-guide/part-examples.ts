/**
 * Example calls of parts that need more arguments than a position. Lengths are in meters unless an example
 * zooms.
 */
import type { Point } from '../../drawings/kit/geometry.ts';
import { Random } from '../../drawings/kit/random.ts';
import type { Sheet } from '../../drawings/kit/sheet.ts';
import { airArrow } from '../../drawings/parts/air/airflow.ts';
import { draftArrow } from '../../drawings/parts/air/draft.ts';
import { blower, propeller } from '../../drawings/parts/air/fans.ts';
import {
  ashlar,
  courses,
  dentils,
  earthWithCellar,
  facadeWindow,
  hedge,
} from '../../drawings/parts/building/facade.ts';
import { blockWall, brickWall, concrete, groundStrip, slab } from '../../drawings/parts/building/masonry.ts';
import { earth, moldings, windowInCut } from '../../drawings/parts/building/section-rooms.ts';
import { awning, partsShelves, rollingShutter, shopDoor } from '../../drawings/parts/building/shopfront.ts';
import { stair } from '../../drawings/parts/building/stair.ts';
import { hoseKit, plenum } from '../../drawings/parts/cooling/closet-heat-pump.ts';
import { coil, compressor, controlBoard } from '../../drawings/parts/cooling/refrigeration.ts';
import { lineSet } from '../../drawings/parts/cooling/split-system.ts';
import { cabinet, cart, chassis, wallSleeve } from '../../drawings/parts/cooling/wall-unit.ts';
import { flame, flameShape } from '../../drawings/parts/heating/burner.ts';
import { smallSteamBoiler } from '../../drawings/parts/heating/cellar-boiler.ts';
import { flue, steamPlant, washer } from '../../drawings/parts/heating/cellar-plant.ts';
import {
  cutWaterHeater,
  furnaceVents,
  highWaterLine,
  platform,
  sealedDuct,
} from '../../drawings/parts/heating/condensing-furnace.ts';
import { cutBoiler } from '../../drawings/parts/heating/cut-boiler.ts';
import {
  draftHood,
  gasTrain,
  nearBoilerPiping,
  steamPipe,
} from '../../drawings/parts/heating/steam-boiler.ts';
import { steamRadiator } from '../../drawings/parts/heating/steam-radiator.ts';
import { floorLamp } from '../../drawings/parts/interior/floor-lamp.ts';
import { freezerCase, gondola, openWebJoist } from '../../drawings/parts/interior/store-fixtures.ts';
import { ballValve, drainHub, flowMark, pipe, pump, valve } from '../../drawings/parts/piping/piping.ts';
import { bareTree } from '../../drawings/parts/street/bare-tree.ts';
import { rigging, truckCrane } from '../../drawings/parts/street/crane.ts';
import { subwayFront, viaduct } from '../../drawings/parts/street/elevated.ts';
import { boardFence } from '../../drawings/parts/street/garden.ts';
import { picketFence } from '../../drawings/parts/street/street.ts';
import { clampMeter, flashlight, pipeWrench } from '../../drawings/parts/tools/hand-tools.ts';
import { gauge, handWheel, hose, manifold } from '../../drawings/parts/tools/instruments.ts';
import { tapeMeasure } from '../../drawings/parts/tools/measuring.ts';
import { figure, POSTURE_NAMES } from '../../drawings/people/figure.ts';
import { HAND_NAMES, hand } from '../../drawings/people/hands.ts';
import { head, PERSON_NAMES } from '../../drawings/people/heads.ts';
import { bust, namePatch } from '../../drawings/people/portrait.ts';

const O: Point = [0, 0];
const WALL = { x: 0, width: 0.4, bottom: 0, top: 2 };
const FRONT = { x: 0, y: 0, width: 3, height: 2 };
const BEND: readonly Point[] = [O, [1.5, 0], [1.5, 1]];

const inCentimeters = (sheet: Sheet): Sheet => sheet.at(O, { zoom: 0.01 });

export const EXAMPLES: Readonly<Record<string, (sheet: Sheet) => void>> = {
  'airflow/airArrow': (sheet) => {
    airArrow(sheet, 'hot', O, [1.5, 0]);
    airArrow(sheet, 'neutral', [0, -0.3], [1.5, -0.3]);
    airArrow(sheet, 'cold', [0, -0.6], [1.5, -0.6]);
  },
  'bare-tree/bareTree': (sheet) => bareTree(sheet, O, 6),
  'burner/flame': (sheet) => flame(sheet, O, 0.6),
  'burner/flameShape': (sheet) => flameShape(sheet, O, 0.6),
  'cellar-boiler/smallSteamBoiler': (sheet) => smallSteamBoiler(sheet, O, 1.26),
  'cellar-plant/flue': (sheet) => flue(sheet, 0.16, ...BEND),
  'cellar-plant/steamPlant': (sheet) => steamPlant(sheet, O, { ceiling: 2.6, vent: 3, mains: [-0.6, 4] }),
  'cellar-plant/washer': (sheet) => washer(sheet, O, 0.7, 0.9, [0.35, 0.45], 0.2),
  'closet-heat-pump/hoseKit': (sheet) => hoseKit(sheet, O, { supply: 1.2, return: 1.5 }),
  'closet-heat-pump/plenum': (sheet) => plenum(sheet, O, 2.7),
  'condensing-furnace/cutWaterHeater': (sheet) => cutWaterHeater(sheet, O, 2),
  'condensing-furnace/furnaceVents': (sheet) => furnaceVents(sheet, O, 2.4),
  'condensing-furnace/highWaterLine': (sheet) => highWaterLine(sheet, 0, 3, 0),
  'condensing-furnace/platform': (sheet) => platform(sheet, O, 1.2, 0.4),
  'condensing-furnace/sealedDuct': (sheet) => sealedDuct(sheet, 'hot', O, 2.4, 0.4, [0.8, 1.6]),
  'crane/truckCrane': (sheet) => truckCrane(sheet, O, [6, 14]),
  'crane/rigging': (sheet) => rigging(sheet, O, { hook: 3, bar: 2, top: 1, width: 1.6 }),
  'cut-boiler/cutBoiler': (sheet) => cutBoiler(sheet, O, { ceiling: 3.1, west: -2.5, east: 6, chimney: 4.6 }),
  'draft/draftArrow': (sheet) => draftArrow(sheet, 'hot', O, [0.6, 0.2], [1.2, 0]),
  'elevated/viaduct': (sheet) => viaduct(sheet, O, { rail: 5.5, width: 6 }),
  'elevated/subwayFront': (sheet) => subwayFront(sheet, () => sheet, O),
  'facade/ashlar': (sheet) => ashlar(sheet, FRONT, 0.5, 0.8),
  'facade/courses': (sheet) => courses(sheet, FRONT, 0.2),
  'facade/dentils': (sheet) => dentils(sheet, O, 3, 12, 0.2),
  'facade/earthWithCellar': (sheet) => earthWithCellar(sheet, -2, 8, { left: 0, right: 5, floor: -2.6 }),
  'facade/facadeWindow': (sheet) => {
    facadeWindow(sheet, O, { width: 1, height: 1.6, random: new Random(2), lit: true, guest: 'cat' });
    facadeWindow(sheet, [1.6, 0], { width: 1, height: 1.6, random: new Random(5), casement: true });
  },
  'facade/hedge': (sheet) => hedge(sheet, { ...FRONT, height: 0.8 }, [45, 0.12], [-45, 0.12]),
  'fans/blower': (sheet) => blower(sheet, O, 0.5),
  'fans/propeller': (sheet) => propeller(sheet, O, 0.5),
  'hands/hand': (sheet) => {
    const own = sheet.at(O, { zoom: 0.05 });
    for (const [i, name] of HAND_NAMES.entries())
      hand(own, name, [(i % 4) * 26, Math.floor(i / 4) * -20], 20, { detail: 'face' });
  },
  'heads/head': (sheet) => {
    const own = sheet.at(O, { zoom: 0.05 });
    for (const [i, who] of PERSON_NAMES.entries())
      head(own, who, [(i % 3) * 32, Math.floor(i / 3) * -42], { detail: 'face' });
  },
  'garden/boardFence': (sheet) => boardFence(sheet, 0, 4),
  'hand-tools/clampMeter': (sheet) => clampMeter(sheet, O, 0),
  'hand-tools/flashlight': (sheet) => flashlight(sheet, O, 0),
  'hand-tools/pipeWrench': (sheet) => pipeWrench(sheet, O, 0),
  'instruments/gauge': (sheet) => gauge(inCentimeters(sheet), O, 60, 'hot', 0.6),
  'instruments/handWheel': (sheet) => handWheel(inCentimeters(sheet), O, 1),
  'instruments/hose': (sheet) => hose(sheet, 'hot', O, [0.2, -1], [1, -1], [1.2, 0]),
  'instruments/manifold': (sheet) => manifold(inCentimeters(sheet), O, 204),
  'measuring/tapeMeasure': (sheet) => tapeMeasure(sheet, O, [1.6, 0]),
  'masonry/brickWall': (sheet) => brickWall(sheet, WALL),
  'masonry/blockWall': (sheet) => blockWall(sheet, WALL),
  'masonry/concrete': (sheet) => concrete(sheet, O, [3, 0], [3, 0.4], [0, 0.4]),
  'masonry/groundStrip': (sheet) => groundStrip(sheet, 0, 3, 0),
  'masonry/slab': (sheet) => slab(sheet, 0, 3, 0, 0.25),
  'piping/ballValve': (sheet) => ballValve(sheet, O, 0.1),
  'piping/drainHub': (sheet) => drainHub(sheet, O, 0.1),
  'piping/flowMark': (sheet) => flowMark(sheet, O, 'cold', 'right', 0.1),
  'piping/pipe': (sheet) => {
    pipe(sheet, { medium: 'hot', diameter: 0.1 }, ...BEND);
    pipe(sheet, { medium: 'cold', diameter: 0.1 }, [0, 0.5], [1, 0.5], [1, 1]);
  },
  'piping/pump': (sheet) => pump(sheet, O, { width: 0.8, height: 0.6, impeller: [0.4, 0.3], radius: 0.2 }),
  'piping/valve': (sheet) => valve(sheet, O, { size: 0.12, level: true }),
  'portrait/bust': (sheet) =>
    bust(inCentimeters(sheet), {
      ...{ who: 'lou', tilt: -3, wrist: [33, 125], hand: 'gauge', angle: 18 },
      hold: (own, grip) => gauge(own, grip, 60, 'hot', 0.6),
    }),
  'portrait/namePatch': (sheet) => namePatch(sheet.at(O, { zoom: 0.1 }), 'NAME', O),
  'figure/figure': (sheet) => {
    for (const [i, posture] of POSTURE_NAMES.entries())
      figure(sheet, [(i % 5) * 1.3, Math.floor(i / 5) * -2.1], {
        who: PERSON_NAMES[i % PERSON_NAMES.length] ?? 'lou',
        posture,
        detail: 'clothes',
      });
  },
  'refrigeration/coil': (sheet) => coil(sheet, O, { width: 0.4, height: 1.2, medium: 'cold' }),
  'refrigeration/compressor': (sheet) => compressor(sheet, O, { width: 0.5, height: 0.7 }),
  'refrigeration/controlBoard': (sheet) => controlBoard(sheet, { x: 0, y: 0, width: 0.3, height: 0.5 }),
  'floor-lamp/floorLamp': (sheet) => floorLamp(sheet, () => sheet, O),
  'section-rooms/earth': (sheet) => earth(sheet, 0, 4, 1),
  'section-rooms/moldings': (sheet) => moldings(sheet, { left: 0, right: 4, floor: 0, ceiling: 2.6 }),
  'section-rooms/windowInCut': (sheet) => windowInCut(sheet, O, 0.4, 1.6, 1),
  'shopfront/awning': (sheet) => awning(sheet, O, 5, 0.9),
  'shopfront/partsShelves': (sheet) => partsShelves(sheet, O, { width: 2, levels: [0.3, 0.9, 1.5] }),
  'shopfront/rollingShutter': (sheet) => rollingShutter(sheet, O, 3, 2.2),
  'shopfront/shopDoor': (sheet) => shopDoor(sheet, O, 0.95, 2.2),
  'split-system/lineSet': (sheet) => lineSet(sheet, ...BEND),
  'stair/stair': (sheet) =>
    stair(sheet, O, { rise: 3.05, landingEnd: 3.4, risers: 18, tread: 0.26, slabStart: -1.2, farEnd: 0 }),
  'steam-boiler/draftHood': (sheet) => draftHood(sheet, O, 2.4),
  'steam-boiler/gasTrain': (sheet) => gasTrain(sheet, O, 2.6),
  'steam-boiler/nearBoilerPiping': (sheet) =>
    nearBoilerPiping(sheet, O, { takeoff: 1.2, equalizer: 1.6, wetReturn: 3 }),
  'steam-boiler/steamPipe': (sheet) => steamPipe(sheet, 0.1, ...BEND),
  'steam-radiator/steamRadiator': (sheet) => steamRadiator(sheet, O, { share: 0.6, pipe: 'left' }),
  'street/picketFence': (sheet) => picketFence(sheet, 0, 4),
  'store-fixtures/freezerCase': (sheet) => freezerCase(sheet, O, 4),
  'store-fixtures/gondola': (sheet) => gondola(sheet, O, 3),
  'store-fixtures/openWebJoist': (sheet) => openWebJoist(sheet, 0, 6, 0, 0.5),
  'wall-unit/cabinet': (sheet) => cabinet(sheet, O, -0.4),
  'wall-unit/cart': (sheet) => cart(sheet, O, { length: 0.8, deck: 0.23 }),
  'wall-unit/chassis': (sheet) => chassis(sheet, O, 0.4),
  'wall-unit/wallSleeve': (sheet) => wallSleeve(sheet, O, 0.4),
};
