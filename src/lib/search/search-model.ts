/** What the search is given and what it answers. */
import type { FoundDanger } from './find-dangers.ts';
import type { SearchTerms } from './search-words.ts';

/** One service as it is searched and shown. */
export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  readonly plainName: string;
  readonly description: string;
  readonly job: string;
  /** Number of its system in `systems`. */
  readonly system: number;
  /** What is noticed or asked, and what we look for. */
  readonly symptoms: readonly (readonly [notice: string, look: string])[];
  readonly keywords: readonly string[];
  readonly details: readonly string[];
  /** Labeled parts that the job looks at, and what it does there. */
  readonly parts: readonly (readonly [name: string, work: string])[];
  /** Words that are searched and not shown. */
  readonly also: string;
  /** Questions that its page answers, each under the anchor of its topic. */
  readonly asked: readonly Asked[];
}

/** A question under its topic, which is also the anchor of its answer. */
export type Asked = readonly [topic: string, question: string];

/** A page that answers questions of any machine. */
export interface SearchPage {
  readonly href: string;
  readonly title: string;
  /** What else stands there, a few words. */
  readonly plainName: string;
  readonly asked: readonly Asked[];
}

/** An area that is served, found by its names. */
export interface SearchArea {
  readonly href: string;
  readonly title: string;
  /** What it is to us, a few words. */
  readonly plainName: string;
  /** What the page says of it. */
  readonly note: string;
  /** What people call it and places in it, between commas. */
  readonly names: string;
}

export interface SearchSystem {
  readonly name: string;
  readonly tradeName: string;
  readonly spot: string;
  readonly recognize: string;
  readonly purpose: string;
  /** Words that are searched and not shown. */
  readonly also: string;
  /** Words between spaces that name it or its place, and no other machine. */
  readonly names: string;
  /** Its drawing: address, width and height in its own units. */
  readonly picture: readonly [src: string, width: number, height: number];
}

/** Everything the search needs, as one file of data. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly systems: readonly SearchSystem[];
  /** In the order in which they are asked. */
  readonly pages: readonly SearchPage[];
  readonly areas: readonly SearchArea[];
  /** Words between spaces for what no service is about: they are answered by a page, or not at all. */
  readonly unserved: string;
  /** Words between spaces that ask for a topic, by topic. */
  readonly topics: Readonly<Record<string, string>>;
  readonly terms: SearchTerms;
  /** Words between spaces that ask for a job, by job. */
  readonly jobs: Readonly<Record<string, string>>;
}

/** Why a service is the answer, in words of its page. */
export type Reason =
  | { readonly kind: 'symptom' | 'question' | 'part'; readonly text: string; readonly look: string }
  | { readonly kind: 'detail' | 'place' | 'description' | 'asked'; readonly text: string };

export interface SearchHit {
  /** Address of the answer, with its anchor where a question was asked. */
  readonly href: string;
  readonly entry: SearchEntry | SearchPage | SearchArea;
  readonly system: SearchSystem;
  readonly why: Reason;
}

export interface SearchAnswer {
  /** The best one first, at most five; beside a danger at most two, and none where it is told in another language. */
  readonly hits: readonly SearchHit[];
  /** What to do before anything else. */
  readonly danger: FoundDanger | undefined;
}
