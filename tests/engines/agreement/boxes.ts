/** Measures the boxes of a page's parts, and finds where two engines place them differently. */
import type { RunInPage } from '../../../tools/verify/run-in-page.ts';

/** A part of a page as one engine lays it out; lengths are in CSS pixels. */
export interface Box {
  /** Description of the part, such as `h2 “Have ready”`; it is the same in every engine. */
  readonly name: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /**
   * Offsets from several references: the top, middle and bottom of its section and of its parent, and the bottom of
   * the previous part. If text wraps differently, later parts move, but keep their offset from the nearest reference.
   */
  readonly tops: readonly number[];
  /** How many lines its text has; `lineHeight` is the height of one line. */
  readonly lines: number;
  readonly lineHeight: number;
  /** True if the part contains multi-column text, or is inside or next to it. */
  readonly isByColumns: boolean;
  /** True if it is in a row whose items may wrap onto another line. */
  readonly isInRow: boolean;
  /** Index of the enclosing part in the list, or -1. */
  readonly around: number;
}

/** Selects headings, sections, images, rows, table cells, list items, paragraphs and controls. */
const PARTS =
  'main > *, section, header, footer, h1, h2, h3, h4, figure, img, tr, td, th, [data-row], [data-row] > *, li, dt, dd, p, a, button, input, select, textarea, summary';

/** Measures all visible parts; runs in the page. */
function listBoxes(parts: string): Box[] {
  const countLines = (part: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
    return bottoms
      .toSorted((one, other) => one - other)
      .filter((bottom, index, all) => index === 0 || bottom - (all[index - 1] ?? 0) > 4).length;
  };
  const shown = [...document.querySelectorAll(parts)].filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (
      isShown &&
      width > 2 &&
      height > 2 &&
      !part.closest('svg') &&
      getComputedStyle(part).display !== 'inline'
    );
  });
  const columns = [...document.querySelectorAll('main *')].filter(
    (part) => getComputedStyle(part).columnCount !== 'auto',
  );
  const counts = new Map<string, number>();
  return shown.map((part, index) => {
    const box = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    const words = (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    const file = part instanceof HTMLImageElement ? (/[^/]*$/.exec(part.src)?.[0] ?? '').slice(0, 40) : '';
    const plain = `${part.localName}${words || file ? ` “${words || file}”` : ''}`;
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    const from = (place: Element | null): number[] => {
      const around = place?.getBoundingClientRect();
      if (!around) return [];
      return [
        box.top - around.top,
        box.bottom - around.bottom,
        (box.top + box.bottom - around.top - around.bottom) / 2,
      ];
    };
    const before = shown.slice(0, index).findLast((other) => !other.contains(part));
    return {
      name: count > 1 ? `${plain} (${count})` : plain,
      left: box.left,
      width: box.width,
      height: box.height,
      tops: [
        ...from(part.parentElement),
        ...from(part.parentElement?.closest('section, header, footer, main > *') ?? null),
        ...(before ? [box.top - before.getBoundingClientRect().bottom] : []),
      ],
      lines: countLines(part),
      lineHeight: Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize) * 1.2,
      isByColumns: columns.some(
        (one) => one.contains(part) || (part.matches('section') ? part : part.parentElement)?.contains(one),
      ),
      isInRow:
        style.display.startsWith('inline-') ||
        (part.parentElement !== null && getComputedStyle(part.parentElement).flexWrap === 'wrap'),
      around: shown.slice(0, index).findLastIndex((other) => other.contains(part)),
    };
  });
}

/** Measures the boxes of a page that has been scrolled to its end. */
export const measureBoxes = (run: RunInPage): Promise<Box[]> => run(listBoxes, PARTS);

/** How much an engine may differ from the reference engine, on every page, and why. */
export interface Leeway {
  readonly reason: string;
  /** Allowed difference in height for each line of text, in CSS pixels. */
  readonly perLine: number;
}

const NO_LEEWAY: Leeway = { reason: '', perLine: 0 };
/** Allowed distance between the two boxes of a part, in CSS pixels. */
const APART = 2;
/** The same distance for text that wraps differently. */
const APART_IN_WRAPPED = 4;

/** A part in both engines. */
interface Pair {
  readonly box: Box;
  readonly other: Box;
  readonly holder: Box | undefined;
}

/**
 * Returns a part’s width as a multiple of its parent’s width, at least 1. A cropped picture is wider than its frame.
 */
const enlargement = ({ box, holder }: Pair): number => Math.max(1, box.width / (holder?.width ?? box.width));

const growth = ({ box, other }: Pair): number => other.height - box.height;

/** Returns texts that have more or fewer lines in the other engine, and parts that are on another line of their row. */
function findWrapped(pairs: readonly Pair[]): Pair[] {
  const holders = new Set(pairs.filter(({ box }) => box.lines > 0).map(({ holder }) => holder));
  return pairs.filter(({ box, other }) => {
    const moved = Math.abs((other.tops[0] ?? 0) - (box.tops[0] ?? 0));
    return box.isInRow && moved > box.lineHeight / 2 ? true : !holders.has(box) && other.lines !== box.lines;
  });
}

/** Checks whether a part has the same height in both engines, except where texts in or next to it wrap differently. */
function isAsHigh(pair: Pair, wrapped: readonly Pair[], holds: boolean, { perLine }: Leeway): boolean {
  const { box, other, holder } = pair;
  const lines = Math.max(box.lines, other.lines, holder?.lines ?? 0) * perLine;
  // Engines balance columns differently; the heights differ by less than a line.
  const balance = box.isByColumns ? box.lineHeight : 0;
  const byLines = growth(pair) - (other.lines - box.lines) * box.lineHeight;
  const isBesideWrapped = wrapped.some(
    (one) => Math.abs(growth(one) - growth(pair)) <= APART_IN_WRAPPED + lines,
  );
  return (
    Math.abs(growth(pair)) <= Math.max(APART, balance) + lines ||
    (wrapped.length > 0 && (holds || isBesideWrapped || Math.abs(byLines) <= APART_IN_WRAPPED + lines))
  );
}

const describeBox = ({ left, width, height, tops }: Box): string =>
  `${width.toFixed(1)} × ${height.toFixed(1)} px at ${left.toFixed(1)}, ${(tops[0] ?? 0).toFixed(1)} below its parent’s top`;

/**
 * Describes parts that only one of two engines shows, or whose place or size differs by more than 2 px. If text wraps
 * differently, heights may differ by its extra lines plus 4 px.
 *
 * @param expected - boxes in the reference engine
 * @param found - boxes of the same page in the other engine
 */
export function compareBoxes(
  expected: readonly Box[],
  found: readonly Box[],
  leeway: Leeway = NO_LEEWAY,
): string[] {
  const others = new Map(found.map((box) => [box.name, box]));
  const names = new Set(expected.map(({ name }) => name));
  const missing = expected.filter(({ name }) => !others.has(name)).map(({ name }) => `${name} is not shown`);
  const added = found.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is extra`);
  const pairs = expected.flatMap((box): Pair[] => {
    const other = others.get(box.name);
    return other ? [{ box, other, holder: expected[box.around] }] : [];
  });
  const wrapped = findWrapped(pairs);
  const hasColumns = expected.some(({ isByColumns }) => isByColumns);
  const holding = new Set<Box>();
  for (const { box } of wrapped)
    for (let one = expected[box.around]; one; one = expected[one.around]) holding.add(one);

  const apart = pairs.filter((pair) => {
    const { box, other, holder } = pair;
    const lines = Math.max(box.lines, other.lines, holder?.lines ?? 0) * leeway.perLine;
    const scale = enlargement(pair);
    if (scale > 1) return Math.abs(other.width - box.width) > APART_IN_WRAPPED * scale;
    const nearest = Math.min(...box.tops.map((top, place) => Math.abs(top - (other.tops[place] ?? top))));
    // A column may start one line higher, which also moves the next section.
    const followsColumns = hasColumns && box.name.startsWith('section');
    const balance = box.isByColumns || followsColumns ? box.lineHeight + 1 : 0;
    const isThere = Math.abs(other.left - box.left) <= APART && nearest <= Math.max(APART, balance) + lines;
    const isInOtherRow = box.isInRow && holder !== undefined && holding.has(holder);
    return !(
      (isThere || isInOtherRow) &&
      Math.abs(other.width - box.width) <= APART &&
      isAsHigh(pair, wrapped, holding.has(box), leeway)
    );
  });
  const differences = apart.map(
    ({ box, other }) => `${box.name} is ${describeBox(other)}, not ${describeBox(box)}`,
  );
  return [...missing, ...added, ...differences];
}
