/** Reads which question somebody asks: “who pays”, “how long”, “permit”. */
import type { Asked } from './search-model.ts';

interface ReadTopic {
  /** Undefined where nothing is asked that pages answer. */
  readonly topic: string | undefined;
  /** Words that are looked up, without those that only ask. */
  readonly others: readonly string[];
  /** Whether none of these tells which machine is meant. */
  readonly isAlone: boolean;
}

/**
 * Creates a reader for some topics.
 *
 * @param topics - each topic with the words that ask for it; the first one that is named wins
 * @param vague - words that do not tell which machine is meant
 * @returns a function of all words that were typed, and of those that are looked up
 */
export function createTopicReader(
  topics: readonly (readonly [topic: string, words: ReadonlySet<string>])[],
  vague: ReadonlySet<string>,
): (all: readonly string[], lookedUp: readonly string[]) => ReadTopic {
  const asking = new Set(topics.flatMap(([, words]) => [...words]));
  return (all, lookedUp) => {
    const topic = topics.find(([, words]) => all.some((word) => words.has(word)))?.[0];
    const others = topic === undefined ? lookedUp : lookedUp.filter((word) => !asking.has(word));
    return { topic, others, isAlone: others.every((word) => vague.has(word)) };
  };
}

/** The question of a page on this topic. */
export function findAsked(
  { asked }: { readonly asked: readonly Asked[] },
  topic: string | undefined,
): Asked | undefined {
  return asked.find(([one]) => one === topic);
}
