/** The frame of every page (header, menus, bar and footer): its texts and links, in the language of the page. */
import { OFFLINE_COPY } from '../content/offline.ts';
import type { SystemKey } from '../content/parts.ts';
import type { Service } from '../content/schema.ts';
import { mapTopPages, TOP_PAGES, type TopPageName } from '../content/top-pages.ts';
import type { StateWords } from '../lib/hours/open-state-in.ts';
import { business } from './business.ts';
import { formatSystemName, getService, ownPages, pages, services } from './catalog.ts';
import { hoursLine, hoursTable } from './contact-details.ts';
import { hoursIn, type Language, stateWordsIn } from './languages.ts';
import { areaMenu, type ServiceLink, serviceMenu } from './navigation.ts';
import { routes } from './routes.ts';

/** A machine, and the links to its services. */
export interface FrameFamily {
  readonly key: SystemKey;
  readonly name: string;
  readonly trade: string | undefined;
  /** The name; in English, followed by the trade name if that is an acronym. */
  readonly fullName: string;
  readonly href: string;
  readonly jobs: readonly ServiceLink[];
}

interface FrameArea {
  readonly name: string;
  readonly href: string;
  readonly note: string | undefined;
}

export interface Frame {
  /** The booking page; undefined if visitors book by phone. */
  readonly bookingUrl: string | undefined;
  /** Whether the page is about a repair, where calling comes first while the office is open. */
  readonly isUrgent: boolean;
  readonly words: {
    readonly main: string;
    readonly menu: string;
    readonly services: string;
    readonly areas: string;
    readonly allServices: string;
    readonly hours: string;
    readonly purpose: string;
    readonly call: string;
    readonly callOrBook: string;
    /** Text of the link that starts a text message; undefined if the language has none. */
    readonly textPhoto?: string | undefined;
    /** Texts of the booking link (`book`) and of the call link in its place (`callUs`); undefined for the defaults. */
    readonly book: string | undefined;
    readonly callUs: string | undefined;
    readonly newTab: string | undefined;
    readonly privacy: string;
    readonly accessibility: string;
    /** Says that the page also opens without a connection; undefined if the language has no such text. */
    readonly saved?: string | undefined;
  };
  readonly pages: Readonly<Record<TopPageName, { readonly label: string; readonly href: string }>>;
  /** Pages that the owner added, keyed by the part of the frame that links to them. */
  readonly ownPages: Readonly<
    Record<'menu' | 'footer', readonly { readonly label: string; readonly href: string }[]>
  >;
  readonly families: readonly FrameFamily[];
  readonly areas: readonly FrameArea[];
  readonly hours: {
    readonly line: string;
    readonly table: readonly { readonly days: string; readonly hours: string }[];
  };
  /** Whether the page can say in its language that the office is open or closed. */
  readonly hasOpenState: boolean;
  /** The words for the open state; undefined in English, because the script contains the English words. */
  readonly openState: StateWords | undefined;
  readonly isEnglish: boolean;
  /** Language of the linked pages, if the frame is in another language. */
  readonly linkLanguage: 'en' | undefined;
}

const listOwnPages = (part: 'menu' | 'footer') =>
  ownPages
    .filter(({ link }) => link === part)
    .map(({ name, slug }) => ({ label: name, href: routes.ownPage(slug) }));
const OWN_PAGES = { menu: listOwnPages('menu'), footer: listOwnPages('footer') };

const ENGLISH_FRAME: Frame = {
  bookingUrl: business.bookingUrl,
  isUrgent: false,
  words: {
    main: 'Main',
    menu: 'Menu',
    services: 'Services',
    areas: 'Service Areas',
    allServices: `All ${services.length} services`,
    hours: 'Hours',
    purpose: pages['every-page'].footer,
    call: 'Call',
    callOrBook: 'Call or book',
    textPhoto: pages.contact.texting.link,
    book: undefined,
    callUs: undefined,
    newTab: undefined,
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    saved: OFFLINE_COPY.saved,
  },
  pages: mapTopPages((page) => ({ label: TOP_PAGES[page].name, href: TOP_PAGES[page].path })),
  ownPages: OWN_PAGES,
  families: serviceMenu.map(({ system, href, jobs }) => ({
    key: system.key,
    name: system.name,
    trade: system.acronym ? system.tradeName : undefined,
    fullName: formatSystemName(system),
    href,
    jobs,
  })),
  areas: areaMenu,
  hours: { line: hoursLine, table: hoursTable },
  hasOpenState: true,
  openState: undefined,
  isEnglish: true,
  linkLanguage: undefined,
};

/** Labels a service with only its job, or with its full name if it has no machine or the job alone is ambiguous. */
function translateJob(language: Language, { href, family }: ServiceLink): ServiceLink {
  const { job, slug, system, title }: Service = getService(href.slice(href.lastIndexOf('/') + 1));
  if (job === 'general' || family === null)
    return { href, label: language.services[slug] ?? title, family: null };
  return { href, label: language.navigation.jobs[job], family: language.systems[system].name };
}

/** Returns the frame of a page. @param language - language of the page; English if undefined */
export function frameIn(language: Language | undefined): Frame {
  if (!language) return ENGLISH_FRAME;
  const { navigation, words, openState, systems, areas } = language;
  const labels: Readonly<Partial<Record<TopPageName, string | undefined>>> = {
    ...navigation.pages,
    services: navigation.words.services,
  };
  return {
    bookingUrl: business.bookingUrl,
    isUrgent: false,
    words: {
      ...navigation.words,
      hours: words.hours,
      call: words.call,
      callOrBook: words.callOrBook,
      book: words.book,
      callUs: words.call,
      newTab: words.newTab,
      privacy: navigation.words.privacy ?? ENGLISH_FRAME.words.privacy,
      accessibility: navigation.words.accessibility ?? ENGLISH_FRAME.words.accessibility,
    },
    pages: mapTopPages((page) => ({
      label: labels[page] ?? TOP_PAGES[page].name,
      href: TOP_PAGES[page].path,
    })),
    ownPages: OWN_PAGES,
    families: serviceMenu.map(({ system: { key }, jobs }) => ({
      key,
      name: systems[key].name,
      trade: undefined,
      fullName: systems[key].name,
      href: `${routes.language(language.code)}#${key}`,
      jobs: jobs.map((job) => translateJob(language, job)),
    })),
    areas: areaMenu.map(({ slug, href }) => ({ name: areas.names[slug] ?? '', href, note: undefined })),
    hours: hoursIn(language),
    hasOpenState: openState !== undefined,
    openState: stateWordsIn(language),
    isEnglish: false,
    linkLanguage: 'en',
  };
}
