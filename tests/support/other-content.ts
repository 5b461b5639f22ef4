/**
 * What the other company has besides its identity and the fixture's content: its own color, icon and logo, photos,
 * many reviews, pages of its own, pages in Arabic and Chinese, and a service without a machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { OwnPage } from '../../src/content/own-page-schema.ts';
import type { Project, Review, Service, TeamMember } from '../../src/content/schema.ts';
import { outlineText, textWidth } from '../../src/drawings/kit/lettering.ts';
import type { ContentFolder } from '../../src/lib/content/read-content.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { drawPhoto } from './draw-photo.ts';
import { writeArabic, writeChinese } from './write-language.ts';

/** A warm accent, so it is also the color of heat; its icon fills the square, and its logo includes the name. */
export const OTHER_BRAND = {
  accent: '#b3540a',
  icon: 'icons/house.svg',
  logo: { file: 'wordmark.svg', showsName: true },
} as const;

/** An icon that fills its square: a warm window in a house. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="${OTHER_BRAND.accent}" d="M0 0h48v48H0z"/>
  <path fill="#f4f1e8" d="m24 8 18 15h-5v17H11V23H6z"/>
  <path fill="#f0b429" d="M19 25h10v10H19z"/>
</svg>`;

/** Draws a red flame and a light name, outlined as paths, as an SVG for dark backgrounds. */
function drawWordmark(name: string): string {
  const width = Math.ceil(44 + textWidth(name, 30, 'headline') + 2);
  const letters = outlineText(name, [44, 31], 30, 'start', 'headline').map((d) => `<path d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">
  <path fill="#ff5a36" d="M18 2c2 8 12 12 12 23a12 12 0 0 1-24 0c0-5 3-8 5-12 1 4 3 5 4 5 2-5 0-10 3-16z"/>
  <g fill="#eceae2">${letters.join('')}</g>
</svg>`;
}

/** Slug and booking page of the service that has its own. */
export const OWN_SERVICE = {
  slug: 'radiator-cover-fitting',
  bookingUrl: 'https://book.metropolitan.example/covers',
} as const;

/** Makes a service whose drawing shows no machine. It has no checks, one symptom, and no name in other languages. */
const makeOwnService = (service: Service): Service => ({
  ...service,
  ...OWN_SERVICE,
  title: 'Radiator Cover Fitting',
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

const MEMBER: TeamMember = {
  order: 3,
  name: 'Oluwaseun “Seun” Adebayo-Fitzgerald',
  role: 'Boilers and hot water',
  photo: { file: 'team/seun/photo.jpg', alt: 'Seun beside a boiler', credit: 'Ana Suárez' },
  description: 'Seun answers the phone, brings the parts and writes down what was measured.',
};

const PROJECTS: readonly Project[] = [
  {
    order: 2,
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
    order: 3,
    id: 'woodside-heater',
    title: 'Hot water for two families',
    description:
      'One tank fed two kitchens and two baths and ran cold by eight. A larger one took its place, on a stand, with a new flue.',
    constraint: 'A cellar stair with a turn in it.',
    photo: { file: 'jobs/heater.jpg', alt: 'A water heater in a green cellar.', credit: 'Ana Suárez' },
    morePhotos: [{ label: 'The turn in the stair', file: 'jobs/detail.jpg', alt: 'A narrow stair.' }],
    format: 'wide',
    tags: ['Water heater', 'Replacement'],
  },
];

const QUOTES = [
  'Two chillers, one weekend, nobody upstairs noticed.',
  'They measured every riser before they quoted, and showed us the readings. The number at the end was the number at the start.',
  'On time.',
  'We had three firms tell us the cooling tower was finished. They took a day, cleaned the strainers, found a valve that had been shut since the last owner, and left us a drawing of the whole loop with every valve tagged. That was two summers ago and we have not thought about it since, which is the best thing I can say about a cooling tower. The drawing hangs in the machine room and the fire department liked it, too.',
  'The office answers. A person, who knows which job is yours.',
];

/** Reviews of different lengths, in the order in which pages show them; every third one links to its source. */
export const OTHER_REVIEWS: readonly Review[] = QUOTES.map((quote, index) => ({
  order: index + 1,
  quote,
  name: 'Małgorzata Wójcik',
  buildingType: 'Prewar rental, 64 units',
  ...(index % 3 === 0
    ? { source: 'Google', sourceUrl: `https://reviews.metropolitan.example/${index}` }
    : { source: 'Letter to us' }),
  permission: '2026-03-02',
}));

/** A page that the footer links to. */
const CAREERS: OwnPage = {
  order: 1,
  slug: 'careers',
  name: 'Work with us',
  link: 'footer',
  title: 'A second pair\nof hands.',
  lead: 'One van, and more basements than one person can see. We are looking for a helper.',
  sections: [
    {
      heading: 'The work',
      paragraphs: [
        'Most days begin with a [boiler repair](service:boiler-repair) and end with a letter.',
        'You need no papers to begin. You need dry hands and patience.',
      ],
      list: ['Monday to Friday', 'A driver’s license', 'Stairs, every day'],
    },
    {
      heading: 'How to apply',
      paragraphs: ['Call, or [write](page:contact). Tell us what you took apart last.'],
    },
  ],
  photo: { file: 'jobs/after.jpg', alt: 'The boiler with its new pipe.' },
  questions: [{ topic: 'papers', question: 'Is there a test?', answer: 'A day in the van, paid.' }],
  metadata: {
    title: 'Work at a heating company in Queens',
    description:
      'A helper wanted for boilers and water heaters in Queens and Brooklyn: the work, the hours, and how to apply.',
  },
};

/** A page in the menu with only one section, which is the minimum. */
const FINANCING: OwnPage = {
  order: 2,
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

/** Width, height and hue of each photo. One is as wide as a page; the others are small, because encoding takes long. */
const PHOTOS: Readonly<Record<string, readonly [width: number, height: number, hue: number]>> = {
  'team/seun/photo.jpg': [600, 800, 205],
  'jobs/boiler.jpg': [1680, 900, 45],
  'jobs/before.jpg': [600, 800, 300],
  'jobs/detail.jpg': [800, 600, 200],
  'jobs/after.jpg': [1120, 600, 60],
  'jobs/heater.jpg': [800, 600, 120],
  'areas/queens.jpg': [800, 600, 15],
};

/** Returns the only value of a folder that passes a check. */
function pick<Value>({ files }: ContentFolder<Value>, isWanted: (value: Value) => boolean): Value {
  const found = files.flatMap(({ value }) => value ?? []).find(isWanted);
  if (!found) throw new Error('The fixture lacks content that the other company needs.');
  return found;
}

/** Adds the other company's content to a copy of the fixture's content. */
export async function writeOtherContent(folder: string): Promise<void> {
  const files = openContentFiles(folder);
  const spanish = pick(files.languages, ({ code }) => code === 'es');
  const { drawing: _, ...queens } = pick(files.boroughs, ({ slug }) => slug === 'queens');
  const documents: Readonly<Record<string, unknown>> = {
    brand: OTHER_BRAND,
    [`services/${OWN_SERVICE.slug}`]: makeOwnService(
      pick(files.services, ({ slug }) => slug === 'boiler-repair'),
    ),
    'boroughs/queens': {
      ...queens,
      photo: { file: 'areas/queens.jpg', alt: 'The boiler of a two-family house in Queens.' },
    },
    'team/seun': MEMBER,
    ...Object.fromEntries(PROJECTS.map((project) => [`projects/${project.id}`, project])),
    'reviews/board-member': OTHER_REVIEWS[0],
    ...Object.fromEntries(OTHER_REVIEWS.slice(1).map((review) => [`reviews/review-${review.order}`, review])),
    'own-pages/careers': CAREERS,
    'own-pages/payment-plans': FINANCING,
    'languages/ar': writeArabic(spanish),
    'languages/zh': writeChinese(spanish),
  };
  const bytes: Record<string, Buffer | string> = {
    'brand/icons/house.svg': HOUSE,
    'brand/wordmark.svg': drawWordmark('Metropolitan'),
  };
  for (const [name, document] of Object.entries(documents)) bytes[`${name}.yaml`] = stringify(document);
  for (const [name, [width, height, hue]] of Object.entries(PHOTOS))
    bytes[`photos/${name}`] = await drawPhoto({ width, height, hue });
  for (const [name, content] of Object.entries(bytes)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
