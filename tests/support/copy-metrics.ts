/** Splits running text into sentences and words. */

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
