/** Rules for the words of the site, as patterns with reasons. */
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { type Backing, listBacking } from './backing.ts';

/** Number of words above which a sentence gets hard to read. */
export const LONGEST_SENTENCE = 29;

/** A pattern for words to avoid, with the reason that is shown if a text has them. */
export interface Rule {
  readonly reason: string;
  readonly pattern: RegExp;
  /** What allows a company to use the words anyway. */
  readonly backedBy?: Backing;
}

/** Rebates and amounts of money, which may be mentioned only with a source or as the company's own data. */
export const MONEY: Rule = {
  reason: 'rebate or amount without a source',
  pattern: /\brebates?\b|\btax credits?\b|\$/i,
};

const YEAR = String.raw`(?:1[89]|20)\d\d\b`;
/** Matches words about a law or rule; such a sentence may mention a year. */
const RULE = String.raw`[^.!?]*\b(?:law|rule|code|city|state|federal|permit|standard)s?\b`;
/** Matches “Heat since 1987” and “Founded in 1987”, but not the year of a law. */
const FOUNDED = new RegExp(
  [
    String.raw`(?<!${RULE}[^.!?]*)\bsince ${YEAR}(?!${RULE})`,
    String.raw`\b(?:founded|established)\b[^.!?]{0,30}\bin ${YEAR}`,
    String.raw`\b[\w-]+\+? years(?: of experience| in business| in the trade)\b`,
  ].join('|'),
  'i',
);

/** Matches “Parts and labor covered for one year” and “our warranty”, but not a manufacturer’s warranty. */
const WARRANTY = new RegExp(
  [
    String.raw`\b(?:labor|workmanship|work)\b[^.!?]{0,20}\b(?:covered|warrant(?:ed|ied))\b`,
    String.raw`\b(?:our|labor|workmanship)\swarrant(?:y|ies)\b`,
    String.raw`\bwe (?:warrant|stand behind)\b`,
    String.raw`(?<!\b(?:maker|manufacturer|factory|parts?)\b[^.!?]*)\b[\w-]+[-\s](?:year|month)s?\swarrant(?:y|ies)\b`,
  ].join('|'),
  'i',
);

/** Words that need backing by the company's data, or that pages should avoid. */
export const FORBIDDEN_WORDS: readonly Rule[] = [
  {
    reason: 'the company is not always open',
    pattern:
      /\b24\s*\/\s*7\b|\ba?round the clock\b|\b(?:open|answer\w*)\b[^.!?]{0,20}\bday (?:and|or) night\b/i,
    backedBy: 'allHours',
  },
  { reason: 'promise of a response time', pattern: /\bsame[-\s]day\b/i },
  {
    reason: 'untrue while the office is closed',
    pattern: /\bcall(?:ing|s)?\b[^.!?]{0,20}\b(?:fast|quick)est\b|\b(?:fast|quick)est\b[^.!?]{0,20}\bcall/i,
    backedBy: 'allHours',
  },
  {
    reason: 'the company does not state emergency hours',
    pattern: /\bemergenc(?:y|ies)\b(?!\s(?:shut-?off|switch|stop))/i,
    backedBy: 'emergencyService',
  },
  {
    reason: 'only a named trade may be called licensed, as in “licensed electrician”',
    pattern: /\blicensed\b(?!\s(?:master plumber|oil burner installer|electrician|plumber)s?\b)/i,
    backedBy: 'licenses',
  },
  {
    reason: 'no license number',
    pattern: /\b(?:we|company|shop) (?:holds?|has|have|carry|carries)\b[^.!?]{0,30}\blicenses?\b/i,
    backedBy: 'licenses',
  },
  { reason: 'no proof of insurance', pattern: /\binsured\b/i, backedBy: 'insurance' },
  { reason: 'no proof of certification', pattern: /\bcertifi(?:ed|cation)\b/i, backedBy: 'authorization' },
  {
    reason: 'no proof of authorization',
    pattern: /\b(?:factory[-\s])?authorized\s(?:by|dealers?|contractors?|installers?|service)\b/i,
    backedBy: 'authorization',
  },
  { reason: 'no proof of the founding year', pattern: FOUNDED, backedBy: 'foundedYear' },
  {
    reason: 'the owner has not said that estimates are free',
    pattern: /\bfree\b[^.!?]{0,40}\bestimates?\b|\bestimates?\b[^.!?]{0,30}\bfree\b/i,
    backedBy: 'freeEstimates',
  },
  {
    reason: 'the owner has not said how long the labor warranty lasts',
    pattern: WARRANTY,
    backedBy: 'laborWarranty',
  },
  { reason: 'promise without terms', pattern: /\bguarante/i },
  { reason: 'rank without evidence', pattern: /#\s?1\b|\bnumber one\b|\bbest\b/i },
  { reason: 'rating without evidence', pattern: /\b(?:\w+-)?stars?\b/i },
  MONEY,
  { reason: 'visitors would see the tag itself', pattern: /<\/?[a-z][^<>]*>/i },
  { reason: 'empty praise', pattern: /\btrusted\b|\btop[-\s]notch\b/i },
];

/** Returns the rules for words that a company's data does not back, including those that nothing can back. */
export function listUnbackedRules(company: Business): readonly Rule[] {
  const backing = listBacking(company);
  return FORBIDDEN_WORDS.filter(({ backedBy }) => !backedBy || !backing[backedBy]);
}

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

/** Typewriter characters. */
export const SIGNS: readonly Rule[] = [
  { reason: 'straight quotation mark; write ’ “ ”', pattern: /["'`]/ },
  { reason: 'double hyphen; write – or a comma', pattern: /--/ },
  { reason: 'three periods; end the sentence', pattern: /\.\.\./ },
];

/** What no page may show: typewriter characters and wrong spaces. */
export const TYPOGRAPHY: readonly Rule[] = [
  ...SIGNS,
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
