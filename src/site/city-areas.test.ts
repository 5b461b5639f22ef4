import { expect, test } from 'vitest';
import { describeAreas, isWholeCity } from './city-areas.ts';

const area = (slug: string, name: string, inPlace: string) => ({ slug, name, inPlace });
const CITY = [
  area('manhattan', 'Manhattan', 'in Manhattan'),
  area('brooklyn', 'Brooklyn', 'in Brooklyn'),
  area('queens', 'Queens', 'in Queens'),
  area('bronx', 'The Bronx', 'in the Bronx'),
  area('staten-island', 'Staten Island', 'on Staten Island'),
];
const YONKERS = area('yonkers', 'Yonkers', 'in Yonkers');

test('“the five boroughs” replaces the names only if the company serves all five and nothing else', () => {
  expect(describeAreas(CITY)).toEqual({
    places: 'all five boroughs',
    boroughs: 'the five boroughs',
    areaNames: 'Manhattan, Brooklyn, Queens, the Bronx and Staten Island',
  });
  expect(isWholeCity([...CITY, YONKERS].map(({ slug }) => slug))).toBe(false);
});

test('other areas are called by their names', () => {
  const areas = [YONKERS, ...CITY.slice(3)];
  expect(describeAreas(areas).places).toBe('Yonkers, the Bronx and Staten Island');
  expect(describeAreas(CITY.slice(2, 4)).boroughs).toBe('Queens and the Bronx');
});
