/**
 * Pages, and sections of pages, that running text may link to as `[words](page:…)`. `routes.ts` says where they are;
 * the names are apart from it, because content is checked even while the identity is wrong.
 */
export const LINKED_PAGES = [
  'home',
  'about',
  'services',
  'portfolio',
  'contact',
  'before-you-book',
  'rebates',
] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];
