/** Finds the service, area or answer for what somebody sees, hears, smells or asks, and gives the reason. */
import { BEYOND_REPAIR, type FindDanger } from './find-dangers.ts';
import { createNameReader } from './machine-names.ts';
import { createTradeFinder } from './other-trades.ts';
import { createAreaReader } from './search-areas.ts';
import { createIntentReader } from './search-intent.ts';
import type {
  Asked,
  SearchAnswer,
  SearchEntry,
  SearchHit,
  SearchIndex,
  SearchSystem,
} from './search-model.ts';
import { createReasonFinder } from './search-reasons.ts';
import { createTopicReader, findAsked } from './search-topics.ts';
import { createWordReader, EVENT, stem } from './search-words.ts';
import { createServiceIndex } from './service-index.ts';
import { createTextCorrector } from './typed-words.ts';

/** Score factor of a service if the query names another machine. */
const OTHER_MACHINE = 0.08;
/** Score factor of a machine that homes seldom have. */
const SELDOM = 0.4;
/** Score factor if the page answers exactly the question that was asked. */
const ANSWERED = 3;
/** Bonus if the whole query is in one phrase. */
const COVER_BONUS = 3;
/** A hit whose score is a smaller fraction of the best score is noise. */
const LEAST_SHARE = 0.4;
const MOST_HITS = 5;
/** Maximum number of services after a danger, so that its advice stays in view. */
const MOST_AFTER_DANGER = 2;
/** After a danger, people need something diagnosed or repaired, whatever else the words may request. */
const AFTER_DANGER: ReadonlySet<string> = new Set(['repair', 'general']);
/** What carries exhaust from a machine, or stops it if that fails, in English and Spanish; a repair may end such a danger. */
const EXHAUST = new Set('flue pipe vent chimney rollout tubo chimenea'.split(' ').map(stem));
/** Topics that people also ask about in a cold home: when somebody comes, and who helps to pay. */
const IN_COLD: ReadonlySet<string> = new Set(['time', 'after-hours', 'reach', 'heap']);
/** After a danger or answer that fits any machine, a service needs a phrase with at least this share of the words. */
const MOSTLY_COVERED = 0.6;
const WITHOUT_MACHINE: ReadonlySet<string> = new Set(['estimate', 'general']);

/**
 * Creates a search over one index; create it once, since indexing all words takes a few milliseconds.
 *
 * A service's score is the score of its fields (BM25+, MiniSearch), times how well it fits the requested job, times a
 * factor for how much of the query one of its phrases covers. It is lower if the query names another machine, and
 * higher if the service's page answers the question that was asked.
 */
export function createSearch(
  index: SearchIndex,
  findDanger: FindDanger,
  language = 'en',
): (typed: string) => SearchAnswer {
  const { entries, systems, terms } = index;
  const { read, readAll, readDenied } = createWordReader(terms);
  const systemOf = ({ system }: SearchEntry): SearchSystem => systems[system] as SearchSystem;
  const lowWeight = new Set(readAll(terms.lowWeight));
  const { weigh, lookUp } = createServiceIndex(index, read, lowWeight);
  const finders = entries.map((entry) => {
    const { name, tradeName, also, spot, recognize } = systemOf(entry);
    const texts = [entry.title, entry.also, name, tradeName, also, spot, recognize];
    return createReasonFinder(entry, new Set(read(texts.join(' . '))), read, readDenied, weigh);
  });
  const readIntent = createIntentReader(
    Object.entries(index.jobs).map(([job, words]) => [job, new Set(readAll(words))]),
  );
  const readNames = createNameReader(index, (title) => read(title).filter((word) => !lowWeight.has(word)));
  const topics = Object.entries(index.topics).map(
    ([topic, ways]) => [topic, ways.split(' ').map(readAll)] as const,
  );
  const readTopic = createTopicReader(topics, lowWeight);
  const anyMachine = systems.at(-1) as SearchSystem;
  const correct = createTextCorrector(index);
  const findTrade = createTradeFinder(index.otherTrades);
  const unserved = new Set(readAll(index.unserved));
  const vague = new Set(readAll(index.vague));
  const businesses = new Set(read(index.businesses));
  const brands = new Set(read(index.brands));
  const general = entries
    .filter(({ job }) => job === 'general')
    .map((entry): SearchHit => {
      const system = systemOf(entry);
      return { href: entry.href, entry, system, why: { kind: 'place', text: system.recognize } };
    });
  /** Whether a query says only that something is wrong, or consists of several stop words: “it stopped”, “come out here”. */
  const isVague = (all: readonly string[], lookedUp: readonly string[]): boolean =>
    (all.some((word) => vague.has(word)) || (lookedUp.length === 0 && all.length > 1)) &&
    lookedUp.every((word) => vague.has(word) || lowWeight.has(word));
  const listAreas = createAreaReader(index.areas, anyMachine);
  /**
   * Lists general answers to a question: first from pages, then from services for estimates and general jobs. If there
   * are none, it lists those of all services.
   */
  const listAnswers = (topic: string | undefined): SearchHit[] => {
    const listThose = (some: readonly SearchEntry[]): SearchHit[] =>
      some.flatMap((entry) => toAnswer(entry, systemOf(entry), findAsked(entry, topic)));
    const fromPages = [
      ...index.pages.flatMap((page) => toAnswer(page, anyMachine, findAsked(page, topic))),
      ...listThose(entries.filter(({ job }) => WITHOUT_MACHINE.has(job))),
    ];
    return fromPages.length > 0 ? fromPages : listThose(entries);
  };

  /** Whether only words that fit any machine are known, and others are not: “install doors”. */
  const isUnclear = (words: readonly string[], found: ReadonlySet<string>): boolean =>
    [...found].every((word) => lowWeight.has(word)) &&
    words.some((word) => !found.has(word) && !lowWeight.has(word));
  const { repair = '' } = index.jobs;
  const faults = new Set(readAll(repair));
  /** Whether a general answer follows the named machine, because machines answer it too, or because it is about a fault. */
  const comesSecond = (topic: string, all: readonly string[]): boolean =>
    entries.some((entry) => !WITHOUT_MACHINE.has(entry.job) && findAsked(entry, topic)) ||
    topics.some(
      ([one, ways]) =>
        one === topic && ways.some((words) => words.every((word) => faults.has(word) && all.includes(word))),
    );
  /**
   * Inserts the first general answer if no service answers the question: after the first service if the query names a
   * machine, and the question is one about machines or a fault, otherwise before those that fit the other words.
   */
  const insertAnswer = (
    hits: readonly (SearchHit & { readonly cover: number })[],
    topic: string | undefined,
    isNamed: boolean,
    all: readonly string[],
  ): readonly SearchHit[] => {
    if (topic === undefined) return hits;
    const answering = hits.filter(({ why, cover }) => why.kind === 'asked' || cover >= MOSTLY_COVERED);
    if (hits.some(({ why }) => why.kind === 'asked')) return answering;
    const before = isNamed && comesSecond(topic, all) ? 1 : 0;
    const after = hits.filter(
      ({ cover }, place) => place >= before && (cover >= MOSTLY_COVERED || (isNamed && place === 0)),
    );
    return [...hits.slice(0, before), ...listAnswers(topic).slice(0, 1), ...after];
  };

  return (typed) => {
    const meant = correct(typed);
    const words = read(meant);
    const allWords = readAll(meant);
    const weighJob = readIntent(allWords);
    const danger = findDanger(typed);
    const isZip = /^\d{5}$/.test(words.filter((word) => !lowWeight.has(word)).join(' '));
    const { isOther, isSeldom, compared, isComparison } = readNames(words, allWords);
    const isNamed = entries.some(isOther);
    const trade = findTrade(isNamed ? meant.replace(EVENT, ' ') : meant);
    const elsewhere = danger ? undefined : (trade ?? (isZip ? index.covered : undefined));
    if (elsewhere) return { hits: [], danger, elsewhere };
    const likely = read(danger?.machine ?? '').filter((word) => !words.includes(word));
    const { isOther: isUnlikely } = readNames(likely, []);
    // “A mini-split or a window unit” is about the machine that we sell.
    const notServed = isComparison ? [] : words.filter((word) => unserved.has(word));
    const served = allWords
      .filter((word) => !isComparison || !unserved.has(word))
      .concat(words.some((word) => brands.has(word)) ? 'anybrand' : []);
    // The machine that is named, not the storm before it, says which services answer.
    const before = new Set(isNamed ? read(meant.match(EVENT)?.join(' ') ?? '') : []);
    const lookedUp = words.filter((word) => !before.has(word));
    const { topic, others, isAlone } = readTopic(served, lookedUp);
    const areas = isAlone && !danger ? listAreas(meant) : [];
    if (notServed.length > 0 && !danger)
      return { hits: listAnswers(readTopic(notServed, []).topic).slice(0, MOST_HITS), danger };
    if (isAlone && !danger && (topic !== undefined || areas.length > 0))
      return { hits: [...listAnswers(topic), ...areas].slice(0, MOST_HITS), danger };
    if (topic === undefined && !danger && isVague(allWords, words)) return { hits: general, danger };
    const results = lookUp(others, !/\s$/.test(typed), likely);
    const found = new Set(results.flatMap((result) => result.terms).filter((word) => !likely.includes(word)));
    const isOnlyBusiness = meant.includes(' ') && [...found].every((word) => businesses.has(word));
    const isUnknown = !danger && (isOnlyBusiness || isUnclear(others, found));
    const statement = readDenied(meant);
    const described = new Set([...found, ...before]);
    const ranked = (isUnknown ? [] : results)
      .map(({ id, score }) => {
        const entry = entries[id] as SearchEntry;
        const { cover, reason } = (finders[id] as (typeof finders)[number])(described, statement);
        const system = systemOf(entry);
        const [answer] = toAnswer(entry, system, danger ? undefined : findAsked(entry, topic));
        const fit =
          weighJob(entry.job) *
          (1 + COVER_BONUS * cover ** 2) *
          (isOther(entry) ? OTHER_MACHINE : 1) *
          (isSeldom(entry) ? SELDOM : 1) *
          (answer ? ANSWERED : 1);
        const why =
          (danger && cover < MOSTLY_COVERED ? undefined : reason) ??
          // Somebody who names the machine need not recognize it.
          (isNamed && !isOther(entry) && entry.description
            ? { kind: 'description' as const, text: entry.description }
            : { kind: 'place' as const, text: system.recognize });
        return {
          ...(answer ?? { href: entry.href, entry, system, why }),
          job: entry.job,
          cover,
          isFirst: likely.length > 0 && !isOther(entry) && !isUnlikely(entry),
          score: score * fit,
        };
      })
      .filter(
        ({ job, system, cover }) =>
          !danger ||
          (AFTER_DANGER.has(job) &&
            danger.machines.includes(system.key) &&
            (isNamed || likely.length > 0 || cover >= MOSTLY_COVERED)),
      )
      .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.score - a.score);
    const least = Math.max(0, ...ranked.map(({ score }) => score)) * LEAST_SHARE;
    const near = [
      ...compared.flatMap((place) => ranked.find(({ system }) => system === systems[place]) ?? []),
      ...ranked.filter(({ isFirst, score }) => isFirst || (score >= least && !ranked[0]?.isFirst)),
    ];
    if (!danger)
      return {
        hits: insertAnswer(withoutRepeats(near), topic, isNamed, allWords)
          .concat(listAreas(meant))
          .slice(0, MOST_HITS),
        danger,
      };
    const isExhaust =
      danger.kind === 'carbon-monoxide' && isNamed && allWords.some((word) => EXHAUST.has(word));
    const isEnded = isExhaust || !BEYOND_REPAIR.has(danger.kind);
    const isOurs = danger.language === language;
    const repairs = isOurs && isEnded ? withoutRepeats(near) : [];
    const answers = isOurs && danger.kind === 'cold' && topic && IN_COLD.has(topic) ? listAnswers(topic) : [];
    const most = isExhaust || answers.length > 0 ? 1 : MOST_AFTER_DANGER;
    return { hits: [...repairs.slice(0, most), ...answers.slice(0, 1)], danger };
  };
}

/** Keeps the best hit for each link target, because several services may lead to the same section of a page. */
function withoutRepeats<Hit extends SearchHit>(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ href }, place) => hits.findIndex((other) => other.href === href) === place);
}

/** Returns a list with a hit that links to the page's answer to the question; empty if the page has no answer. */
function toAnswer(entry: SearchHit['entry'], system: SearchSystem, asked: Asked | undefined): SearchHit[] {
  if (!asked) return [];
  const [topic, text] = asked;
  const page = ('answers' in entry && entry.answers) || entry.href;
  return [{ href: `${page}#${topic}`, entry, system, why: { kind: 'asked', text } }];
}
