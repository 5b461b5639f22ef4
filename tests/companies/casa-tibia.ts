/**
 * A shop in the Bronx whose customers speak Spanish first: calls in Spanish and English, four areas in an order of its
 * own, 20 services, two people, five projects, open at night and around the clock on Monday. Its color is green, it has an
 * icon and no logo, and one review.
 */
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import {
  type CompanyContent,
  placeOffice,
  readSampleContent,
  removeReferences,
  type SampleContent,
  weekHours,
} from './company-content.ts';

const company: BusinessInput = {
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
  brands: ['Rheem'],
  payments: ['card', 'cash', 'Zelle'],
};

const AREAS = ['bronx', 'manhattan', 'queens', 'brooklyn'];
const SYSTEMS = ['boiler', 'water-heater', 'ptac', 'mini-split', 'central-ac', 'rtu', 'general'];

const listAreas = (boroughs: SampleContent['boroughs']): SampleContent['boroughs'] =>
  boroughs
    .filter(({ slug }) => AREAS.includes(slug))
    .map((borough) => ({ ...borough, order: AREAS.indexOf(borough.slug) + 1 }));

/** Texts of the sample that speak of five boroughs, said of four. */
function namePlaces<Content>(content: Content): Content {
  const texts = JSON.stringify(content)
    .replaceAll('all five boroughs, up to the city line', 'four boroughs')
    .replaceAll('all five boroughs', 'four boroughs')
    .replaceAll('All five boroughs', 'Four boroughs')
    .replaceAll('the five boroughs', 'four boroughs')
    .replaceAll(
      'Manhattan, Brooklyn, Queens, the Bronx and Staten Island',
      'the Bronx, Manhattan, Queens and Brooklyn',
    )
    .replaceAll('Not one of the five.', 'Not one of the four.');
  return JSON.parse(texts) as Content;
}

/** The Spanish page, which says where the shop works. */
const nameSpanishPlaces = (languages: SampleContent['languages']): SampleContent['languages'] =>
  JSON.parse(
    JSON.stringify(languages)
      .replaceAll('los cinco condados de la ciudad', 'cuatro condados de la ciudad')
      .replaceAll('los cinco condados', 'cuatro condados')
      .replaceAll('Los cinco condados', 'Cuatro condados'),
  ) as SampleContent['languages'];

const REVIEW = {
  order: 1,
  quote: 'They explained the boiler to my mother in Spanish and to the super in English. Both nodded.',
  name: 'Yesenia Peña',
  buildingType: 'Six-family house in the Bronx',
  source: 'Letter to the shop',
  permission: '2026-02-11',
} as const;

/** A warm window in a house, to the edges of its square. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="#0b6e4f" d="M0 0h48v48H0z"/>
  <path fill="#f4f1e8" d="m24 8 18 15h-5v17H11V23H6z"/>
  <path fill="#f0b429" d="M19 25h10v10H19z"/>
</svg>`;

/** All content of the shop. */
export function writeCasaTibia(): CompanyContent {
  const sample = readSampleContent();
  const content = removeReferences({
    ...sample,
    services: namePlaces(sample.services.filter(({ system }) => SYSTEMS.includes(system)).slice(0, 20)),
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
    pages: namePlaces(sample.pages),
    languages: nameSpanishPlaces(sample.languages),
  });
  return {
    ...content,
    company,
    brand: { accent: '#0B6E4F', icon: 'icons/house.svg' },
    reviews: [REVIEW],
    photos: {},
    brandFiles: { 'icons/house.svg': HOUSE },
  };
}
