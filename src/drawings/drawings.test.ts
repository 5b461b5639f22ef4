import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { byThoroughness } from '../../tests/support/thoroughness.ts';
import { FIGURE_PARTS, type FigureKey } from '../content/parts.ts';
import {
  ART_NAMES,
  type ArtName,
  artDrawing,
  FIGURES,
  HERO_SIZE,
  HERO_TAGS,
  renderArt,
  renderSprite,
  SYSTEMS,
  systemFigure,
} from './art.ts';
import { pathBounds } from './kit/bounds.ts';
import { type Point, rectangle } from './kit/geometry.ts';
import { leaderPoints } from './kit/labels.ts';
import { fitText, textWidth } from './kit/lettering.ts';
import { PENS } from './kit/pens.ts';
import { Sheet } from './kit/sheet.ts';
import { GROUNDS } from './kit/themes.ts';
import { FIGURE } from './pictures/systems/system-drawing.ts';

const CONTEXT = { companyName: 'Mott Street Heating' };
const HEAT = { paper: '#b3540a', night: '#df7b3f' };
const SYSTEM_KEYS = Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[];
const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];

/** Maximum compressed size in kilobytes; the first matching pattern applies. */
const SIZE_BUDGETS: readonly (readonly [pattern: RegExp, kilobytes: number])[] = [
  [/^hero$/, 21],
  [/^hero-phone$/, 17],
  [/^thumb-/, 2],
  [/./, 20],
];
const budgetOf = (name: string): number =>
  SIZE_BUDGETS.find(([pattern]) => pattern.test(name))?.[1] ?? Number.NaN;

describe.each(ART_NAMES)('%s', (name: ArtName) => {
  const art = renderArt(name, CONTEXT);

  test('stays within its size budget', () => {
    expect(gzipSync(art.svg).length / 1024).toBeLessThanOrEqual(budgetOf(name));
  });

  test('is identical every time, and a warm accent changes only the color of heat', () => {
    const reds: ReadonlyMap<string, string> = new Map([
      [GROUNDS.paper.hot, HEAT.paper],
      [GROUNDS.night.hot, HEAT.night],
    ]);
    const recolored = art.svg.replaceAll(/#\w{6}/g, (color) => reds.get(color) ?? color);
    expect(renderArt(name, { ...CONTEXT, heat: HEAT }).svg).toBe(recolored);
  });
});

describe('the company name', () => {
  const signs = ['head-contact', 'head-contact-phone'] as const;
  const rest = ART_NAMES.filter((name) => !(signs as readonly string[]).includes(name));
  const long = 'Metropolitan Heating, Cooling and Ventilation Corp';
  const lettering = (name: ArtName, companyName: string): readonly string[] =>
    artDrawing(name, { companyName })
      .strokes.filter(({ pen }) => pen === 'letteringWithin')
      .map(({ path }) => path);

  /** The rectangle between the slanted sides of each awning, where the name may be, in units of the drawing. */
  const AWNINGS = {
    'head-contact': { left: 322, right: 902, top: 291, bottom: 363 },
    'head-contact-phone': { left: 30, right: 750, top: 76.5, bottom: 184.5 },
  } as const;

  test.each(signs)('is lettered on the awning of %s, with up to 50 characters', (name) => {
    expect(long).toHaveLength(50);
    const blank = lettering(name, '');
    const names = [long, 'W'.repeat(50), 'Mott Street Heating', 'Bo'];
    expect(new Set(names.map((companyName) => lettering(name, companyName).join())).size).toBe(names.length);
    for (const companyName of names) {
      const sign = lettering(name, companyName).filter((path) => !blank.includes(path));
      expect(sign, companyName).toHaveLength(1);
      const box = pathBounds(sign[0] ?? '');
      const board = AWNINGS[name];
      expect(box.left, companyName).toBeGreaterThanOrEqual(board.left);
      expect(box.right, companyName).toBeLessThanOrEqual(board.right);
      expect(box.top, companyName).toBeGreaterThanOrEqual(board.top);
      expect(box.bottom, companyName).toBeLessThanOrEqual(board.bottom);
    }
  });

  test('appears in no other drawing', () => {
    for (const name of byThoroughness({ sample: rest.filter((_, i) => i % 8 === 0), full: rest }))
      expect(renderArt(name, { companyName: long }).svg, name).toBe(renderArt(name, CONTEXT).svg);
  });

  test('is as large as the board allows, on at most two lines', () => {
    const board = { width: 560, height: 56, largest: 46 };
    expect(fitText('SHORT NAME', board)).toMatchObject({ lines: ['SHORT NAME'], size: 46 });
    const fitted = fitText(long.toUpperCase(), board);
    expect(fitted.lines).toHaveLength(2);
    expect(fitted.lines.join(' ')).toBe(long.toUpperCase());
    for (const line of fitted.lines)
      expect(textWidth(line, fitted.size)).toBeLessThanOrEqual(board.width + 0.01);
  });
});

test('a shirt shows the name that the context has for it, if any', () => {
  const letters = (shirtNames: Readonly<Record<string, string>>): number =>
    artDrawing('team-lou', { ...CONTEXT, shirtNames }).strokes.filter(({ pen }) => pen === 'lettering')
      .length;
  expect(letters({})).toBe(0);
  expect(letters({ 'team-lou': 'ANA' })).toBeGreaterThan(0);
  expect(letters({ 'team-dee': 'ANA' })).toBe(0);
});

describe.each(FIGURE_KEYS)('figure of %s', (key) => {
  const figure = systemFigure(key);
  const { labels } = FIGURES[key]('night');

  test('labels exactly the parts in parts.ts, in order', () => {
    expect(figure.labels.map(({ text }) => text)).toEqual(FIGURE_PARTS[key]);
    expect(figure.labels.map(({ number }) => number)).toEqual(FIGURE_PARTS[key].map((_, i) => i + 1));
  });

  test('dots and balloons are inside the picture', () => {
    for (const { dotX, dotY, balloonX, balloonY, text } of figure.labels) {
      expect(dotX >= 140 && dotX <= 740, `${text} ${dotX}`).toBe(true);
      // A phone crops the picture to 161 to 719; the largest balloon has a radius of 21.
      expect(balloonX >= 187 && balloonX <= 693, `${text} ${balloonX}`).toBe(true);
      for (const y of [dotY, balloonY]) expect(y >= 12 && y <= 628, `${text} ${y}`).toBe(true);
    }
  });

  test('numbers run down the left column, then down the right one', () => {
    const left = labels.filter(({ side }) => side === 'left');
    const right = labels.filter(({ side }) => side === 'right');
    expect(labels).toEqual([...left, ...right]);
    for (const column of [left, right]) {
      const levels = column.map(({ at }) => at[1]);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      for (const [i, level] of levels.slice(1).entries())
        expect(level - (levels[i] ?? 0), column[i + 1]?.text).toBeGreaterThanOrEqual(20);
    }
  });

  test('leaders stay in the picture and do not cross each other', () => {
    const lines = labels.map((label) => ({ text: label.text, points: leaderPoints(label) }));
    for (const { points } of lines)
      for (const [x, y] of points)
        expect(x >= 0 && x <= FIGURE.width && y >= 0 && y <= FIGURE.height).toBe(true);
    for (const [i, one] of lines.entries())
      for (const other of lines.slice(i + 1))
        expect(crosses(one.points, other.points), `${one.text} × ${other.text}`).toBe(false);
  });

  test('leaders end on their own part', () => {
    for (const { text, anchor, part } of labels)
      expect(Math.min(...part.map((outline) => distanceOutside(anchor, outline))), text).toBeLessThanOrEqual(
        3,
      );
  });

  test('labels fit their column in the window of a laptop, and so do two lines between their neighbors', () => {
    for (const { number, lines, side, textX, textY } of figure.labels) {
      const room = side === 'left' ? textX : FIGURE.width - textX;
      for (const line of [`${number} ${lines[0]}`, ...lines.slice(1)])
        expect(textWidth(line, 19.2), line).toBeLessThanOrEqual(room + 4);
      const beside = figure.labels.filter((other) => other.side === side && other.number !== number);
      if (lines.length > 1)
        for (const other of beside) expect(Math.abs(other.textY - textY), other.text).toBeGreaterThan(38);
    }
  });

  test('no leader crosses the text of another label', () => {
    for (const label of labels) {
      const width = textWidth(`${label.number} ${label.text}`, 15.6) * 1.04;
      const [x, y] = label.at;
      const [left, right] = label.side === 'left' ? [x - width, x] : [x, x + width];
      const box = [...rectangle(left, y - 8, right - left, 16), [left, y - 8] as const];
      for (const other of labels)
        if (other !== label)
          expect(crosses(leaderPoints(other), box), `${other.text} × ${label.text}`).toBe(false);
    }
  });
});
/** Returns the distance in px from a point to an outline, negative if the point is inside. */
function distanceOutside([x, y]: Point, outline: readonly Point[]): number {
  let [nearest, inside] = [Number.POSITIVE_INFINITY, false];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy));
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside ? -nearest : nearest;
}

function crosses(one: readonly Point[], other: readonly Point[]): boolean {
  const turn = (a: Point, b: Point, c: Point): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const pairs = (line: readonly Point[]) => line.slice(1).map((end, i) => [line[i] ?? end, end] as const);
  return pairs(one).some(([a, b]) =>
    pairs(other).some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

test('the hero names each of the nine systems once', () => {
  const named = HERO_TAGS.map(({ system }) => system);
  expect(named.toSorted()).toEqual(SYSTEM_KEYS.filter((key) => key !== 'general').toSorted());
  for (const { system, words, leader } of HERO_TAGS)
    for (const [x, y] of [words, ...leader])
      expect(x > 0 && x < HERO_SIZE.width && y > 0 && y < HERO_SIZE.height, system).toBe(true);
});

describe('kit', () => {
  const sheet = (): Sheet => new Sheet({ width: 100, height: 100, scale: 10, origin: [0, 100] });

  test('pens have unique class names', () => {
    const codes = Object.values(PENS).map(({ code }) => code.toLowerCase());
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('an invalid coordinate throws a RangeError', () => {
    expect(() => sheet().line('fine', [0, 0], [Number.NaN, 1])).toThrow(RangeError);
  });

  test('a sheet joins consecutive strokes of one pen into one path, but not masks', () => {
    const own = sheet();
    own.line('fine', [0, 0], [1, 0]);
    own.line('fine', [0, 1], [1, 2]);
    own.rect('mask', 0, 0, 1, 1);
    own.rect('mask', 1, 1, 1, 1);
    expect(own.strokes).toEqual([
      { pen: 'fine', path: 'M0 100h10M0 90l10-10' },
      { pen: 'mask', path: 'M0 100h10v-10h-10z' },
      { pen: 'mask', path: 'M10 90h10v-10h-10z' },
    ]);
  });
});

describe('lines', () => {
  /**
   * Returns the displayed width of a drawing on a wide page as a fraction of its own width. For small sections, this is
   * the width under “Other services”; for previews, the width on a social card.
   */
  const scaleOf = (name: ArtName): number => {
    const drawing = artDrawing(name, CONTEXT);
    return (
      drawing.shown ?? { standard: 1, light: 1, street: 0.5, preview: 1, small: 240 / 600 }[drawing.weights]
    );
  };

  test('are never thinner than .6 px, from the displayed size down to a third of it', () => {
    for (const name of ART_NAMES) {
      const { svg, width } = renderArt(name, CONTEXT);
      for (const share of [1, 0.8, 0.6, 0.45, 0.33]) {
        const scale = scaleOf(name) * share;
        for (const [code, line] of linesAt(svg, scale * width))
          expect(line * scale, `${name} .${code} at ${share}`).toBeGreaterThanOrEqual(0.59);
      }
    }
  });

  test('of small sections are between 1.25 and 4 px at every size on the site', () => {
    for (const key of SYSTEM_KEYS) {
      const { svg, width } = renderArt(`thumb-${key}`, CONTEXT);
      for (const shown of [48, 56, 68, 90, 116, 139, 187, 240, 330])
        for (const [code, line] of linesAt(svg, shown)) {
          expect((line * shown) / width, `${key} .${code} at ${shown}`).toBeGreaterThanOrEqual(1.24);
          expect((line * shown) / width, `${key} .${code} at ${shown}`).toBeLessThanOrEqual(4);
        }
    }
  });

  test('change only by properties of the root, because WebKit applies nothing else to what a “use” shows', () => {
    for (const key of SYSTEM_KEYS) {
      const svg = renderArt(`figure-${key}`, CONTEXT).svg;
      const blocks = [...svg.matchAll(/@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(([, block]) => block);
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) expect(block).toMatch(/^svg\{--[^{}]*\}$/);
    }
  });

  /** Returns the line widths in an image of the given width in pixels, keyed by class, without hidden lines. */
  function linesAt(svg: string, shownWidth: number): Map<string, number> {
    const css = /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';
    const [wider, isFinestHidden] = [...css.matchAll(/@media\(max-width:(\d+)px\)\{svg\{([^{}]*)\}\}/g)]
      .filter(([, limit]) => shownWidth <= Number(limit))
      .reduce<[number, boolean]>(
        ([factor, isHidden], [, , values = '']) => [
          Number(/--wider:([\d.]+)/.exec(values)?.[1] ?? factor),
          isHidden || values.includes('--finest:hidden'),
        ],
        [1, false],
      );
    const lines = new Map<string, number>();
    for (const [, code = '', block = ''] of css.matchAll(/\.(\w+)\{([^{}]*)\}/g)) {
      const width = /stroke-width:calc\(([\d.]+)px/.exec(block)?.[1];
      if (width !== undefined && !(isFinestHidden && block.includes('--finest')))
        lines.set(code, Number(width) * wider);
    }
    return lines;
  }
});

test('a sprite has the company’s color of heat', () => {
  expect(renderSprite('thumbs', HEAT)).toContain(`hot:${HEAT.paper}`);
  // the cache keeps a separate sprite for each color
  expect(renderSprite('thumbs')).toContain(`hot:${GROUNDS.paper.hot}`);
});

test.each(SYSTEM_KEYS.filter((key) => key !== 'general'))(
  'the house of a breadcrumb is lit only on the floor of the %s, by day too',
  (key) => {
    const { strokes, viewBox } = artDrawing(`house-${key}`, CONTEXT);
    const { height } = artDrawing(`room-${key}`, CONTEXT).viewBox;
    const boxes = strokes.filter(({ ground }) => ground === 'lamp').map(({ path }) => pathBounds(path));
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    expect(top).toBeGreaterThanOrEqual(viewBox.y);
    expect(bottom).toBeLessThanOrEqual(viewBox.y + viewBox.height);
    expect(bottom - top).toBeLessThanOrEqual(height);
    expect(renderArt(`house-${key}`, CONTEXT).svg).toContain(`.lamp{--ink:${GROUNDS.lamp.ink}`);
  },
);
