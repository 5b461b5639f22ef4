/**
 * A shop of one person in Queens that works on boilers, water heaters and furnaces: nine services, two boroughs, a photo
 * of the person and of every job, a logo that shows the name, no booking page, no brands, no reviews, no page in another
 * language.
 */
import type { Project } from '../../src/content/schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import {
  type CompanyContent,
  placeOffice,
  readSampleContent,
  removeReferences,
  type SampleContent,
  weekHours,
} from './company-content.ts';
import { drawWordmark } from './draw-logo.ts';
import { drawPhoto } from './draw-photo.ts';

const company: BusinessInput = {
  name: 'Steinway Boiler Works',
  shortName: 'Steinway Boiler',
  phone: '(929) 555-0199',
  email: 'maria@steinway-boiler.example',
  ...placeOffice(
    'steinway-boiler.example',
    ['31-07 Sample Avenue', 'Astoria', '11106'],
    ['40.76120', '-73.92510'],
  ),
  hours: weekHours('07:00-16:00'),
};

const SYSTEMS = ['boiler', 'water-heater', 'furnace'];
const AREAS = ['queens', 'brooklyn'];

const jobs = [
  {
    id: 'astoria-boiler',
    title: 'A boiler that lost water',
    description:
      'The feeder ran every day and nobody saw a leak. The wet return had rusted through below the floor. It went up to the wall, where anyone can see it drip.',
    constraint: 'The heat had to be back on by evening.',
    photo: { file: 'jobs/boiler.jpg', alt: 'A gray boiler before a yellow wall, its copper pipe going up.' },
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
    format: 'wide',
    tags: ['Water heater', 'Replacement'],
  },
] as const satisfies readonly Omit<Project, 'order'>[];

/** The owner’s own words where the sample speaks of five boroughs and of machines on the roof. */
function rewritePages(pages: SampleContent['pages']): SampleContent['pages'] {
  const { home, about, contact, portfolio } = pages;
  return {
    ...pages,
    home: {
      ...home,
      metadata: {
        title: '{company}: boilers and hot water in Queens',
        description:
          'Repair, maintenance and replacement of boilers, water heaters and furnaces for homes and small buildings in Queens and Brooklyn.',
      },
      title: 'Boilers,\nhot water,\nwarm air.',
      lead: 'Repair, maintenance and replacement for homes and small buildings in Queens and Brooklyn.',
    },
    about: {
      ...about,
      story: {
        ...about.story,
        paragraphs: [
          'A radiator is cold on the top floor because of a valve in the basement. So we start in the basement.',
          'The shop is one person with one van, in {city}. Whoever picks up the phone is who comes.',
        ],
      },
      team: { heading: 'Who comes to the door', lead: 'One person, from the call to the last reading.' },
    },
    contact: {
      ...contact,
      metadata: {
        ...contact.metadata,
        description:
          'Call or write to a boiler shop in {city} that works in Queens and Brooklyn. Hours, office and contact form.',
      },
    },
    portfolio: {
      ...portfolio,
      metadata: {
        title: '{Projects job/jobs} in Queens basements, with photos',
        description:
          '{Projects job/jobs} in Queens basements: what was wrong, what was done about it, and what was in the way of the work.',
      },
      title: '{Projects job/jobs},\nstart to end.',
      lead: 'What was wrong, what was done, and what was in the way.',
      note: 'Photographed with the owners’ permission.',
      questions: [
        {
          topic: 'choice',
          question: 'Are these real jobs?',
          answer: 'Yes, in homes whose owners agreed to it.',
        },
        ...portfolio.questions.slice(1),
      ],
    },
    services: {
      ...pages.services,
      metadata: {
        title: 'All {services} services for boilers and hot water',
        description:
          '{Machines machine/machines} in the basement, with repair, maintenance and replacement for each, in Queens and Brooklyn.',
      },
      lead: 'Find the one you have, then pick the job.',
    },
    'not-found': {
      ...pages['not-found'],
      borough: {
        ...pages['not-found'].borough,
        metadata: {
          title: 'Borough not found | Queens and Brooklyn',
          description:
            'There is no borough at this address. We work in Queens and Brooklyn, and our home page leads to both.',
        },
        title: 'Not one of the two.',
      },
    },
    'every-page': {
      ...pages['every-page'],
      addressCheck: {
        ...pages['every-page'].addressCheck,
        lead: 'We cover Queens and Brooklyn.',
      },
      footer: 'Boilers, hot water and warm air for Queens and Brooklyn',
    },
  };
}

/** Queens first, with a photo in the place of its drawing. */
function listAreas(boroughs: SampleContent['boroughs']): SampleContent['boroughs'] {
  const areas = AREAS.flatMap((slug, index) => {
    const borough = boroughs.find((one) => one.slug === slug);
    return borough ? [{ ...borough, order: index + 1 }] : [];
  });
  return areas.map(({ drawing, ...borough }) =>
    borough.slug === 'queens'
      ? {
          ...borough,
          photo: { file: 'areas/queens.jpg', alt: 'The boiler of a two-family house in Astoria.' },
        }
      : { ...borough, drawing },
  );
}

/** All content of the shop. */
export async function writeQueensBoilers(): Promise<CompanyContent> {
  const sample = readSampleContent();
  const content = removeReferences({
    ...sample,
    services: sample.services.filter(({ system }) => SYSTEMS.includes(system)),
    boroughs: listAreas(sample.boroughs),
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
    pages: rewritePages(sample.pages),
    languages: [],
  });
  return {
    ...content,
    company,
    brand: { accent: '#cf2409', logo: { file: 'wordmark.svg', showsName: true } },
    reviews: [],
    brandFiles: { 'wordmark.svg': drawWordmark(company.shortName) },
    photos: {
      'team/maria/photo.jpg': await drawPhoto({ width: 900, height: 1200, hue: 205 }),
      'jobs/boiler.jpg': await drawPhoto({ width: 1680, height: 900, hue: 45 }),
      'jobs/heater.jpg': await drawPhoto({ width: 1200, height: 900, hue: 120 }),
      'areas/queens.jpg': await drawPhoto({ width: 1200, height: 900, hue: 15 }),
    },
  };
}
