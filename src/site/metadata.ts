/** Titles and descriptions of all pages but services and boroughs, whose content has its own. */
import { business } from './business.ts';
import { pages } from './catalog.ts';
import { fillIn } from './fill-in.ts';
import { routes } from './routes.ts';

export interface PageMetadata {
  /** 15–60 characters, unique. */
  readonly title: string;
  /** 70–160 characters, unique. */
  readonly description: string;
}

const LONGEST_TITLE = 60;
const NAME_IN_FRONT = '{company}: ';

/** Puts the company’s name in front where it fits. */
function completeMetadata({ title, description }: PageMetadata): PageMetadata {
  const filled = { title: fillIn(title), description: fillIn(description) };
  const named = filled.title.replace('{company}', business.name);
  if (!filled.title.startsWith(NAME_IN_FRONT) || named.length <= LONGEST_TITLE)
    return { ...filled, title: named };
  const words = filled.title.slice(NAME_IN_FRONT.length);
  return { ...filled, title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

export const pageMetadata = {
  [routes.home]: completeMetadata(pages.home.metadata),
  [routes.about]: completeMetadata(pages.about.metadata),
  [routes.services]: completeMetadata(pages.services.metadata),
  [routes.portfolio]: completeMetadata(pages.portfolio.metadata),
  [routes.contact]: completeMetadata(pages.contact.metadata),
} as const satisfies Readonly<Record<string, PageMetadata>>;

const missing = pages['not-found'];

export const notFoundMetadata = {
  service: missing.service.metadata,
  borough: missing.borough.metadata,
  page: missing.page.metadata,
} as const satisfies Readonly<Record<string, PageMetadata>>;
