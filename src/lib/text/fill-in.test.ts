import { expect, test } from 'vitest';
import { fillIn, fillInAll, findLeftBrace, type PlaceValues } from './fill-in.ts';

const VALUES: PlaceValues = {
  counts: { services: 31, projects: 6, areas: 1 },
  names: { city: 'Astoria', company: 'Canal Boiler Works' },
  conditions: { booking: true, license: false },
  hasArticles: true,
};

test.each([
  ['All {services} services', 'All 31 services'],
  ['{Projects} buildings', 'Six buildings'],
  ['{services job/jobs}.', 'thirty-one jobs.'],
  ['{Areas borough/boroughs}, cut open', 'One borough, cut open'],
  ['{company}: heat', 'Canal Boiler Works: heat'],
  ['Our shop in {city}, a {city} shop.', 'Our shop in Astoria, an Astoria shop.'],
  ['A {city} shop; a {company} van', 'An Astoria shop; a Canal Boiler Works van'],
  ['Call{booking:, book online}{license:, licensed}.', 'Call, book online.'],
  ['Not one of {license:the five}{not license:ours}{not booking:, call}.', 'Not one of ours.'],
  ['{__proto__} {constructor} {not toString:x}', '{__proto__} {constructor} {not toString:x}'],
  ['A boiler {x}, 68°F, {services job}.', 'A boiler {x}, 68°F, {services job}.'],
])('“%s” becomes “%s”', (text, filled) => {
  expect(fillIn(text, VALUES)).toBe(filled);
});

test('only English has an article to adjust', () => {
  expect(fillIn('Vamos a {city}.', { ...VALUES, hasArticles: false })).toBe('Vamos a Astoria.');
});

test.each([
  ['no brace is left', undefined],
  ['a boiler {x}, and {y}', '{x}'],
  ['open {company and more', '{company'],
  ['closed} alone', '}'],
])('in “%s”, the brace left is %s', (text, left) => {
  expect(findLeftBrace(text)).toBe(left);
});

test('texts in lists and groups are filled in, and nothing else changes', () => {
  expect(fillInAll({ points: [{ title: '{projects}', count: 3 }], none: null }, VALUES)).toEqual({
    points: [{ title: '6', count: 3 }],
    none: null,
  });
});

test('the company’s name precedes a page title if both fit into 60 characters', () => {
  const fits = { metadata: { title: '{company}: call{booking:, book} or write to us' } };
  expect(fillInAll({ page: fits }, VALUES).page.metadata.title).toBe(
    'Canal Boiler Works: call, book or write to us',
  );
  const long = { metadata: { title: '{company}: heating and cooling in {city} and the boroughs' } };
  expect(fillInAll(long, VALUES).metadata.title).toBe('Heating and cooling in Astoria and the boroughs');
});
