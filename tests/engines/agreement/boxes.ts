/** Boxes of the parts of a page, and where two engines put them differently. */
import type { RunInPage } from '../../../tools/verify/run-in-page.ts';

/** A part of a page as one engine lays it out; CSS pixels. */
export interface Box {
  /** The part in words, the same in every engine: `h2 “Have ready”`. */
  readonly name: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /**
   * Its top seen from several places: the top, the middle and the end of its section and of its parent, and the end of
   * the part before it. A text that wraps otherwise moves what follows it; seen from the nearest place all stays as it is.
   */
  readonly tops: readonly number[];
  /** Lines of its text, and the height of one. */
  readonly lines: number;
  readonly lineHeight: number;
  /** Has text in columns in it or beside it, or is in them. */
  readonly isByColumns: boolean;
  /** Stands in a row whose parts go on below when there is no room, such as words in a line. */
  readonly isInRow: boolean;
  /** Place of the part around it in the list; -1 where there is none. */
  readonly around: number;
}

/** Headings, sections, figures, rows, controls, and the texts between them. */
const PARTS =
  'main > *, section, header, footer, h1, h2, h3, h4, figure, img, tr, td, th, [data-row], [data-row] > *, li, dt, dd, p, a, button, input, select, textarea, summary';

/** Runs in the page. */
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
        box.top + box.bottom - around.top - around.bottom,
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

/** Boxes of a page that has been read to its end. */
export const measureBoxes = (run: RunInPage): Promise<Box[]> => run(listBoxes, PARTS);

/** What an engine may do differently on every page, and why. */
export interface Leeway {
  readonly reason: string;
  /** CSS pixels in height for each line of text. */
  readonly perLine: number;
}

const NO_LEEWAY: Leeway = { reason: '', perLine: 0 };
/** CSS pixels that boxes may be apart, and where a text wraps otherwise. */
const APART = 2;
const APART_IN_WRAPPED = 4;

/** A part in both engines. */
interface Pair {
  readonly box: Box;
  readonly other: Box;
  readonly holder: Box | undefined;
}

/** How much a part is enlarged in what is around it: a picture of which a frame shows a cut. */
const enlargement = ({ box, holder }: Pair): number => Math.max(1, box.width / (holder?.width ?? box.width));

const growth = ({ box, other }: Pair): number => other.height - box.height;

/** Texts with more or fewer lines than in the other engine, and parts of a row that breaks at another place. */
function findWrapped(pairs: readonly Pair[]): Pair[] {
  const holders = new Set(pairs.filter(({ box }) => box.lines > 0).map(({ holder }) => holder));
  return pairs.filter(({ box, other }) => {
    const moved = Math.abs((other.tops[0] ?? 0) - (box.tops[0] ?? 0));
    return box.isInRow && moved > box.lineHeight / 2 ? true : !holders.has(box) && other.lines !== box.lines;
  });
}

/** Whether a part is as high as in the other engine, but for texts in or beside it that wrap otherwise. */
function isAsHigh(pair: Pair, wrapped: readonly Pair[], holds: boolean, { perLine }: Leeway): boolean {
  const { box, other, holder } = pair;
  const lines = Math.max(box.lines, other.lines, holder?.lines ?? 0) * perLine;
  // Engines balance columns by different measures, by less than a line.
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
 * Parts that two engines put more than 2 px apart, one phrase each. Where a text wraps otherwise, heights may differ by its
 * lines and 4 px.
 *
 * @param expected - boxes in the one engine
 * @param found - boxes of the same page in the other
 */
export function compareBoxes(
  expected: readonly Box[],
  found: readonly Box[],
  leeway: Leeway = NO_LEEWAY,
): string[] {
  const others = new Map(found.map((box) => [box.name, box]));
  const names = new Set(expected.map(({ name }) => name));
  const missing = expected.filter(({ name }) => !others.has(name)).map(({ name }) => `${name} is not shown`);
  const added = found
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => `${name} is shown there alone`);
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
    // A paragraph may begin a column a line higher; the section after it follows.
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
