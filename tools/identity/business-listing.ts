/** Builds the texts for business profiles, ready to paste, from the same data as the site. */
import type { Service, System } from '../../src/content/schema.ts';
import { ENGLISH_HOURS, localizeDay } from '../../src/lib/hours/localized-hours.ts';
import { capitalize, WEEKDAYS } from '../../src/lib/hours/week-hours.ts';

/** Limits of Google Business Profile, the strictest of the common profiles, in characters. */
export const LIMITS = { description: 750, serviceDescription: 300 } as const;

/** Business categories for profiles, without trades that need a separate license. */
const CATEGORIES = {
  primary: 'HVAC contractor',
  others: [
    'Air conditioning contractor',
    'Air conditioning repair service',
    'Heating contractor',
    'Furnace repair service',
    'Hot water system supplier',
  ],
} as const;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const joinWords = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words);

/** Lists the machines that a company has services for. */
export function listMachines(
  systems: readonly Pick<System, 'key'>[],
  services: readonly Pick<Service, 'system'>[],
): System['key'][] {
  const served = new Set(services.map(({ system }) => system));
  return systems.map(({ key }) => key).filter((key) => key !== 'general' && served.has(key));
}

/** Describes what the company does, for profiles that show a description. */
export function describeWork(work: {
  readonly places: string;
  readonly machines: readonly string[];
  readonly isFree: boolean;
}): string {
  const { places, machines, isFree } = work;
  const names = machines.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
  const list =
    names.length > 0 ? `The ${names.length > 1 ? 'machines' : 'machine'}: ${joinWords(names)}. ` : '';
  return (
    `We repair, maintain and replace heating and cooling in houses, apartment buildings and shops in ${places}. ` +
    `${list}Tell us which floor the machine is on, what it is doing or has stopped doing, and the model number on its plate, and we bring the right parts. ` +
    `Replacement estimates are ${isFree ? 'free and ' : ''}in writing. Boards and managing agents: tell us how many units, and on which lines.`
  );
}

/** Returns everything that a profile asks for. */
export async function buildListing() {
  const { business } = await import('../../src/site/business.ts');
  const { boroughs, formatSystemName, pages, services, systems } = await import('../../src/site/catalog.ts');
  const { licenseLines } = await import('../../src/site/credentials.ts');
  const { phoneText } = await import('../../src/site/contact-details.ts');
  const { absoluteUrl, routes } = await import('../../src/site/routes.ts');
  const { address, hours, holidays, siteUrl } = business;
  const { listAreas } = await import('../../src/site/city-areas.ts');
  const served = listMachines(systems, services);
  const machines = systems
    .filter(({ key }) => served.includes(key))
    .map((one) => plain(formatSystemName(one)));
  const places = boroughs.map(({ name }) => name);
  return {
    name: business.name,
    address: { ...address, country: 'US' },
    coordinates: business.coordinates,
    phone: { text: plain(phoneText), international: business.phone },
    email: business.email,
    website: absoluteUrl(routes.home),
    licenses: licenseLines,
    appointments: business.bookingUrl ?? null,
    hours: WEEKDAYS.map((day) => ({
      day: capitalize(day),
      hours: plain(localizeDay(hours[day], ENGLISH_HOURS)),
    })),
    specialHours: holidays.map(({ date, name, hours: own }) => ({
      date,
      name,
      hours: plain(localizeDay(own, ENGLISH_HOURS)),
    })),
    categories: CATEGORIES,
    serviceArea: places,
    shortDescription: plain(pages.home.metadata.description),
    description: plain(
      describeWork({ places: listAreas(boroughs), machines, isFree: business.freeEstimates === true }),
    ),
    services: services.map(({ title, plainName, description, slug }) => ({
      name: title,
      plainName,
      description: plain(description),
      url: `${siteUrl}${routes.service(slug)}`,
    })),
    logo: `${siteUrl}/icon-512.png`,
    cover: `${siteUrl}/social/home.png`,
    profiles: business.profiles,
  };
}

type Listing = Awaited<ReturnType<typeof buildListing>>;

/** Formats the listing as text: headings, each with the text to paste below it. */
export function printListing(listing: Listing): string {
  const { address, categories, hours, specialHours, services } = listing;
  const parts: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Name', [listing.name]],
    ['Address', [address.street, `${address.city}, ${address.state} ${address.zip}`]],
    ['Map coordinates', [`${listing.coordinates.latitude}, ${listing.coordinates.longitude}`]],
    ['Phone', [listing.phone.text, listing.phone.international]],
    ['Email', [listing.email]],
    ['Website', [listing.website]],
    ['Licenses', listing.licenses],
    ['Appointments', listing.appointments ? [listing.appointments] : []],
    ['Hours', hours.map(({ day, hours: own }) => `${day}: ${own}`)],
    ['Special hours', specialHours.map(({ date, name, hours: own }) => `${date}: ${own} (${name})`)],
    ['Primary category', [categories.primary]],
    ['More categories', categories.others],
    ['Service area', listing.serviceArea],
    [`Short description, ${listing.shortDescription.length} characters`, [listing.shortDescription]],
    [`Description, ${listing.description.length} of ${LIMITS.description} characters`, [listing.description]],
    ['Services', services.flatMap(({ name, description, url }) => [name, `  ${description}`, `  ${url}`])],
    ['Pictures', [listing.logo, listing.cover]],
    ['Your other profiles', listing.profiles],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n${lines.join('\n')}\n`)
    .join('\n');
}
