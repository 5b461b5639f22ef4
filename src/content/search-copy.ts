/** The English texts around the search's answers; `content/languages/` has those in other languages. */
import type { SearchWords } from './language-schema.ts';

/** The texts of the search's field in one language. */
export type FieldCopy = Pick<SearchWords, 'label' | 'placeholder' | 'hint' | 'go'>;

/** The texts around its answers, except `noConnection` and `otherTrades`, which the owner writes for English pages. */
export type SearchCopy = Omit<SearchWords, keyof FieldCopy | 'noConnection' | 'otherTrades'>;

/** Those of them that a page needs before the data has loaded. */
export type EarlyCopy = Pick<SearchCopy, 'call' | 'describe' | 'allServices'>;

export const ENGLISH_FIELD: FieldCopy = {
  label: 'Say what you see',
  placeholder: 'radiator bangs',
  hint: 'What it does, where it is, or what you call it. Typos are fine.',
  go: 'Open the first result',
};

export const ENGLISH_SEARCH: SearchCopy = {
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
