/** Every part of the drawing kit, drawn alone: with its defaults, or as defined in `EXAMPLES`. */
import type { Sheet } from '../../drawings/kit/sheet.ts';
import { EXAMPLES } from './part-examples.ts';

export type DrawPart = (sheet: Sheet) => void;

/** Descriptions of pieces that make no sense without the part they belong to, keyed by `file/function`. */
export const PIECES: Readonly<Record<string, string>> = {
  'heads/skinPens': 'the pens for a face or a hand',
  'masonry/hatchEarth': 'lines to fill an outline with',
  'section-rooms/litRoom': 'a ground to draw a room on',
  'section-rooms/darkRoom': 'a ground to draw a room on',
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../drawings/{parts,people}/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

type PartFunction = (sheet: Sheet, position: readonly [number, number]) => void;
const isFunction = (value: unknown): value is PartFunction => typeof value === 'function';

/** Lists all functions of the kit with their names, `file/function`. */
function listFunctions(): [name: string, draw: PartFunction][] {
  return Object.entries(modules).flatMap(([path, exported]) => {
    const file = path.replace(/^.*\/|\.ts$/g, '');
    return Object.entries(exported).flatMap(([name, value]): [string, PartFunction][] =>
      isFunction(value) ? [[`${file}/${name}`, value]] : [],
    );
  });
}

export const KIT_FUNCTIONS: readonly string[] = listFunctions().map(([name]) => name);

export const PARTS_OF_THE_KIT: ReadonlyMap<string, DrawPart> = new Map(
  listFunctions()
    .filter(([name]) => !(name in PIECES))
    .map(([name, draw]): [string, DrawPart] => [name, EXAMPLES[name] ?? ((sheet) => draw(sheet, [0, 0]))]),
);
