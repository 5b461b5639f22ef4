/** Puts numbers into texts, so that a text follows what it counts. */
import { toCardinal } from 'n2words/en-US';

/** Numbers by the name under which a text asks for them. */
export type Counts = Readonly<Record<string, number>>;

/** `{services}`, `{Projects}` or `{services job/jobs}`. */
const PLACE = /\{([A-Za-z]+)(?: ([^{}/]+)\/([^{}/]+))?\}/g;

/** A place in a text that asks for a number. */
interface Place {
  readonly name: string;
  /** The noun for one, and for any other number. */
  readonly noun: readonly [string, string] | undefined;
}

function formatCount(count: number, { name, noun }: Place): string {
  const isCapital = /^[A-Z]/.test(name);
  if (!isCapital && !noun) return String(count);
  const words = toCardinal(count);
  const number = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return noun ? `${number} ${count === 1 ? noun[0] : noun[1]}` : number;
}

/**
 * Fills the places of a text: `{services}` becomes 31, `{Services}` Thirty-one, `{services job/jobs}` thirty-one jobs.
 * Names that nobody counts stay as they are.
 */
export function fillInCounts(text: string, counts: Counts): string {
  return text.replace(PLACE, (place, name: string, one?: string, many?: string) => {
    const count = counts[name.toLowerCase()];
    const noun = one !== undefined && many !== undefined ? ([one, many] as const) : undefined;
    return count === undefined ? place : formatCount(count, { name, noun });
  });
}

/** Fills the places of every text of a value. */
export function fillInAll<Value>(value: Value, counts: Counts): Value {
  if (typeof value === 'string') return fillInCounts(value, counts) as Value;
  if (Array.isArray(value)) return value.map((one) => fillInAll(one, counts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, fillInAll(inner, counts)]);
  return Object.fromEntries(entries) as Value;
}
