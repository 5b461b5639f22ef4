/** Recognizes what a question is about, from words such as “who pays”, “how long” or “permit”. */
import type { Asked } from './search-model.ts';

interface ReadTopic {
  /** Undefined if no word asks about a topic. */
  readonly topic: string | undefined;
  /** Words that are looked up, without question words. */
  readonly others: readonly string[];
  /** Whether none of `others` identifies a machine. */
  readonly isAlone: boolean;
}

/**
 * Creates a function that recognizes topics.
 *
 * @param topics - each topic with the words that request it, and the sets of words that request it together; the set
 *   with the most words wins, then the first match
 * @param vague - words that do not identify a machine
 * @returns a function that takes all typed words and those that are looked up, and returns the topic and the
 *   words left to look up
 */
export function createTopicReader(
  topics: readonly (readonly [topic: string, ways: readonly (readonly string[])[]])[],
  vague: ReadonlySet<string>,
): (all: readonly string[], lookedUp: readonly string[]) => ReadTopic {
  const ways = topics
    .flatMap(([topic, list]) => list.map((words) => ({ topic, words })))
    .sort((one, other) => other.words.length - one.words.length);
  const asking = ways.flatMap(({ words }) => (words.length === 1 ? words : []));
  return (all, lookedUp) => {
    const way = ways.find(({ words }) => words.every((word) => all.includes(word)));
    const topic = way?.topic;
    const asked = new Set(way ? [...asking, ...way.words] : []);
    const others = lookedUp.filter((word) => !asked.has(word));
    return { topic, others, isAlone: others.every((word) => vague.has(word)) };
  };
}

/** Finds the question on this topic that a page answers. */
export function findAsked(
  { asked }: { readonly asked: readonly Asked[] },
  topic: string | undefined,
): Asked | undefined {
  return asked.find(([one]) => one === topic);
}
