/** What the search says around its answers in English; `content/languages/` has it in others. */
import type { SearchWords } from './language-schema.ts';

/** Words of the search in one language, apart from what an owner words for English pages. */
export type SearchCopy = Omit<SearchWords, 'noConnection'>;

export const ENGLISH_SEARCH: SearchCopy = {
  label: 'Say what you see',
  placeholder: '“radiator bangs”',
  hint: 'What it does, where it is, or what you call it. Typos are fine.',
  go: 'Open the first answer',
  answers: 'Services that answer it',
  afterDanger: 'Services for when it is safe',
  whenSafe: 'When it is safe',
  none: 'We have no page for',
  call: 'Call',
  describe: 'and describe it, or look through',
  allServices: 'all services',
  noAnswers: 'No answers.',
  oneAnswer: '1 answer',
  manyAnswers: 'answers',
  later: 'for when it is safe.',
  first: 'First:',
};
