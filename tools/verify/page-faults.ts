/** Reports each fault once, even if several pages have it. */

export interface PageFault {
  readonly path: string;
  /** Viewport width, if the fault depends on it. */
  readonly width?: number;
  readonly fault: string;
}

/** Number of pages that are named; the rest are counted. */
const MOST_NAMED = 3;

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

const listOnce = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** “/, /about, /contact, and 40 more pages”. */
function namePages(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'page' : 'pages'}`] : [];
  return LIST.format([...paths.slice(0, MOST_NAMED), ...rest]);
}

/** “ at 320 and 390 px”, or nothing. */
function nameWidths(widths: readonly number[]): string {
  const sorted = widths.toSorted((one, other) => one - other).map(String);
  return sorted.length === 0 ? '' : ` at ${LIST.format(sorted)} px`;
}

/** Returns one sentence for each fault, with the pages and widths where it occurs. */
export function describePageFaults(faults: readonly PageFault[]): string[] {
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, same]) => {
    const paths = listOnce(same.map(({ path }) => path));
    const widths = listOnce(same.flatMap(({ width }) => width ?? []));
    return `${namePages(paths)}${nameWidths(widths)}: ${fault}.`;
  });
}
