/** Measures running text: sentences, syllables, reading grade, and how much two texts have in common. */

/** Words that end with a period without ending a sentence. */
const ABBREVIATIONS = 'No. St. Ave. Mr. Ms. Mrs. Dr. vs. e.g. i.e. approx. U.S.'.split(' ');

/**
 * A sentence ends at `.`, `!`, `?` or `…`, with its closing quotation mark or bracket, before a space and a capital
 * letter or a digit.
 */
const SENTENCE_END = /[.!?…][”’"')\]]*(?=\s+[“‘"'([]?[\p{Lu}\d])/gu;

/**
 * Splits a text into sentences.
 *
 * The abbreviations in “No. 4 oil”, “St. George” and “e.g. Queens” do not end a sentence.
 */
export function splitSentences(text: string): string[] {
  const clean = text.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const match of clean.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const lastWord = clean.slice(start, end).split(' ').at(-1) ?? '';
    if (ABBREVIATIONS.includes(lastWord.replace(/^[“‘"'([]/, ''))) continue;
    sentences.push(clean.slice(start, end));
    start = end + 1;
  }
  if (start < clean.length) sentences.push(clean.slice(start));
  return sentences;
}

/**
 * Lists the words of a text: letters and digits with the punctuation inside them.
 *
 * `T&P`, `68°F`, `36,000`, `co-op`, `don’t` and `VRF/VRV` are one word each; a dash or `×` on its own is not a word.
 */
export function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}°]*(?:[’'&./,:-][\p{L}\p{N}°]+)*/gu) ?? [];
}

/**
 * Estimates the syllables of an English word from its vowel groups.
 *
 * Numbers and acronyms such as `68` and `PTAC` count as two, because their spelling does not show how people say them.
 * A trade term counts as at most two syllables.
 */
export function countSyllables(word: string, tradeTerms: ReadonlySet<string> = new Set()): number {
  const clean = word.toLowerCase().replace(/[’']s$/, '');
  if (isTradeTerm(clean, tradeTerms)) return Math.min(2, countByVowels(clean));
  if (/\d/.test(clean) || /^\p{Lu}{2,}s?$/u.test(word)) return 2;
  const parts = clean.split(/[-&/.,:]/).filter(Boolean);
  return parts.reduce((sum, part) => sum + (tradeTerms.has(part) ? 2 : countByVowels(part)), 0) || 1;
}

function isTradeTerm(word: string, tradeTerms: ReadonlySet<string>): boolean {
  return (
    tradeTerms.has(word) || tradeTerms.has(word.replace(/e?s$/, '')) || tradeTerms.has(word.replace(/s$/, ''))
  );
}

/** An “i” and a vowel in separate syllables: radiator, diagnosis, medium; not station, special, region, million. */
const HIATUS = /(?<![tcsgl])i(?=[aou])/g;

function countByVowels(word: string): number {
  const letters = word.replace(/[^a-zà-ÿ]/g, '');
  if (letters.length <= 3) return letters.length > 0 ? 1 : 0;
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
    .match(/[aeiouyà-ÿ]{1,2}/g);
  const apart = letters.match(HIATUS)?.length ?? 0;
  return Math.max(1, (groups?.length ?? 1) + apart);
}

/**
 * Computes the Flesch–Kincaid grade of several blocks of text: the U.S. school grade whose students can read them
 * easily.
 *
 * @param tradeTerms trade terms that cannot be replaced, in lowercase; each counts as at most two syllables
 */
export function readingGrade(blocks: readonly string[], tradeTerms: ReadonlySet<string> = new Set()): number {
  const sentences = blocks.flatMap(splitSentences);
  const words = blocks.flatMap(listWords);
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, tradeTerms), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Returns every run of `length` consecutive words, in lowercase and without punctuation between words; runs do not
 * cross blocks.
 */
export function wordRuns(blocks: readonly string[], length = 5): Set<string> {
  const runs = new Set<string>();
  for (const block of blocks) {
    const words = listWords(block).map((word) => word.toLowerCase());
    for (let index = 0; index + length <= words.length; index += 1) {
      runs.add(words.slice(index, index + length).join(' '));
    }
  }
  return runs;
}

/** Returns the fraction of the smaller set's runs that are also in the larger set, from 0 to 1. */
export function sharedRuns(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  return shared / small.size;
}
