/**
 * A shop in the Bronx whose customers speak Spanish first: calls in Spanish and English, four areas in its own order,
 * 20 services, two people, five projects; it is open at night, and around the clock on Monday. Its color is green. It
 * has an icon but no logo, one review, a reason for having no license, an extra service without a drawing, a page in
 * Spanish, and one of Arabic sample words.
 */
import type { Service } from '../../src/content/schema.ts';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import {
  type BaseContent,
  type CompanyContent,
  placeOffice,
  readBaseContent,
  removeReferences,
  weekHours,
} from './company-content.ts';
import { writeArabic } from './write-arabic.ts';

const company: BusinessInput = {
  freeEstimates: true,
  name: 'Casa Tibia Calefacción y Aire',
  shortName: 'Casa Tibia',
  phone: '(347) 555-0177',
  email: 'hola@casa-tibia.example',
  ...placeOffice(
    'casa-tibia.example',
    ['1020 Gran Ejemplo Boulevard', 'Bronx', '10456'],
    ['40.82900', '-73.90800'],
  ),
  hours: { ...weekHours('06:00-22:00', '19:00-02:00'), monday: 'open all day' },
  languagesSpoken: ['es', 'en'],
  brands: [{ name: 'Rheem' }],
  noLicenseReason: 'we only maintain equipment of commercial buildings',
  payments: ['card', 'cash', 'Zelle'],
};

const AREAS = ['bronx', 'manhattan', 'queens', 'brooklyn'];
const SYSTEMS = ['boiler', 'water-heater', 'ptac', 'mini-split', 'central-ac', 'rtu', 'general'];

const listAreas = (boroughs: BaseContent['boroughs']): BaseContent['boroughs'] =>
  boroughs
    .filter(({ slug }) => AREAS.includes(slug))
    .map((borough) => ({ ...borough, order: AREAS.indexOf(borough.slug) + 1 }));

const REVIEW = {
  order: 1,
  quote: 'They explained the boiler to my mother in Spanish and to the super in English. Both nodded.',
  name: 'Yesenia Peña',
  buildingType: 'Six-family house in the Bronx',
  source: 'Letter to the shop',
  permission: '2026-02-11',
} as const;

/** Makes a service without a drawing: it has no checks, one symptom, and no Spanish name yet. */
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
    title: 'Radiator cover fitting in the Bronx',
    description:
      'Covers for radiators that let the heat out: measured, cut and fitted by the people who know the steam behind them.',
  },
});

/** An icon that fills its square: a warm window in a house. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="#0b6e4f" d="M0 0h48v48H0z"/>
  <path fill="#f4f1e8" d="m24 8 18 15h-5v17H11V23H6z"/>
  <path fill="#f0b429" d="M19 25h10v10H19z"/>
</svg>`;

/** All content of the shop. */
export function writeCasaTibia(): CompanyContent {
  const sample = readBaseContent('sample');
  const content = removeReferences({
    ...sample,
    services: sample.services.filter(({ system }) => SYSTEMS.includes(system)).slice(0, 20),
    boroughs: listAreas(sample.boroughs),
    team: [
      {
        order: 1,
        name: 'Inés Peña Rodríguez',
        role: 'Wall units and mini-splits',
        drawing: { name: 'team-dee', alt: 'Inés with a clamp meter' },
        description: 'Inés listens to the unit before she opens it, and explains it in two languages.',
      },
      {
        order: 2,
        name: 'Joaquín “Quino” Báez',
        role: 'Boilers',
        drawing: { name: 'team-lou', alt: 'Quino with a pipe wrench on his shoulder' },
        description: 'Quino starts in the basement and writes down every reading.',
      },
    ],
    projects: sample.projects.slice(0, 5),
  });
  return {
    ...content,
    services: content.services.flatMap((service) =>
      service.slug === 'boiler-repair' ? [service, makeOwnService(service)] : service,
    ),
    languages: content.languages.flatMap((language) => [writeArabic(language), language]),
    company,
    brand: { accent: '#0B6E4F', icon: 'icons/house.svg' },
    reviews: [REVIEW],
    photos: {},
    brandFiles: { 'icons/house.svg': HOUSE },
  };
}
