/** Fills in placeholders, so that texts match the company's data, such as its city and the number of its services. */
import { toCardinal } from 'n2words/en-US';
import { findOwn } from '../content/field-path.ts';

export interface PlaceValues {
  /** `{services}` becomes 31, `{Services}` Thirty-one, `{services job/jobs}` thirty-one jobs. */
  readonly counts: Readonly<Record<string, number>>;
  /** `{city}` becomes Queens. */
  readonly names: Readonly<Record<string, string>>;
  /** `{booking: or book online}` becomes its words if the condition is true; `{not booking: or call}` if not. */
  readonly conditions: Readonly<Record<string, boolean>>;
  /** True in English, where “a {city}” becomes “an Astoria”. */
  readonly hasArticles: boolean;
}

/** A placeholder, including an article “a” before it. */
const PLACE = /(\b[Aa] )?\{([^{}]*)\}/g;
const CONDITION = /^(not )?([a-z]+):(.*)$/s;
const COUNT = /^([A-Za-z]+)(?: ([^/]+)\/([^/]+))?$/;
const VOWEL = /^[aeiou]/i;

/** @param nouns - singular and plural */
function formatCount(count: number, isCapital: boolean, nouns: readonly (string | undefined)[]): string {
  const [one, many] = nouns;
  if (!isCapital && one === undefined) return String(count);
  const words = toCardinal(count);
  const number = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return one === undefined ? number : `${number} ${count === 1 ? one : many}`;
}

function fillPlace(inner: string, { counts, names, conditions }: PlaceValues): string | undefined {
  const [, not, condition = '', words = ''] = CONDITION.exec(inner) ?? [];
  const holds = findOwn(conditions, condition);
  if (holds !== undefined) return holds !== (not !== undefined) ? words : '';
  const [, name = '', ...nouns] = COUNT.exec(inner) ?? [];
  const count = findOwn(counts, name.toLowerCase());
  return count === undefined ? findOwn(names, inner) : formatCount(count, /^[A-Z]/.test(name), nouns);
}

/** Fills in the placeholders of a text. An unknown placeholder stays as it is, including its braces. */
export function fillIn(text: string, values: PlaceValues): string {
  return text.replace(PLACE, (place, article: string | undefined, inner: string) => {
    const filled = fillPlace(inner, values);
    if (filled === undefined) return place;
    if (!article) return filled;
    const isBeforeVowel = values.hasArticles && inner in values.names && VOWEL.test(filled);
    return `${isBeforeVowel ? article.replace(' ', 'n ') : article}${filled}`;
  });
}

/** Finds the first brace left in a text, with its content or its first word; undefined if there is none. */
export const findLeftBrace = (text: string): string | undefined => /\{[^{}]*\}|\{\w*|\}/.exec(text)?.[0];

/** The longest title that search engines show in full, in characters. */
const LONGEST_TITLE = 60;
const NAME_IN_FRONT = '{company}: ';

/** Fills in a title. The company’s name at its start is dropped if the title is too long with it. */
function fillInTitle(title: string, values: PlaceValues): string {
  const filled = fillIn(title, values);
  if (!title.startsWith(NAME_IN_FRONT) || filled.length <= LONGEST_TITLE) return filled;
  const words = fillIn(title.slice(NAME_IN_FRONT.length), values);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fills in every string in a value; `metadata.title` is treated as a page title. */
export function fillInAll<Value>(value: Value, values: PlaceValues, group = '', field = ''): Value {
  if (typeof value === 'string') {
    const fill = group === 'metadata' && field === 'title' ? fillInTitle : fillIn;
    return fill(value, values) as Value;
  }
  if (Array.isArray(value)) return value.map((one) => fillInAll(one, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, fillInAll(inner, values, field, key)]);
  return Object.fromEntries(entries) as Value;
}
