/** Titles and descriptions of all pages but services and boroughs, whose content has its own. */
import { wordByBooking } from './booking-words.ts';
import { business } from './business.ts';
import { routes } from './routes.ts';

export interface PageMetadata {
  /** 15–60 characters, unique. */
  readonly title: string;
  /** 70–160 characters, unique. */
  readonly description: string;
}

const LONGEST_TITLE = 60;

/** Puts the company's name in front where it fits. */
function withName(words: string): string {
  const title = `${business.name}: ${words}`;
  return title.length <= LONGEST_TITLE ? title : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const pageMetadata = {
  [routes.home]: {
    title: withName('heating and cooling in New York City'),
    description:
      'Repair, maintenance and replacement of boilers, wall units, heat pumps, mini-splits and rooftop units in all five boroughs of New York City.',
  },
  [routes.about]: {
    title: withName('how we work in New York'),
    description:
      'A Brooklyn heating and cooling contractor that reads the whole building first: our story, four habits, and the people, drawn as samples for now.',
  },
  [routes.services]: {
    title: 'All 31 heating and cooling services in New York City',
    description:
      'Nine machines from the basement boiler to the rooftop unit, with repair, maintenance and replacement for each, plus free replacement estimates.',
  },
  [routes.portfolio]: {
    title: 'Six New York buildings, cut open: sample projects',
    description:
      'Six drawn samples of the work, from a Brooklyn brownstone to a Queens supermarket roof: what is wrong, what such a job does, and what is in the way.',
  },
  [routes.contact]: {
    title: withName(wordByBooking('call, book or write to us', 'call or write to us')),
    description: `${wordByBooking('Call, book a time online or write', 'Call or write')} to a heating and cooling contractor in Brooklyn that works in all five boroughs. Hours, office and contact form.`,
  },
} as const satisfies Readonly<Record<string, PageMetadata>>;

export const notFoundMetadata = {
  service: {
    title: 'Service not found | New York City',
    description:
      'There is no service at this address. All services are listed on one page, grouped by machine, cellar to roof.',
  },
  borough: {
    title: 'Borough not found | New York City',
    description:
      'There is no borough at this address. We work in Manhattan, Brooklyn, Queens, the Bronx and Staten Island.',
  },
  page: {
    title: 'Page not found | New York City',
    description:
      'There is no page at this address. The home page and the list of all services lead to everything on this site.',
  },
} as const satisfies Readonly<Record<string, PageMetadata>>;
