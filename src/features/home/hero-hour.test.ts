import { expect, test } from 'vitest';
import { HOUR, instantOf, wallClock } from '../../../tests/support/new-york-clock.ts';
import { HERO_STATES, stateName } from '../../drawings/pictures/hero/hero-hours.ts';
import { summerTimeOf } from '../../lib/hours/new-york-clock.ts';
import { findHeroHour, HERO_HOUR_CODE } from './hero-hour.ts';

const SUMMER_TIMES = [2026, 2027].map(summerTimeOf);
const captionAt = (...wall: [year: number, month: number, day: number, hour: number]): string =>
  findHeroHour(instantOf(Date.UTC(...wall)), SUMMER_TIMES).caption;

test('names day, hour, season and what is on', () => {
  expect([
    captionAt(2026, 11, 22, 21),
    captionAt(2027, 0, 1, 0),
    captionAt(2027, 4, 31, 8),
    captionAt(2027, 5, 1, 12),
    captionAt(2026, 8, 30, 23),
    captionAt(2026, 9, 1, 17),
  ]).toMatchInlineSnapshot(`
    [
      "Tuesday, 9 pm, heat season: lamps lit, boiler on, tower at rest.",
      "Friday, 12 am, heat season: few lamps, boiler on, tower at rest.",
      "Monday, 8 am, heat season: kitchens lit, boiler on, tower at rest.",
      "Tuesday, 12 pm, summer: shops open, tower on, boiler at rest.",
      "Wednesday, 11 pm, summer: few lamps, tower on, boiler at rest.",
      "Thursday, 5 pm, heat season: lamps lit, boiler on, tower at rest.",
    ]
  `);
});

test('keeps New York time through both clock changes', () => {
  for (const day of [Date.UTC(2027, 2, 14), Date.UTC(2027, 10, 7)]) {
    for (let instant = day; instant < day + 30 * HOUR; instant += HOUR) {
      const hour = new Date(wallClock(instant)).getUTCHours();
      expect(findHeroHour(instant, SUMMER_TIMES).caption).toContain(
        `, ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'},`,
      );
    }
  }
});

test('finds a state that exists in the drawing for every hour of a year', () => {
  const names = HERO_STATES.map(({ name }) => name);
  const begin = Date.UTC(2026, 0, 1, 12);
  for (let instant = begin; instant < begin + 365 * 24 * HOUR; instant += 5 * HOUR) {
    const { season, time } = findHeroHour(instant, SUMMER_TIMES);
    expect(names).toContain(stateName(season, time));
  }
});

test('is self-contained text', () => {
  const words = { textContent: '' };
  const image = {
    attributes: new Map([['src', '/art/hero.svg']]),
    matches: () => true,
    getAttribute: (name: string) => image.attributes.get(name),
    setAttribute: (name: string, value: string) => image.attributes.set(name, value),
  };
  const document = { querySelector: () => words, querySelectorAll: () => [image] };
  new Function('document', HERO_HOUR_CODE)(document);
  expect(words.textContent).toMatch(/^\w+day, \d+ [ap]m, (heat season|summer): /);
  expect(HERO_STATES.map(({ name }) => `/art/hero.svg#${name}`)).toContain(image.attributes.get('src'));
});
