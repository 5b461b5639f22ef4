/** A page at the root of the site with a file in `content/pages/`. */
export interface TopPage {
  readonly path: string;
  /** Name in the header or footer, in breadcrumbs, and on the admin page. */
  readonly name: string;
  /** The part of every page that links to it. */
  readonly link: 'header' | 'footer';
  /** Name of the drawing on its social card. */
  readonly card: string;
  /** How search results label the page when it answers a question; left out if the search never leads to the page. */
  readonly found?: { readonly title: string; readonly plainName: string };
}

/**
 * The pages at the root of the site, in the order of the header. The not-found page, the owner's own pages and those in
 * other languages are not among them.
 * Routes, links in running text, menus, the sitemap, head tags, breadcrumbs, forms and social cards read this record.
 * The text of a page is in `content/pages/`, in a file named after its key.
 */
export const TOP_PAGES = {
  home: { path: '/', name: 'Home', link: 'header', card: 'hero' },
  about: {
    path: '/about',
    name: 'About',
    link: 'header',
    card: 'head-about',
    found: { title: 'About us', plainName: 'how we work' },
  },
  services: {
    path: '/services',
    name: 'Services',
    link: 'header',
    card: 'preview-general',
    found: { title: 'All services', plainName: 'what every job has in common' },
  },
  portfolio: { path: '/portfolio', name: 'Portfolio', link: 'header', card: 'project-4' },
  contact: {
    path: '/contact',
    name: 'Contact',
    link: 'header',
    card: 'head-contact',
    found: { title: 'Before you book', plainName: 'fees, payment, hours' },
  },
} as const satisfies Readonly<Record<string, TopPage>>;

export type TopPageName = keyof typeof TOP_PAGES;

/** Keys of `TOP_PAGES`, in order. */
export const TOP_PAGE_NAMES = Object.keys(TOP_PAGES) as readonly TopPageName[];

/** Returns a record with a value for each page in `TOP_PAGES`. */
export function mapTopPages<Value>(
  makeValue: (name: TopPageName) => Value,
): Readonly<Record<TopPageName, Value>> {
  const entries = TOP_PAGE_NAMES.map((name) => [name, makeValue(name)] as const);
  return Object.fromEntries(entries) as Record<TopPageName, Value>;
}

/**
 * Targets of `[words](page:…)` in running text, in addition to the owner's own pages: `TOP_PAGES` and some sections.
 */
export const LINKED_PATHS = {
  ...mapTopPages((name): string => TOP_PAGES[name].path),
  /** Fees, payment, warranty, hours and languages. */
  'before-you-book': `${TOP_PAGES.contact.path}#before-you-book`,
  privacy: `${TOP_PAGES.contact.path}#privacy`,
  accessibility: `${TOP_PAGES.contact.path}#accessibility`,
  /** Rebates and tax credits, with the day on which they were checked. */
  rebates: `${TOP_PAGES.services.path}#rebate`,
} as const;
