/**
 * A firm with the other identity of the tests, at the limits of the schema: twelve people, 42 services, 24 projects,
 * pages in Spanish and Arabic, and a separate booking page for one service. Its color is orange, its logo a square PNG.
 * It has seven reviews.
 */
import type { OwnPage } from '../../src/content/own-page-schema.ts';
import type { Project, Review, Service, TeamMember } from '../../src/content/schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import { OTHER_IDENTITY } from '../support/other-identity.ts';
import { type BaseContent, type CompanyContent, readBaseContent } from './company-content.ts';
import { drawMonogram } from './draw-logo.ts';
import { writeArabic } from './write-language.ts';

const BOOKING = 'https://book.metropolitan.example';
// Pages with analytics would reach out to its server.
const { analytics: _, ...identity } = OTHER_IDENTITY;
const company: BusinessInput = { ...identity, bookingUrl: BOOKING };

/** A job derived from another one: the machine is inspected instead of cleaned or repaired. */
interface FurtherJob {
  readonly from: 'repair' | 'maintenance';
  readonly word: string;
}

const INSPECTION: FurtherJob = { from: 'maintenance', word: 'Inspection' };
const DIAGNOSIS: FurtherJob = { from: 'repair', word: 'Diagnosis' };

/** Replaces the name of a job at the end of a title or a slug. */
const renameJob = (text: string, from: string, to: string): string =>
  text.endsWith(from) ? `${text.slice(0, -from.length)}${to}` : text;

function deriveService(service: Service, { from, word }: FurtherJob): Service {
  const title = renameJob(service.title, from === 'repair' ? 'Repair' : 'Maintenance', word);
  return {
    ...service,
    title,
    slug: renameJob(service.slug, from, word.toLowerCase()),
    icon: 'gauge',
    symptoms: [],
    callToAction: `Book ${word}`,
    statement: `${word} first: then everybody knows.`,
    metadata: {
      title: `${title} in New York City`,
      description: `${title} in New York City: what is measured, what the readings say, and what it would take to put right what they show.`,
    },
  };
}

/** Derives a job from each job of one kind. */
const deriveServices = (services: readonly Service[], further: FurtherJob): Service[] =>
  services.filter(({ job }) => job === further.from).map((service) => deriveService(service, further));

const NAMES = [
  'Luis “Lou” Ortega',
  'Denise Walker',
  'Wei “Will” Chen',
  'Oluwaseun “Seun” Adebayo-Fitzgerald',
  'Ana Suárez',
  'Patrick O’Shaughnessy',
  'Mary Ann Kowalski',
  'Ravi Ramanathan',
  'Jean-Baptiste Toussaint',
  'Zoë Park',
  'José Núñez',
  'Ed Li',
];

/** Boiler repairs are booked at another office. */
const BOILER_BOOKING = `${BOOKING}/boilers`;
const bookApart = (service: Service): Service =>
  service.slug === 'boiler-repair' ? { ...service, bookingUrl: BOILER_BOOKING } : service;

/** Twelve people who share the three portraits of the sample. */
const makeTeam = (team: readonly TeamMember[]): TeamMember[] =>
  NAMES.flatMap((name, index) => {
    const { role, drawing } = team[index % team.length] ?? {};
    if (!role || !drawing) return [];
    const person = {
      order: index + 1,
      name,
      role,
      description: 'Reads the plate, measures, writes it down.',
    };
    return [{ ...person, drawing: { ...drawing, alt: 'A technician with a tool in hand' } }];
  });

/** Repeats the projects of the sample four times. */
const makeProjects = (projects: readonly Project[]): Project[] =>
  [1, 2, 3, 4].flatMap((round) =>
    projects.map((project) => ({
      ...project,
      order: (round - 1) * projects.length + project.order,
      id: `${project.id}-${round}`,
      title: round === 1 ? project.title : `${project.title}, part ${round}`,
    })),
  );

/** Adds the names of the derived services to the Spanish page. */
const nameServices = (
  languages: BaseContent['languages'],
  services: readonly Service[],
): BaseContent['languages'] =>
  languages.map((language) => ({
    ...language,
    services: Object.fromEntries(
      services.map(({ slug, title }) => [slug, language.services[slug] ?? `${title} (en inglés)`]),
    ),
  }));

const QUOTES = [
  'Two chillers, one weekend, nobody upstairs noticed.',
  'They measured every riser before they quoted, and showed us the readings. The number at the end was the number at the start.',
  'Our super has been in this house since 1984 and he does not like contractors. He asked whether the same two could come next time.',
  'On time.',
  'We had three firms tell us the cooling tower was finished. They took a day, cleaned the strainers, found a valve that had been shut since the last owner, and left us a drawing of the whole loop with every valve tagged. That was two summers ago and we have not thought about it since, which is the best thing I can say about a cooling tower. The drawing hangs in the machine room and the fire department liked it, too.',
  'The office answers. A person, who knows which job is yours.',
  'Clean work. You could eat off the pump pads.',
];

const NAMES_OF_CUSTOMERS = [
  'R. Ibarra',
  'Małgorzata Wójcik',
  'Sam Feld',
  'D. O.',
  'Thomas Achterberg',
  'Ngozi E.',
  'L. Park',
];

const BUILDINGS = [
  'Office tower in Midtown',
  'Co-op in Inwood',
  'Prewar rental, 64 units',
  'Loft building in Chelsea',
];

/** Makes reviews by customers of every kind; every third one is published elsewhere. */
const makeReviews = (): Review[] =>
  QUOTES.map((quote, index) => ({
    order: index + 1,
    quote,
    name: NAMES_OF_CUSTOMERS[index] ?? 'A customer',
    buildingType: BUILDINGS[index % BUILDINGS.length] ?? 'House',
    ...(index % 3 === 0
      ? { source: 'Google', sourceUrl: `https://reviews.metropolitan.example/${index}` }
      : { source: 'Letter to us' }),
    permission: '2026-03-02',
  }));

/** A page that the firm added to the menu, as short as pages may be. */
const FINANCING: OwnPage = {
  order: 1,
  slug: 'financing',
  name: 'Financing',
  link: 'menu',
  title: 'Paid over time.',
  lead: 'A boiler for sixty years need not be paid in one.',
  sections: [
    { heading: 'How it works', paragraphs: ['The estimate names the bank, the rate and the months.'] },
  ],
  metadata: {
    title: 'Paying for new equipment over time',
    description:
      'How new heating and cooling equipment can be paid over time, and where the estimate names bank, rate and months.',
  },
};

/** All content of the firm. */
export async function writeMetropolitanHeating(): Promise<CompanyContent> {
  const sample = readBaseContent('sample');
  const services = [
    ...sample.services.map(bookApart),
    ...deriveServices(sample.services, INSPECTION),
    ...deriveServices(sample.services, DIAGNOSIS).slice(0, 2),
  ];
  return {
    ...sample,
    company,
    brand: { accent: '#b3540a', logo: { file: 'monogram.png' } },
    reviews: makeReviews(),
    ownPages: [FINANCING],
    services,
    team: makeTeam(sample.team),
    projects: makeProjects(sample.projects),
    languages: nameServices(sample.languages, services).flatMap((like) => [writeArabic(like), like]),
    photos: {},
    brandFiles: { 'monogram.png': await drawMonogram() },
  };
}
