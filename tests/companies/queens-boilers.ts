/**
 * A one-person shop in Queens that works on boilers. It has the fixture’s texts about boilers, photos of the owner and
 * every job, one review, a reason for having no license, an extra service without a machine, and a page in Chinese. Its
 * accent is green, it has its own icon, and its logo includes the name. It has no booking page and no brands.
 */
import type { OwnPage } from '../../src/content/own-page-schema.ts';
import type { Project, Service } from '../../src/content/schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import {
  type BaseContent,
  type CompanyContent,
  readBaseContent,
  removeReferences,
} from './company-content.ts';
import { drawWordmark } from './draw-logo.ts';
import { drawPhoto } from './draw-photo.ts';
import { writeChinese } from './write-language.ts';

const HOURS = '07:00-16:00';

const company: BusinessInput = {
  freeEstimates: true,
  name: 'Steinway Boiler Works',
  shortName: 'Steinway Boiler',
  phone: '(929) 555-0199',
  textPhone: '(929) 555-0199',
  email: 'maria@steinway-boiler.example',
  address: { street: '31-07 Sample Avenue', city: 'Astoria', state: 'NY', zip: '11106' },
  coordinates: { latitude: '40.76120', longitude: '-73.92510' },
  mapUrl: 'https://maps.steinway-boiler.example/office',
  siteUrl: 'https://www.steinway-boiler.example',
  hours: {
    monday: HOURS,
    tuesday: HOURS,
    wednesday: HOURS,
    thursday: HOURS,
    friday: HOURS,
    saturday: 'closed',
    sunday: 'closed',
  },
  noLicenseReason: 'we only maintain equipment of commercial buildings',
};

const jobs = [
  {
    id: 'astoria-boiler',
    title: 'A boiler that lost water',
    description:
      'The feeder ran every day and nobody saw a leak. The wet return had rusted through below the floor. It went up to the wall, where anyone can see it drip.',
    constraint: 'The heat had to be back on by evening.',
    photo: { file: 'jobs/boiler.jpg', alt: 'A gray boiler before a yellow wall, its copper pipe going up.' },
    morePhotos: [
      { label: 'Before', file: 'jobs/before.jpg', alt: 'A rusted pipe in a hole in the floor.' },
      { label: 'The wet return, in the open', file: 'jobs/detail.jpg', alt: 'A copper pipe along a wall.' },
      { label: 'After', file: 'jobs/after.jpg', alt: 'The boiler with its new pipe.', credit: 'Ana Suárez' },
    ],
    format: 'panorama',
    tags: ['Boiler', 'Repair', 'Queens'],
  },
  {
    id: 'woodside-heater',
    title: 'Hot water for two families',
    description:
      'One tank fed two kitchens and two baths and ran cold by eight. A larger one stands in its place, on a stand, with a new flue.',
    constraint: 'A cellar stair with a turn in it.',
    photo: { file: 'jobs/heater.jpg', alt: 'A water heater in a green cellar.', credit: 'Ana Suárez' },
    morePhotos: [{ label: 'The turn in the stair', file: 'jobs/detail.jpg', alt: 'A narrow stair.' }],
    format: 'wide',
    tags: ['Water heater', 'Replacement'],
  },
] as const satisfies readonly Omit<Project, 'order'>[];

const REVIEW = {
  order: 1,
  quote: 'She explained the boiler to my mother and to the super. Both nodded.',
  name: 'Yesenia Peña',
  buildingType: 'Six-family house in Queens',
  source: 'Letter to the shop',
  permission: '2026-02-11',
} as const;

/** Makes a service whose drawing shows no machine. It has no checks, one symptom, and no name in Chinese. */
const makeOwnService = (service: Service): Service => ({
  ...service,
  title: 'Radiator Cover Fitting',
  slug: 'radiator-cover-fitting',
  plainName: 'covers that let the heat out',
  drawing: 'building',
  checks: [],
  symptoms: [
    { notice: 'The room is cold and the cover is hot', parts: [], look: 'How the air gets in and out.' },
  ],
  callToAction: 'Book a Fitting',
  statement: 'A cover is a duct with manners.',
  metadata: {
    title: 'Radiator cover fitting in Queens',
    description:
      'Covers for radiators that let the heat out: measured, cut and fitted by the people who know the steam behind them.',
  },
});

const ACCENT = '#0b6e4f';

/** An icon that fills its square: a warm window in a house. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="${ACCENT}" d="M0 0h48v48H0z"/>
  <path fill="#f4f1e8" d="m24 8 18 15h-5v17H11V23H6z"/>
  <path fill="#f0b429" d="M19 25h10v10H19z"/>
</svg>`;

/** Keeps only Queens, with a photo instead of its drawing. */
const listAreas = (boroughs: BaseContent['boroughs']): BaseContent['boroughs'] =>
  boroughs
    .filter(({ slug }) => slug === 'queens')
    .map(({ drawing: _, ...borough }) => ({
      ...borough,
      photo: { file: 'areas/queens.jpg', alt: 'The boiler of a two-family house in Astoria.' },
    }));

/** A page that the owner added; the footer links to it. */
const CAREERS: OwnPage = {
  order: 1,
  slug: 'careers',
  name: 'Work with me',
  link: 'footer',
  title: 'A second pair\nof hands.',
  lead: 'One person, one van, and more basements than one person can see. I am looking for a helper.',
  sections: [
    {
      heading: 'The work',
      paragraphs: [
        'Boilers and water heaters in houses of two to six families. Most days begin with a [boiler repair](service:boiler-repair) and end with a letter.',
        'You need no papers to begin. You need dry hands and patience.',
      ],
      list: ['Monday to Friday, seven to four', 'A driver’s license', 'Stairs, every day'],
    },
    {
      heading: 'How to apply',
      paragraphs: ['Call, or [write](page:contact). Tell me what you took apart last.'],
    },
  ],
  photo: { file: 'jobs/after.jpg', alt: 'The boiler with its new pipe.' },
  questions: [{ topic: 'papers', question: 'Is there a test?', answer: 'A day in the van, paid.' }],
  metadata: {
    title: 'Work at a boiler shop in Astoria, Queens',
    description:
      'A helper wanted for boilers and water heaters in Queens and Brooklyn: the work, the hours, and how to apply.',
  },
};

/** All content of the shop. */
export async function writeQueensBoilers(): Promise<CompanyContent> {
  const fixture = readBaseContent('fixture');
  const content = removeReferences({
    ...fixture,
    services: fixture.services.filter(({ system }) => system === 'boiler'),
    boroughs: listAreas(fixture.boroughs),
    team: [
      {
        order: 1,
        name: 'María Núñez',
        role: 'Boilers and hot water',
        photo: { file: 'team/maria/photo.jpg', alt: 'María beside a boiler', credit: 'Ana Suárez' },
        description: 'María answers the phone, brings the parts and writes down what she measured.',
      },
    ],
    projects: jobs.map((job, index) => ({ ...job, tags: [...job.tags], order: index + 1 })),
  });
  return {
    ...content,
    services: content.services.flatMap((service) =>
      service.slug === 'boiler-repair' ? [service, makeOwnService(service)] : service,
    ),
    languages: content.languages.map(writeChinese),
    company,
    brand: { accent: ACCENT, icon: 'icons/house.svg', logo: { file: 'wordmark.svg', showsName: true } },
    reviews: [REVIEW],
    brandFiles: { 'icons/house.svg': HOUSE, 'wordmark.svg': drawWordmark(company.shortName) },
    ownPages: [CAREERS],
    photos: {
      'team/maria/photo.jpg': await drawPhoto({ width: 900, height: 1200, hue: 205 }),
      'jobs/boiler.jpg': await drawPhoto({ width: 1680, height: 900, hue: 45 }),
      'jobs/before.jpg': await drawPhoto({ width: 900, height: 1200, hue: 300 }),
      'jobs/detail.jpg': await drawPhoto({ width: 1200, height: 900, hue: 200 }),
      'jobs/after.jpg': await drawPhoto({ width: 1680, height: 900, hue: 60 }),
      'jobs/heater.jpg': await drawPhoto({ width: 1200, height: 900, hue: 120 }),
      'areas/queens.jpg': await drawPhoto({ width: 1200, height: 900, hue: 15 }),
    },
  };
}
