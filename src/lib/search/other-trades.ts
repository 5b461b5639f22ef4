/** Recognizes things that are not the company’s trade, such as a clogged toilet. */
import { plainText, stem } from './search-words.ts';

/** Things that are not the company’s trade, and the sentence that says whose they are. */
export interface OtherTrade {
  /**
   * Words or phrases, separated by commas; a query with all words of one of them gets the sentence, unless it has a
   * word of that phrase that begins with a minus sign: “drain clogged -ac”. “-*” excludes every other word.
   */
  readonly words: string;
  readonly answer: string;
}

/** Returns the stem of a word, or the word itself if its stem has three letters: “rated”, “rating” would become “rat”. */
const stemLong = (word: string): string => (/^..?.(?:ed?|ing)$/.test(word) ? word : stem(word));

/**
 * Creates a function that returns the sentence for a query, or undefined if the query names none of the things.
 *
 * @param trades - the list that the owner maintains; the first match wins
 */
export function createTradeFinder(trades: readonly OtherTrade[]): (words: string) => string | undefined {
  const splitStems = (words: string): string[] => plainText(words).split(' ').filter(Boolean).map(stemLong);
  const known = trades.map(({ words, answer }) => ({
    answer,
    phrases: words.split(',').map((phrase) => {
      const [named = '', ...excluded] = phrase.split(' -');
      const most = excluded.includes('*') ? splitStems(named).length : Number.POSITIVE_INFINITY;
      return { named: splitStems(named), excluded: splitStems(excluded.join(' ')), most };
    }),
  }));
  return (words) => {
    const said = new Set(splitStems(words));
    return known.find(({ phrases }) =>
      phrases.some(
        ({ named, excluded, most }) =>
          said.size <= most &&
          named.every((word) => said.has(word)) &&
          !excluded.some((word) => said.has(word)),
      ),
    )?.answer;
  };
}
