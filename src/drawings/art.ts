/**
 * The drawings of pages and social cards, by file name.
 *
 * `renderArt` returns a drawing as an SVG file for <img>. `systemFigure` returns the labels of a system's cutaway and
 * their positions, so that a page can set them as real text over the picture. All drawings are made
 * by code, so a file has no bitmaps, no fonts and no external URLs.
 */

import { type FigureKey, SYSTEM_KEYS, type SystemKey } from '../content/parts.ts';
import { SERVICE_ICONS, type ServiceIcon } from '../content/schema.ts';
import { remember } from '../lib/caching/remember.ts';
import { type Drawing, type DrawingContext, forPhone } from './kit/drawing.ts';
import { toSprite, toSvg } from './kit/svg.ts';
import type { Heat } from './kit/themes.ts';
import { bronx } from './pictures/boroughs/bronx.ts';
import { brooklyn } from './pictures/boroughs/brooklyn.ts';
import { manhattan } from './pictures/boroughs/manhattan.ts';
import { queens } from './pictures/boroughs/queens.ts';
import { statenIsland } from './pictures/boroughs/staten-island.ts';
import { FLOORS, HIGH_CEILING } from './pictures/finder/finder-house.ts';
import { smallHouse } from './pictures/finder/small-house.ts';
import { hero, heroPhone } from './pictures/hero/hero-section.ts';
import { jobIcon } from './pictures/jobs/job-icon.ts';
import { brownstone } from './pictures/portfolio/brownstone.ts';
import { loopClosets } from './pictures/portfolio/loop-closets.ts';
import { shoreHouse } from './pictures/portfolio/shore-house.ts';
import { steamHouse } from './pictures/portfolio/steam-house.ts';
import { supermarket } from './pictures/portfolio/supermarket.ts';
import { wallUnits } from './pictures/portfolio/wall-units.ts';
import { dee, lou, will } from './pictures/portraits/team.ts';
import { closingCellar, radiatorBand } from './pictures/scenes/closing-band-drawings.ts';
import { headAbout, headAboutPhone } from './pictures/scenes/head-about.ts';
import { headContact, headContactPhone } from './pictures/scenes/head-contact.ts';
import { headNotFound, headNotFoundPhone } from './pictures/scenes/head-not-found.ts';
import { headOffline } from './pictures/scenes/head-offline.ts';
import { valueGauge, valuePlate, valueTag } from './pictures/scenes/value-drawings.ts';
import { boiler } from './pictures/systems/boiler-cutaway.ts';
import { centralAc } from './pictures/systems/central-ac-cutaway.ts';
import {
  figureDrawing,
  figureOf,
  numberedCutaway,
  type SystemFigure,
} from './pictures/systems/figure-overlay.ts';
import { furnace } from './pictures/systems/furnace-cutaway.ts';
import { general, replacementVisit } from './pictures/systems/general-cutaway.ts';
import { miniSplit } from './pictures/systems/mini-split-cutaway.ts';
import { ptac } from './pictures/systems/ptac-cutaway.ts';
import { rtu } from './pictures/systems/rtu-cutaway.ts';
import { smallSection } from './pictures/systems/small-sections.ts';
import { type DrawSystem, machinePreview } from './pictures/systems/system-drawing.ts';
import { visit } from './pictures/systems/visit-cutaway.ts';
import { vrf } from './pictures/systems/vrf-vrv-cutaway.ts';
import { waterHeater } from './pictures/systems/water-heater-cutaway.ts';
import { wshp } from './pictures/systems/wshp-cutaway.ts';

export type { DrawingContext } from './kit/drawing.ts';
export { CLOSED, DAY } from './kit/svg.ts';
export type { HeroTag } from './pictures/hero/hero-section.ts';
export { HERO_SIZE, HERO_TAGS } from './pictures/hero/hero-section.ts';
export type { FigureFeet, FigureLabel, SystemFigure } from './pictures/systems/figure-overlay.ts';
export { boundsOfParts } from './pictures/systems/figure-overlay.ts';

type Renderer = (context: DrawingContext) => Drawing;

export const SYSTEMS: Readonly<Record<SystemKey, DrawSystem>> = {
  boiler,
  'water-heater': waterHeater,
  furnace,
  ptac,
  wshp,
  'mini-split': miniSplit,
  'central-ac': centralAc,
  'vrf-vrv': vrf,
  rtu,
  general,
};

/** All drawings that have numbered labels. */
export const FIGURES: Readonly<Record<FigureKey, DrawSystem>> = {
  ...SYSTEMS,
  visit,
  'replacement-visit': replacementVisit,
};
const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];

const BOROUGHS = { manhattan, brooklyn, queens, bronx, 'staten-island': statenIsland } as const;
type BoroughKey = keyof typeof BOROUGHS;
const BOROUGH_KEYS = Object.keys(BOROUGHS) as BoroughKey[];

/** Each scene chooses its own grounds: night, lamp or paper. */
const SCENES = {
  'head-about': headAbout,
  'head-about-phone': headAboutPhone,
  'head-contact': headContact,
  'head-contact-phone': headContactPhone,
  'head-not-found': headNotFound,
  'head-not-found-phone': headNotFoundPhone,
  'value-plate': valuePlate,
  'value-gauge': valueGauge,
  'value-tag': valueTag,
  'team-lou': lou,
  'team-dee': dee,
  'team-will': will,
  'project-1': brownstone,
  'project-2': wallUnits,
  'project-3': loopClosets,
  'project-4': steamHouse,
  'project-5': supermarket,
  'project-6': shoreHouse,
  radiator: () => radiatorBand(true),
  'radiator-alone': () => radiatorBand(false),
  'head-offline': headOffline,
  'cellar-bucket': () => closingCellar('bucket'),
  'cellar-cat': () => closingCellar('cat'),
  'cellar-tank': () => closingCellar('tank'),
  'cellar-tools': () => closingCellar('tools'),
} as const satisfies Readonly<Record<string, Renderer>>;
type SceneName = keyof typeof SCENES;

/** The machines that have a floor of their own. */
type MachineKey = Exclude<SystemKey, 'general'>;
const MACHINE_KEYS = SYSTEM_KEYS.filter((key) => key !== 'general');
/** A floor of the house by night: as dark as its neighbors, and lit. */
const drawRoom = (key: MachineKey): Drawing => ({
  ...FLOORS[`floor-${key}`](),
  theme: 'night',
  hasLamps: undefined,
  pair: 'dark and lit',
});

export type ArtName =
  | 'hero'
  | 'hero-phone'
  | `street-${BoroughKey}`
  | `borough-${BoroughKey}-night`
  | `borough-${BoroughKey}-phone`
  | `system-${SystemKey}`
  | `figure-${FigureKey}`
  | `numbered-${FigureKey}`
  | `thumb-${SystemKey}`
  | `thumb-${SystemKey}-night`
  | `preview-${SystemKey}`
  | `job-${ServiceIcon}`
  | `house-${SystemKey}`
  | `room-${MachineKey}`
  | keyof typeof FLOORS
  | SceneName;

export interface Art {
  readonly name: ArtName;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Distance from the upper edge down to the street, in units, if the drawing has a street. */
  readonly ground?: number;
}

/** Returns a record with one renderer for each key, under the name prefix + key + suffix. */
function renderersOf<Prefix extends string, Key extends string, Suffix extends string>(
  prefix: Prefix,
  keys: readonly Key[],
  suffix: Suffix,
  draw: (key: Key) => Drawing,
): Record<`${Prefix}${Key}${Suffix}`, Renderer> {
  const entries = keys.map((key): [string, Renderer] => [`${prefix}${key}${suffix}`, () => draw(key)]);
  return Object.fromEntries(entries) as Record<`${Prefix}${Key}${Suffix}`, Renderer>;
}

const RENDERERS: Readonly<Record<ArtName, Renderer>> = {
  hero,
  'hero-phone': heroPhone,
  ...renderersOf('street-', BOROUGH_KEYS, '', (key) => BOROUGHS[key]('paper', 'street')),
  ...renderersOf('borough-', BOROUGH_KEYS, '-night', (key) => BOROUGHS[key]('night', 'page')),
  ...renderersOf('borough-', BOROUGH_KEYS, '-phone', (key) => forPhone(BOROUGHS[key]('night', 'phone'))),
  ...renderersOf('system-', SYSTEM_KEYS, '', (key) => SYSTEMS[key]('paper')),
  ...renderersOf('figure-', FIGURE_KEYS, '', (key) => figureDrawing(FIGURES[key]('night'))),
  ...renderersOf('numbered-', FIGURE_KEYS, '', (key) => numberedCutaway(FIGURES[key]('paper'))),
  ...renderersOf('thumb-', SYSTEM_KEYS, '', (key) => smallSection(key, 'paper')),
  ...renderersOf('thumb-', SYSTEM_KEYS, '-night', (key) => smallSection(key, 'night')),
  // `small` would leave out the furniture and people of the general cutaway, and its building would look empty.
  ...renderersOf('preview-', SYSTEM_KEYS, '', (key) =>
    machinePreview(SYSTEMS[key]('night', key === 'general' ? 'full' : 'small')),
  ),
  ...renderersOf('job-', SERVICE_ICONS, '', jobIcon),
  ...renderersOf('house-', SYSTEM_KEYS, '', (key) => smallHouse(FLOORS, key)),
  ...renderersOf('room-', MACHINE_KEYS, '', drawRoom),
  'floor-tank': FLOORS['floor-tank'],
  'floor-footing': FLOORS['floor-footing'],
  ...renderersOf('floor-', MACHINE_KEYS, '', (key) => FLOORS[`floor-${key}`](HIGH_CEILING)),
  ...SCENES,
};

export const ART_NAMES: readonly ArtName[] = Object.keys(RENDERERS) as ArtName[];

/** Returns the drawing behind a file, for social cards and tests. */
export const artDrawing = remember(
  (name: ArtName, context: DrawingContext): Drawing => ({ ...RENDERERS[name](context), heat: context.heat }),
);

const writeSvg = remember((drawing: Drawing): string => toSvg(drawing));

/** Renders a drawing; the same name and context always give the same text. */
export function renderArt(name: ArtName, context: DrawingContext): Art {
  const drawing = artDrawing(name, context);
  const { viewBox, ground } = drawing;
  return {
    name,
    svg: writeSvg(drawing),
    width: Math.round(viewBox.width),
    height: Math.round(viewBox.height),
    ...(ground === undefined ? {} : { ground }),
  };
}

/** The drawings of each file that holds several, keyed by the file's URL fragments. */
const SPRITES = {
  'thumbs-night': () => drawAll(SYSTEM_KEYS, (key) => smallSection(key, 'night')),
  thumbs: () => drawAll(SYSTEM_KEYS, (key) => smallSection(key, 'paper')),
  jobs: () => drawAll(SERVICE_ICONS, jobIcon),
  rooms: () => drawAll(MACHINE_KEYS, drawRoom),
} as const;
export type SpriteName = keyof typeof SPRITES;
export const SPRITE_NAMES = Object.keys(SPRITES) as SpriteName[];

function drawAll<Key extends string>(
  keys: readonly Key[],
  draw: (key: Key) => Drawing,
): ReadonlyMap<string, Drawing> {
  return new Map(keys.map((key) => [key, draw(key)]));
}

/** Returns the sprite with a drawing, and the drawing's URL fragment; undefined for drawings with their own file. */
export function spriteOf(name: ArtName): { readonly sprite: SpriteName; readonly key: string } | undefined {
  const [, kind, key, night = ''] = /^(thumb|job|room)-(.+?)(-night)?$/.exec(name) ?? [];
  return key === undefined ? undefined : { sprite: `${kind}s${night}` as SpriteName, key };
}

/**
 * Renders one file with several small drawings, as SVG text.
 *
 * @param heat - the color of heat, the same for the whole site; red by default
 */
export const renderSprite = remember((name: SpriteName, heat?: Heat): string =>
  toSprite(new Map([...SPRITES[name]()].map(([key, drawing]) => [key, { ...drawing, heat }]))),
);

/** Returns what is shown over a system's cutaway: labels, balloons, areas of parts, and the scale bar. */
export const systemFigure = remember((key: FigureKey): SystemFigure => figureOf(FIGURES[key]('night')));
