/**
 * Small sections of the systems, shown 48 to 330 px wide: the machines of the cutaways in about ten strokes, with the
 * same pens, on one ground line and at one scale. They replace cutaways that would blur at such a width.
 */
import type { SystemKey } from '../../../../content/parts.ts';
import { type Drawing, finish } from '../../../kit/drawing.ts';
import { Sheet } from '../../../kit/sheet.ts';
import type { ThemeName } from '../../../kit/themes.ts';
import { smallBoiler, smallFurnace, smallWaterHeater } from './small-heating.ts';
import { SMALL_SHEET } from './small-parts.ts';
import { smallBuilding, smallMultiRoom, smallRooftopUnit } from './small-roof.ts';
import { smallCentralAir, smallHeatPump, smallMiniSplit, smallWallUnit } from './small-rooms.ts';

interface SmallSection {
  readonly title: string;
  readonly draw: (sheet: Sheet) => void;
}

const SECTIONS: Readonly<Record<SystemKey, SmallSection>> = {
  boiler: { title: 'Boiler', draw: smallBoiler },
  'water-heater': { title: 'Water heater', draw: smallWaterHeater },
  furnace: { title: 'Furnace', draw: smallFurnace },
  ptac: { title: 'Wall unit under a window', draw: smallWallUnit },
  wshp: { title: 'Water-source heat pump', draw: smallHeatPump },
  'mini-split': { title: 'Mini-split', draw: smallMiniSplit },
  'central-ac': { title: 'Central air', draw: smallCentralAir },
  'vrf-vrv': { title: 'Multi-room system', draw: smallMultiRoom },
  rtu: { title: 'Rooftop unit', draw: smallRooftopUnit },
  general: { title: 'Building', draw: smallBuilding },
};

export function smallSection(key: SystemKey, theme: ThemeName): Drawing {
  const { title, draw } = SECTIONS[key];
  const sheet = new Sheet(SMALL_SHEET);
  draw(sheet);
  return finish(sheet, theme, { name: `thumb-${key}`, title });
}
