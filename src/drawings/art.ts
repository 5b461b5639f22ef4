/**
 * Every picture of the site by the name of its file.
 *
 * `renderArt` writes SVG files for <img>; `systemFigure` gives the words of a system's section with their places, to be
 * set as real text over the file `figure-KEY`. All drawings are in meters and are
 * drawn anew from code: no pixel, no font and no address from outside is in a file.
 */

import type { SystemKey } from '../content/parts.ts';
import { type Draw, type Drawing, type DrawingContext, forPhone, type ViewBox } from './kit/drawing.ts';
import { sceneSvg } from './kit/scene-svg.ts';
import type { SceneDrawing } from './kit/stage.ts';
import { toSprite, toSvg } from './kit/svg.ts';
import type { ThemeName } from './kit/themes.ts';
import { bronx } from './pictures/boroughs/bronx.ts';
import { brooklyn } from './pictures/boroughs/brooklyn.ts';
import { manhattan } from './pictures/boroughs/manhattan.ts';
import { queens } from './pictures/boroughs/queens.ts';
import { statenIsland } from './pictures/boroughs/staten-island.ts';
import { HERO_MARKERS, hero } from './pictures/hero/hero-desktop.ts';
import { heroPhone } from './pictures/hero/hero-phone.ts';
import { systemIcon } from './pictures/icons/system-icons.ts';
import { brownstone } from './pictures/portfolio/brownstone.ts';
import { loopClosets } from './pictures/portfolio/loop-closets.ts';
import { shoreHouse } from './pictures/portfolio/shore-house.ts';
import { steamHouse } from './pictures/portfolio/steam-house.ts';
import { supermarket } from './pictures/portfolio/supermarket.ts';
import { wallUnits } from './pictures/portfolio/wall-units.ts';
import { dee } from './pictures/portraits/dee.ts';
import { lou } from './pictures/portraits/lou.ts';
import { will } from './pictures/portraits/will.ts';
import { headAbout, headAboutPhone } from './pictures/scenes/head-about.ts';
import { headContact, headContactPhone } from './pictures/scenes/head-contact.ts';
import { headNotFound, headNotFoundPhone } from './pictures/scenes/head-not-found.ts';
import { radiatorBand } from './pictures/scenes/radiator-band.ts';
import { valueGauge, valuePlate, valueTag } from './pictures/scenes/value-drawings.ts';
import { boiler } from './pictures/systems/boiler-cutaway.ts';
import { centralAc } from './pictures/systems/central-ac-cutaway.ts';
import type { SystemFigure } from './pictures/systems/figure-overlay.ts';
import { figureDrawing, figureOf } from './pictures/systems/figure-overlay.ts';
import { furnace } from './pictures/systems/furnace-cutaway.ts';
import { general } from './pictures/systems/general-cutaway.ts';
import { miniSplit } from './pictures/systems/mini-split-cutaway.ts';
import { ptac } from './pictures/systems/ptac-cutaway.ts';
import { rtu } from './pictures/systems/rtu-cutaway.ts';
import type { DrawSystem } from './pictures/systems/system-drawing.ts';
import { thumbnail } from './pictures/systems/thumbnail.ts';
import { vrf } from './pictures/systems/vrf-vrv-cutaway.ts';
import { waterHeater } from './pictures/systems/water-heater-cutaway.ts';
import { wshp } from './pictures/systems/wshp-cutaway.ts';

export type { DrawingContext } from './kit/drawing.ts';
export type { FigureFeet, FigureLabel, SystemFigure } from './pictures/systems/figure-overlay.ts';

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
const SYSTEM_KEYS = Object.keys(SYSTEMS) as SystemKey[];

const BOROUGHS = { manhattan, brooklyn, queens, bronx, 'staten-island': statenIsland } as const;
export type BoroughKey = keyof typeof BOROUGHS;
const BOROUGH_KEYS = Object.keys(BOROUGHS) as BoroughKey[];

/** Drawn in layers on the grounds that they need: night, lamp or paper. */
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
  radiator: radiatorBand,
} as const satisfies Readonly<Record<string, (context: DrawingContext) => SceneDrawing>>;
type SceneName = keyof typeof SCENES;
const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export type ArtName =
  | 'hero'
  | 'hero-phone'
  | `street-${BoroughKey}`
  | `borough-${BoroughKey}-night`
  | `borough-${BoroughKey}-phone`
  | `system-${SystemKey}`
  | `figure-${SystemKey}`
  | `thumb-${SystemKey}`
  | `thumb-${SystemKey}-night`
  | `icon-${SystemKey}`
  | `icon-${SystemKey}-night`
  | SceneName;

export interface Art {
  readonly name: ArtName;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** What the drawing shows in a few words, and in a sentence: a source for alternative texts. */
  readonly title: string;
  readonly description: string;
  /** Level of the street, units below the upper edge, where the drawing has one. */
  readonly ground?: number;
}

interface Plate {
  readonly drawing: Drawing;
  readonly svg: string;
}

type Press = (context: DrawingContext) => Plate;

const drawn =
  (draw: Draw, theme: ThemeName): Press =>
  (context) => {
    const drawing = draw(theme, context);
    return { drawing, svg: toSvg(drawing) };
  };
const scene =
  (draw: (context: DrawingContext) => SceneDrawing): Press =>
  (context) => {
    const drawing = draw(context);
    return { drawing, svg: sceneSvg(drawing) };
  };

const PRESSES = {
  hero: drawn(hero, 'night'),
  'hero-phone': drawn(heroPhone, 'night'),
  ...presses(BOROUGH_KEYS, (key) => ({
    [`street-${key}`]: drawn((theme) => BOROUGHS[key](theme, 'street'), 'paper'),
    [`borough-${key}-night`]: drawn((theme) => BOROUGHS[key](theme, 'page'), 'night'),
    [`borough-${key}-phone`]: drawn((theme) => forPhone(BOROUGHS[key](theme, 'page')), 'night'),
  })),
  ...presses(SYSTEM_KEYS, (key) => {
    const small: Draw = (theme) => thumbnail(SYSTEMS[key](theme, 'small'));
    return {
      [`system-${key}`]: drawn((theme) => SYSTEMS[key](theme), 'paper'),
      [`figure-${key}`]: (): Plate => {
        const drawing = figureDrawing(SYSTEMS[key]('night'));
        return { drawing, svg: toSvg(drawing, { paper: true }) };
      },
      [`thumb-${key}`]: drawn(small, 'paper'),
      [`thumb-${key}-night`]: drawn(small, 'night'),
      [`icon-${key}`]: drawn((theme) => systemIcon(key, theme), 'paper'),
      [`icon-${key}-night`]: drawn((theme) => systemIcon(key, theme), 'night'),
    };
  }),
  ...presses(SCENE_NAMES, (name) => ({ [name]: scene(SCENES[name]) })),
} as Readonly<Record<ArtName, Press>>;

function presses<Key>(
  keys: readonly Key[],
  make: (key: Key) => Readonly<Record<string, Press>>,
): Record<string, Press> {
  return Object.assign({}, ...keys.map(make)) as Record<string, Press>;
}

export const ART_NAMES: readonly ArtName[] = Object.keys(PRESSES) as ArtName[];

const plates = new Map<string, Plate>();

function plate(name: ArtName, context: DrawingContext): Plate {
  const key = `${name}\n${context.companyName}\n${context.streetNumber ?? ''}`;
  const made = plates.get(key) ?? PRESSES[name](context);
  plates.set(key, made);
  return made;
}

/** The same name and context always give the same text. */
export function renderArt(name: ArtName, context: DrawingContext): Art {
  const { drawing, svg } = plate(name, context);
  const { viewBox, title, description, ground } = drawing;
  return {
    name,
    svg,
    width: Math.round(viewBox.width),
    height: Math.round(viewBox.height),
    title,
    description,
    ...(ground === undefined ? {} : { ground }),
  };
}

/** The drawing behind a file, for tests and the catalog. */
export function artDrawing(name: ArtName, context: DrawingContext): Drawing {
  return plate(name, context).drawing;
}

/** Files that hold all thumbnails of one ground. */
export const SPRITES = { 'thumbs-night': 'night', thumbs: 'paper' } as const satisfies Readonly<
  Record<string, ThemeName>
>;
export type SpriteName = keyof typeof SPRITES;
export const SPRITE_NAMES = Object.keys(SPRITES) as SpriteName[];

/** The sprite that a drawing is in, and its fragment there; undefined for drawings with a file of their own. */
export function spriteOf(name: ArtName): { readonly sprite: SpriteName; readonly key: string } | undefined {
  const [, key, night] = /^thumb-(.+?)(-night)?$/.exec(name) ?? [];
  return key === undefined ? undefined : { sprite: night ? 'thumbs-night' : 'thumbs', key };
}

const sprites = new Map<SpriteName, string>();

/** The text of a file that holds several drawings. */
export function renderSprite(name: SpriteName): string {
  const draw = (key: SystemKey): Drawing => thumbnail(SYSTEMS[key](SPRITES[name], 'small'));
  const made = sprites.get(name) ?? toSprite(new Map(SYSTEM_KEYS.map((key) => [key, draw(key)])));
  sprites.set(name, made);
  return made;
}

const figures = new Map<SystemKey, SystemFigure>();

/** What is written over a system's section: its parts by number, and the scale. */
export function systemFigure(key: SystemKey): SystemFigure {
  const made = figures.get(key) ?? figureOf(SYSTEMS[key]('night'));
  figures.set(key, made);
  return made;
}

export interface HeroTag {
  readonly system: SystemKey;
  /** Percent of the drawing's width and height: where the machine is and where its tag stands. */
  readonly anchor: readonly [left: number, top: number];
  readonly tag: readonly [left: number, top: number];
}

/** The nine systems in the wide hero, in the order of the building. */
export function heroTags(): readonly HeroTag[] {
  const { width, height }: ViewBox = artDrawing('hero', { companyName: '' }).viewBox;
  const percent = ([x, y]: readonly [number, number]): [number, number] => [
    Number(((x / width) * 100).toFixed(2)),
    Number(((y / height) * 100).toFixed(2)),
  ];
  return HERO_MARKERS.map(({ system, tag, anchor }) => ({
    system,
    tag: percent(tag),
    anchor: percent(anchor),
  }));
}
