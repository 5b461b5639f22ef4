/** Recognizes which job somebody wants from words such as “won’t”, “yearly”, “new” or “how much”. */

/** What no fault asks for. */
const NOT_REPAIRS = { maintenance: -0.9, replacement: -0.9, installation: -0.9 };
/** How strongly an intent for one job (the outer key) favors or disfavors services of each job (the inner key). */
const AFFINITIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  repair: { repair: 0.9, general: 0.25, estimate: -0.4, ...NOT_REPAIRS },
  maintenance: { maintenance: 1.1, estimate: -0.4 },
  replacement: { replacement: 1, estimate: 0.2 },
  installation: { installation: 1.2, estimate: 0.1, replacement: 0.5, repair: -0.6, maintenance: -0.6 },
  estimate: { estimate: 1.3, replacement: 0.8, installation: 0.3 },
  // A part is replaced in a repair.
  part: { repair: 1.2, replacement: -1.8, installation: -1 },
};
/** The same, keyed by job, if no job is named: then something is probably wrong, or someone wants a new machine. */
const NO_INTENT: Readonly<Record<string, number>> = {
  repair: 0.2,
  general: 0.4,
  maintenance: -0.3,
  estimate: -0.4,
};
/** Strength of an intent with one matching word; with more words, it is 1. */
const ONE_WORD = 0.8;
/**
 * Factor for a repair intent next to another intent, except a question about the price. Somebody who wants a new boiler
 * may also say that the old one leaks.
 */
const OUTWEIGHED = 0.35;

/**
 * Creates a function that recognizes which job somebody wants.
 *
 * @returns a function that takes typed words, and returns a function from a job to the score factor for its services
 */
export function createIntentReader(
  jobs: readonly (readonly [job: string, words: ReadonlySet<string>])[],
): (words: readonly string[]) => (job: string) => number {
  return (words) => {
    const intents = jobs.flatMap(([job, list]) => {
      const count = new Set(words.filter((word) => list.has(word))).size;
      return count > 0 ? [{ job, strength: count > 1 ? 1 : ONE_WORD }] : [];
    });
    const hasOther = intents.some(({ job }) => job !== 'repair' && job !== 'estimate');
    const strengthOf = (intent: (typeof intents)[number]): number =>
      intent.job === 'repair' && hasOther ? intent.strength * OUTWEIGHED : intent.strength;
    return (job) => {
      if (intents.length === 0) return 1 + (NO_INTENT[job] ?? 0);
      return intents.reduce(
        (sum, intent) => sum + strengthOf(intent) * (AFFINITIES[intent.job]?.[job] ?? 0),
        1,
      );
    };
  };
}
