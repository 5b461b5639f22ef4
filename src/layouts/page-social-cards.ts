/** The social card of each page: the preview that other sites show with a link to it. */
import type { Borough, Service } from '../content/schema.ts';
import { TOP_PAGE_NAMES, TOP_PAGES } from '../content/top-pages.ts';
import type { ArtName } from '../drawings/art.ts';
import { business } from '../site/business.ts';
import { boroughs, ownPages, pages as pageWords, services } from '../site/catalog.ts';
import { languages } from '../site/languages.ts';
import { routes } from '../site/routes.ts';

export interface SocialCardPage {
  /** File name in /social without its extension. */
  readonly file: string;
  readonly title: string;
  readonly art: ArtName;
}

const inOneLine = (heading: string): string => heading.split('\n').join(' ');

const pages: Readonly<Record<string, SocialCardPage>> = {
  ...Object.fromEntries(
    TOP_PAGE_NAMES.map((name): [string, SocialCardPage] => [
      routes[name],
      { file: name, title: inOneLine(pageWords[name].title), art: TOP_PAGES[name].card },
    ]),
  ),
  ...Object.fromEntries(services.map((service) => [routes.service(service.slug), cardOfService(service)])),
  ...Object.fromEntries(boroughs.map((borough) => [routes.borough(borough.slug), cardOfBorough(borough)])),
  ...Object.fromEntries(
    ownPages.map(({ slug, title }) => [
      routes.ownPage(slug),
      { file: `page-${slug}`, title: inOneLine(title), art: 'hero' } as const,
    ]),
  ),
  ...Object.fromEntries(
    languages.map(({ code, card }) => [
      routes.language(code),
      { file: `language-${code}`, title: card ?? inOneLine(pageWords.home.title), art: 'hero' } as const,
    ]),
  ),
};

function cardOfService({ slug, title, system }: Service): SocialCardPage {
  return { file: `service-${slug}`, title, art: `preview-${system}` };
}

function cardOfBorough({ slug, inPlace, drawing }: Borough): SocialCardPage {
  const art = drawing ? (`${drawing.name}-night` as const) : 'hero';
  return { file: `borough-${slug}`, title: `Heat and air ${inPlace}`, art };
}

/** All cards, without duplicates. */
export const socialCards: readonly SocialCardPage[] = Object.values(pages);

function cardOf(path: string | null): SocialCardPage {
  const card = pages[path ?? routes.home];
  if (!card) throw new RangeError(`There is no card for ${path}`);
  return card;
}

/** Returns the path of a page's card; pages without a URL of their own use the card of the home page. */
export function socialCardPath(path: string | null): string {
  return `/social/${cardOf(path).file}.png`;
}

/** Returns the text alternative for a page's card. */
export function socialCardAlt(path: string | null): string {
  return `${business.name}: ${cardOf(path).title}`;
}
