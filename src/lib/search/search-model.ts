/** The input and output types of the search. */
import type { SystemKey } from '../../content/parts.ts';
import type { FoundDanger } from './find-dangers.ts';
import type { OtherTrade } from './other-trades.ts';
import type { SearchTerms } from './search-words.ts';

/** One service, with what is searched and shown. */
export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  readonly plainName: string;
  readonly description: string;
  readonly job: string;
  /** Index of its system in `systems`. */
  readonly system: number;
  /** What people notice or ask, and what we look for. */
  readonly symptoms: readonly (readonly [notice: string, look: string])[];
  readonly keywords: readonly string[];
  readonly details: readonly string[];
  /** Labeled parts of the drawing, each with the work that is done there. */
  readonly parts: readonly (readonly [name: string, work: string])[];
  /** Words that are searched but not shown. */
  readonly also: string;
  /** Questions that its page answers, each under the anchor of its topic. */
  readonly asked: readonly Asked[];
  /** URL of the page that answers them, if it is not the one that `href` leads to. */
  readonly answers?: string;
}

/** The topic of a question, which is also the anchor of the answer, and the question itself. */
export type Asked = readonly [topic: string, question: string];

/** A page that answers questions about any machine. */
export interface SearchPage {
  readonly href: string;
  readonly title: string;
  readonly plainName: string;
  readonly asked: readonly Asked[];
}

/** An area that is served, found by its names. */
export interface SearchArea {
  readonly href: string;
  readonly title: string;
  /** A few words on why it is found, such as “area we serve”. */
  readonly plainName: string;
  readonly note: string;
  /** Its names and the places in it, separated by commas. */
  readonly names: string;
}

export interface SearchSystem {
  readonly key: SystemKey;
  readonly name: string;
  readonly tradeName: string;
  readonly spot: string;
  readonly recognize: string;
  readonly purpose: string;
  /** Words that are searched but not shown. */
  readonly also: string;
  /** Words that identify this machine or its place, and no other machine; separated by spaces. */
  readonly names: string;
  /** Its drawing: the URL, and width and height in the drawing's own units. */
  readonly picture: readonly [src: string, width: number, height: number];
}

/** Everything the search needs for one language. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly systems: readonly SearchSystem[];
  /** In order of priority. */
  readonly pages: readonly SearchPage[];
  readonly areas: readonly SearchArea[];
  /** Where the company works; the answer to a ZIP code of another place. */
  readonly covered: string;
  /**
   * Words for things that no service covers, separated by spaces. A query with such a word finds only pages that answer
   * it.
   */
  readonly unserved: string;
  /** Things that are not the company’s trade. */
  readonly otherTrades: readonly OtherTrade[];
  /** Words for kinds of business, which alone ask about none of the services; separated by spaces. */
  readonly businesses: string;
  /** Names of brands, separated by spaces; in `topics`, “anybrand” is any of them. */
  readonly brands: string;
  /** Words that say only that something is wrong. Without any others, a query leads to general services. */
  readonly vague: string;
  /** For each topic: the words that ask about it, separated by spaces; hyphens join words that ask only together. */
  readonly topics: Readonly<Record<string, string>>;
  readonly terms: SearchTerms;
  /** For each job: the words that request it, separated by spaces. */
  readonly jobs: Readonly<Record<string, string>>;
}

/** Why a service, page or area is an answer: a phrase about it or its machine. */
export type Reason =
  | { readonly kind: 'symptom' | 'question' | 'part'; readonly text: string; readonly look: string }
  | { readonly kind: 'detail' | 'place' | 'description' | 'asked'; readonly text: string };

export interface SearchHit {
  /** URL of the answer, with an anchor if it answers a question. */
  readonly href: string;
  readonly entry: SearchEntry | SearchPage | SearchArea;
  readonly system: SearchSystem;
  readonly why: Reason;
}

export interface SearchAnswer {
  /** Best first, at most five; with a danger at most two, and none if no repair ends it or it was typed in another language. */
  readonly hits: readonly SearchHit[];
  readonly danger: FoundDanger | undefined;
  /** Whose trade it is if not the company’s, or where the company works; then there are no hits. */
  readonly elsewhere?: string | undefined;
}
