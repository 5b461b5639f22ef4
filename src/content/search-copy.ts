/** The English texts around the search's answers; `content/languages/` has those in other languages. */
import type { SearchWords } from './language-schema.ts';

/** The search's texts in one language, except `noConnection` and `otherTrades`, which the owner writes for English pages. */
export type SearchCopy = Omit<SearchWords, 'noConnection' | 'otherTrades'>;

export const ENGLISH_SEARCH: SearchCopy = {
  label: 'Say what you see',
  placeholder: 'radiator bangs',
  hint: 'What it does, where it is, or what you call it. Typos are fine.',
  go: 'Open the first result',
  answers: 'Services that answer it',
  afterDanger: 'Services after the advice',
  whenSafe: 'When it is safe',
  none: 'We have no page for',
  call: 'Call',
  describe: 'and describe it, or look through',
  allServices: 'all services',
  noAnswers: 'No results.',
  oneAnswer: '1 result',
  manyAnswers: 'results',
  later: 'after the advice.',
  first: 'First:',
};
