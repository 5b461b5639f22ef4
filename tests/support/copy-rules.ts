/** Rules for the words of the site, as patterns with reasons. */
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listUnbackedRules } from '../../tools/verify/backing.ts';

/** Number of words above which a sentence gets hard to read. */
export const LONGEST_SENTENCE = 29;

/** A pattern for words to avoid, with the reason that is shown if a text has them. */
export interface Rule {
  readonly reason: string;
  readonly pattern: RegExp;
}

/** Rebates and amounts of money, which may be mentioned only with a source or as the company's own data. */
export const MONEY: Rule = {
  reason: 'rebate or amount without a source',
  pattern: /\brebates?\b|\btax credits?\b|\$/i,
};

/** Words that nothing can back. */
const EMPTY_PROMISES: readonly Rule[] = [
  { reason: 'promise of a response time', pattern: /\bsame[-\s]day\b/i },
  { reason: 'promise without terms', pattern: /\bguarante/i },
  { reason: 'rank without evidence', pattern: /#\s?1\b|\bnumber one\b|\bbest\b/i },
  { reason: 'rating without evidence', pattern: /\b(?:\w+-)?stars?\b/i },
  MONEY,
  { reason: 'visitors would see the tag itself', pattern: /<\/?[a-z][^<>]*>/i },
  { reason: 'empty praise', pattern: /\btrusted\b|\btop[-\s]notch\b/i },
];

/** Returns the rules for words that a company's data does not back, including those that nothing can back. */
export const listForbiddenRules = (company: Business): readonly Rule[] => [
  ...EMPTY_PROMISES,
  ...listUnbackedRules(company).map(({ pattern, remedy }) => ({ pattern, reason: remedy })),
];

/** British spellings and words. */
export const BRITISH_WORDS: Rule = {
  reason: 'American English',
  pattern: new RegExp(
    String.raw`\b(?:${[
      '(?:col|neighb|lab|od|fav|vap|harb|rum)our\\w*',
      'licen[c]e[sd]?',
      'stor(?:ey|eys|eyed)',
      '(?:cent|met|lit|fib|theat)res?',
      'gr[e]y(?:er|ish)?',
      'tyres?|kerbs?|moulds?|mouldy|ploughs?|draughts?|cheques?|programmes?|catalogues?|aluminium|sceptic\\w*',
      '(?:organ|recogn|real|special|minim|maxim|custom|author|util|final|optim)is(?:e|ed|es|ing|ation)',
      '(?:label|level|model|fuel|travel|cancel|channel|signal)l(?:ed|ing)',
      'autumn|whilst|cosy|fulfil|judgement|storeyed|defence|offence',
    ].join('|')})\b`,
    'i',
  ),
};

const UNITS =
  'feet|foot|inch(?:es)?|lbs?|pounds?|psi|tons?|BTU|MBH|volts?|amps?|gallons?|kW|hp|microns?|degrees|percent';

/** What no page may show: typewriter characters and wrong spaces. */
export const TYPOGRAPHY: readonly Rule[] = [
  { reason: 'straight quotation mark; write ’ “ ”', pattern: /["'`]/ },
  { reason: 'double hyphen; write – or a comma', pattern: /--/ },
  { reason: 'three periods; end the sentence', pattern: /\.\.\./ },
  { reason: 'double space', pattern: /[ \u00a0]{2}/ },
  { reason: 'space before °; write 68°F', pattern: /\d\s°/ },
  {
    reason: 'plain space between number and unit; write \\u00a0',
    pattern: new RegExp(String.raw`[\d¼½¾⅝] (?:${UNITS}|[ap]m)\b`),
  },
  { reason: 'plain space after No.; write \\u00a0', pattern: /\bNo\. \d/ },
];

/** Returns the words that break a rule, each with the reason for that rule. */
export function findBreaches(text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ reason, pattern }) => {
    const found = text.match(pattern)?.[0];
    return found === undefined ? [] : [`“${found}” (${reason})`];
  });
}
