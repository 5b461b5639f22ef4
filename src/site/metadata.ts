/**
 * Titles and descriptions of the pages in `TOP_PAGES` and of the not-found pages. Services, boroughs, pages in other
 * languages and pages that the owner added have their own in their files.
 */
import { mapTopPages } from '../content/top-pages.ts';
import { pages } from './catalog.ts';

export interface PageMetadata {
  /** 15–60 characters, unique. */
  readonly title: string;
  /** 70–160 characters, unique. */
  readonly description: string;
}

export const pageMetadata = mapTopPages((name): PageMetadata => pages[name].metadata);

const missing = pages['not-found'];

export const notFoundMetadata = {
  service: missing.service.metadata,
  borough: missing.borough.metadata,
  page: missing.page.metadata,
} as const satisfies Readonly<Record<string, PageMetadata>>;
