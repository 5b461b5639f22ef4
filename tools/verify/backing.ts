/** Statements that a company may only make if its file backs them. */
import type { Business } from '../../src/lib/identity/business-schema.ts';

const YEAR = String.raw`(?:1[89]|20)\d\d\b`;
/** Matches words about a law or rule; such a sentence may mention a year. */
const RULE = String.raw`[^.!?]*\b(?:law|rule|code|city|state|federal|permit|standard)s?\b`;
/** Matches “35 years of experience” and “we have served Queens for three decades”. */
export const EXPERIENCE =
  /\b[\w-]+\+? (?:years|decades) (?:of experience|in business|in the trade)\b|\bwe(?: have|[’']ve) served\b[^.!?]{0,30} for [\w-]+ (?:years|decades)\b/i;
/** Matches “Heat since 1987” and “Founded in 1987”, but not the year of a law. */
const FOUNDED = new RegExp(
  [
    String.raw`(?<!${RULE}[^.!?]*)\bsince ${YEAR}(?!${RULE})`,
    String.raw`\b(?:founded|established)\b(?:[^.!?]{0,30}\bin)? ${YEAR}`,
    EXPERIENCE.source,
  ].join('|'),
  'i',
);

/** Matches “Parts and labor covered for one year” and “our warranty”, but not a manufacturer’s warranty. */
const WARRANTY = new RegExp(
  [
    String.raw`\b(?:labor|workmanship|work)\b[^.!?]{0,20}\b(?:covered|guaranteed|warrant(?:ed|ied))\b`,
    String.raw`\b(?:our|labor|workmanship)\swarrant(?:y|ies)\b`,
    String.raw`\bwe (?:warrant|guarantee|stand behind)\b`,
    String.raw`(?<!\b(?:maker|manufacturer|factory|parts?)\b[^.!?]*)\b[\w-]+[-\s](?:year|month)s?\swarrant(?:y|ies)\b`,
  ].join('|'),
  'i',
);

const isAlwaysOpen = ({ hours, emergencyHours }: Business): boolean =>
  Object.values(hours).every((day) => day[0]?.opens === '00:00' && day[0].closes === '24:00') ||
  /24\s*\/\s*7|round the clock/i.test(emergencyHours ?? '');

interface BackedStatement {
  readonly patterns: readonly RegExp[];
  readonly isBacked: (company: Business) => boolean;
  /** What the owner must do in the company's file if the statement is true. */
  readonly remedy: string;
}

/** Whether a company calls its estimates free, in English and in languages common in the city. */
export const FREE_ESTIMATES = {
  patterns: [
    /\b(?:free|no-cost|complimentary)\b[^.!?]{0,40}\b(?:estimate|quote)s?\b/i,
    /\b(?:estimate|quote)s?\b[^.!?]{0,30}\b(?:free|(?:at|for) no (?:charge|cost))\b/i,
  ],
  elsewhere:
    /\b(?:gratis|gratuit\w*|grátis|kostenlos\w*|darmow\w*|falas|free)\b|бесплатн|безкоштовн|免费|免費|무료|مجان/i,
  isBacked: ({ freeEstimates }: Business) => freeEstimates === true,
  remedy: 'set “freeEstimates: true”',
};

const STATEMENTS: readonly BackedStatement[] = [
  {
    patterns: [
      /\b24\s*\/\s*7\b|\ba?round the clock\b|\b24 hours a day\b|\b365 days a year\b/i,
      /\b(?:open|answer\w*)\b[^.!?]{0,20}\bday (?:and|or) night\b/i,
      /\bcall(?:ing|s)?\b[^.!?]{0,20}\b(?:fast|quick)est\b|\b(?:fast|quick)est\b[^.!?]{0,20}\bcall/i,
    ],
    isBacked: isAlwaysOpen,
    remedy: 'set every day of “hours” to “open all day”',
  },
  {
    patterns: [/\bemergenc(?:y|ies)\b(?!\s(?:shut-?off|switch|stop))/i],
    isBacked: ({ emergencyHours }) => emergencyHours !== undefined,
    remedy: 'fill in “emergencyHours”',
  },
  {
    patterns: [
      /\blicensed\b(?!\s(?:master plumber|oil burner installer|electrician|plumber)s?\b)/i,
      /\b(?:we|company|shop) (?:holds?|has|have|carry|carries)\b[^.!?]{0,30}\blicenses?\b/i,
    ],
    isBacked: ({ licenses }) => licenses.length > 0,
    remedy: 'fill in “licenses”',
  },
  {
    patterns: [/\b(?:insured|bonded|liability insurance)\b/i],
    isBacked: ({ insurance }) => insurance !== undefined,
    remedy: 'fill in “insurance”',
  },
  {
    patterns: [
      /\bcertifi(?:ed|cation)\b/i,
      /\b(?:factory[-\s])?authorized\s(?:by|dealers?|contractors?|installers?|service)\b/i,
    ],
    isBacked: ({ brands }) => brands.some(({ authorized }) => authorized),
    remedy: 'set “authorized: true” for a brand',
  },
  {
    patterns: [FOUNDED],
    isBacked: ({ foundedYear }) => foundedYear !== undefined,
    remedy: 'fill in “foundedYear”',
  },
  {
    patterns: [WARRANTY],
    isBacked: ({ laborWarrantyMonths }) => laborWarrantyMonths !== undefined,
    remedy: 'fill in “laborWarrantyMonths”',
  },
  FREE_ESTIMATES,
];

/** Returns patterns for the statements that a company's file does not back, each with what would back it. */
export const listUnbackedRules = (company: Business): { pattern: RegExp; remedy: string }[] =>
  STATEMENTS.filter(({ isBacked }) => !isBacked(company)).flatMap(({ patterns, remedy }) =>
    patterns.map((pattern) => ({ pattern, remedy })),
  );

/** Returns why a statement is not allowed and what to do, as the end of a sentence. */
export const describeMissingBacking = (words: string, remedy: string): string =>
  `says “${words}”, but company.yaml has nothing to back it; ${remedy} there if it is true, or remove the words`;
