/**
 * A firm of twelve people with 40 services, 18 projects, seven reviews, and six brands, two of them authorized. It has
 * an 80-character name, a lunch break, a notice, pages in Spanish and Arabic, a form endpoint, three profiles on other
 * sites, and a separate booking page for one service. Its color is orange, and its logo is a square PNG.
 */
import type { OwnPage } from '../../src/content/own-page-schema.ts';
import type { Project, Review, Service, TeamMember } from '../../src/content/schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import { NOTICE_YEAR } from '../support/notice-year.ts';
import { type BaseContent, type CompanyContent, readBaseContent } from './company-content.ts';
import { drawMonogram } from './draw-logo.ts';
import { writeArabic } from './write-language.ts';

const HOURS = '07:30-12:15, 13:00-17:45';

const company: BusinessInput = {
  freeEstimates: true,
  name: 'Hudson & Żółkiewski Mechanical Heating, Cooling and Ventilation Contractors, LLC',
  shortName: 'Hudson & Żółkiewski',
  phone: '(646) 555-0188',
  phoneExtension: '200',
  textPhone: '(646) 555-0189',
  replyTime: 'by the next morning we are open',
  formEndpoint: 'https://forms.hudson-harlem.example/f/office',
  messageRetention: 'for two years after the job',
  profiles: [
    'https://g.page/r/hudson-zolkiewski-mechanical/review',
    'https://www.yelp.com/biz/hudson-zolkiewski-mechanical-new-york',
    'https://www.instagram.com/hudson.zolkiewski',
  ],
  email: 'dispatch@hudson-harlem-mechanical.example',
  address: { street: '4321 Sample Avenue, Second Floor', city: 'New York', state: 'NY', zip: '10034' },
  coordinates: { latitude: '40.86700', longitude: '-73.92200' },
  mapUrl: 'https://maps.hudson-harlem.example/office',
  siteUrl: 'https://www.hudson-harlem.example',
  hours: {
    monday: HOURS,
    tuesday: HOURS,
    wednesday: HOURS,
    thursday: HOURS,
    friday: HOURS,
    saturday: '08:30-12:30',
    sunday: 'closed',
  },
  notice: {
    text: 'The office is closed on Friday for inventory; messages are answered on Saturday.',
    from: '2026-01-01',
    to: `${NOTICE_YEAR}-12-31`,
  },
  bookingUrl: 'https://book.hudson-harlem.example',
  brands: [
    { name: 'Carrier', authorized: true },
    { name: 'Trane', authorized: true },
    { name: 'Bosch Home Comfort' },
    { name: 'Weil-McLain' },
    { name: 'Fujitsu General America' },
    { name: 'Samsung' },
  ],
  licenses: [{ issuer: 'NYC DCWP Home Improvement Contractor', number: '0000000-DCA' }],
  languagesSpoken: ['en', 'es'],
};

/** Replaces the name of the job at the end of a title or a slug. */
const renameJob = (text: string, from: string, to: string): string =>
  text.endsWith(from) ? `${text.slice(0, -from.length)}${to}` : text;

/** Derives an inspection service from each maintenance service. */
const makeInspections = (services: readonly Service[]): Service[] =>
  services
    .filter(({ job }) => job === 'maintenance')
    .map((service) => {
      const title = renameJob(service.title, 'Maintenance', 'Inspection');
      return {
        ...service,
        title,
        slug: renameJob(service.slug, 'maintenance', 'inspection'),
        icon: 'gauge',
        symptoms: [],
        callToAction: 'Book Inspection',
        statement: 'Inspection first: then everybody knows.',
        metadata: {
          title: `${title} in New York City`,
          description: `${title} in New York City: what is measured, what the readings say, and what it would take to put right what they show.`,
        },
      };
    });

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

/** The separate booking page for boiler repairs. */
const BOILER_BOOKING = 'https://book.hudson-harlem.example/boilers';
const bookApart = (service: Service): Service =>
  service.slug === 'boiler-repair' ? { ...service, bookingUrl: BOILER_BOOKING } : service;

/** Makes twelve people, who share the sample’s three portraits. */
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

/** Makes three copies of each sample project. */
const makeProjects = (projects: readonly Project[]): Project[] =>
  [1, 2, 3].flatMap((round) =>
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
  'We had three firms tell us the cooling tower was finished. Hudson & Żółkiewski took a day, cleaned the strainers, found a valve that had been shut since the last owner, and left us a drawing of the whole loop with every valve tagged. That was two summers ago and we have not thought about it since, which is the best thing I can say about a cooling tower. The drawing hangs in the machine room and the fire department liked it, too.',
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

/** Makes reviews of different lengths; every third one links to the site that published it. */
const makeReviews = (): Review[] =>
  QUOTES.map((quote, index) => ({
    order: index + 1,
    quote,
    name: NAMES_OF_CUSTOMERS[index] ?? 'A customer',
    buildingType: BUILDINGS[index % BUILDINGS.length] ?? 'House',
    ...(index % 3 === 0
      ? { source: 'Google', sourceUrl: `https://reviews.hudson-harlem.example/${index}` }
      : { source: 'Letter to us' }),
    permission: '2026-03-02',
  }));

/** A page that the firm added to the menu, with only one section, which is the minimum. */
const FINANCING: OwnPage = {
  order: 1,
  slug: 'payment-plans',
  name: 'Payment Plans',
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
export async function writeHudsonMechanical(): Promise<CompanyContent> {
  const sample = readBaseContent('sample');
  const services = [...sample.services.map(bookApart), ...makeInspections(sample.services)];
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
