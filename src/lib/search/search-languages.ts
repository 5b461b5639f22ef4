/** Answers in the language of the query. */
import type { FindDanger, FoundDanger } from './find-dangers.ts';
import type { SearchAnswer, SearchIndex } from './search-model.ts';
import { plainText, stem } from './search-words.ts';
import { createSearch } from './service-search.ts';
import { listIndexWords } from './typed-words.ts';

/** The search data of one language. */
export interface LanguageIndex {
  /** Code of the language (BCP 47). */
  readonly language: string;
  readonly index: SearchIndex;
}

/** An answer, with its language. */
export interface LanguageAnswer extends SearchAnswer {
  readonly language: string;
  /** Advice for somebody who only asks about a danger, but may be in one. */
  readonly aside?: FoundDanger | undefined;
}

/** How many more of the typed words another language has to know, to answer first on a page whose language was chosen. */
const SURELY_OTHER = 2;

/**
 * Creates a search over several languages. If the query names a danger, the answer is in the language of its advice.
 * Otherwise it is in the language whose index has the most typed words, then the most in the same form. In a tie, the
 * page's language goes first; if it finds nothing, another tied language answers. A page that is not in the main
 * language, the first of `indexes`, was chosen by its visitor: its language goes first unless another has two more of
 * the typed words, and one with as many or fewer never answers.
 */
export function createLanguageSearch(
  indexes: readonly LanguageIndex[],
  findDanger: FindDanger,
  home: string,
): (typed: string) => LanguageAnswer {
  const findAlarm: FindDanger = (typed) => {
    const found = findDanger(typed, home);
    return found?.isAsked ? undefined : found;
  };
  const searches = [...indexes]
    .sort((one, other) => Number(other.language === home) - Number(one.language === home))
    .map(({ language, index }) => ({
      language,
      search: createSearch(index, findAlarm, language),
      words: listIndexWords(index),
    }))
    .map((one) => ({ ...one, stems: new Set([...one.words].map(stem)) }));
  const byKnownWords = (typed: string) => {
    const words = plainText(typed).match(/[a-z]\w*/g) ?? [];
    const countIn = (known: ReadonlySet<string>, some: readonly string[]): number =>
      some.filter((one) => known.has(one)).length;
    return searches
      .map((one) => ({
        ...one,
        known: countIn(one.stems, words.map(stem)) + countIn(one.words, words) / (words.length + 1),
      }))
      .sort((one, other) => other.known - one.known);
  };
  const isChosen = home !== indexes[0]?.language;
  return (typed) => {
    const found = findDanger(typed, home);
    const aside = found?.isAsked ? found : undefined;
    const ordered = byKnownWords(typed);
    const [best] = ordered;
    const own = ordered.find(({ language }) => language === home);
    const isOwn = isChosen && own && best && best.known - own.known < SURELY_OTHER;
    const ours = isOwn ? [own, ...ordered.filter(({ known }) => known > own.known)] : undefined;
    const spoken = found
      ? ordered.filter(({ language }) => language === found.language)
      : (ours ?? ordered.filter(({ known }) => known === best?.known));
    const answers = (spoken.length > 0 ? spoken : ordered).map(({ language, search }) => ({
      ...search(typed),
      language,
    }));
    const answer =
      answers.find(({ hits, elsewhere }) => hits.length > 0 || elsewhere) ?? (answers[0] as LanguageAnswer);
    if (!aside) return answer;
    // No service answers a question about a danger, and the sentence about another trade says what to do in one.
    const hits = aside.isMist ? answer.hits : answer.hits.filter(({ why }) => why.kind === 'asked');
    return { ...answer, hits, aside: answer.elsewhere ? undefined : aside };
  };
}
