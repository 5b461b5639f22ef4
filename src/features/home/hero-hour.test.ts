import { expect, test } from 'vitest';
import { HOUR, instantOf, wallClock } from '../../../tests/support/new-york-clock.ts';
import { HERO_STATES, stateName } from '../../drawings/pictures/hero/hero-hours.ts';
import { summerTimeOf } from '../../lib/hours/new-york-clock.ts';
import { findHeroHour, HERO_HOUR_CODE } from './hero-hour.ts';

const SUMMER_TIMES = [2026, 2027].map(summerTimeOf);
const hourAt = (...wall: [year: number, month: number, day: number, hour: number]) =>
  findHeroHour(instantOf(Date.UTC(...wall)), SUMMER_TIMES);

test.each([
  [
    hourAt(2026, 11, 22, 21),
    'heat-season',
    'evening',
    'Tuesday, 9 pm, heat season: lamps lit, boiler on, tower at rest.',
  ],
  [
    hourAt(2027, 0, 1, 0),
    'heat-season',
    'night',
    'Friday, 12 am, heat season: few lamps, boiler on, tower at rest.',
  ],
  [
    hourAt(2027, 4, 31, 8),
    'heat-season',
    'morning',
    'Monday, 8 am, heat season: kitchens lit, boiler on, tower at rest.',
  ],
  [hourAt(2027, 5, 1, 12), 'summer', 'day', 'Tuesday, 12 pm, summer: shops open, tower on, boiler at rest.'],
  [
    hourAt(2026, 8, 30, 23),
    'summer',
    'night',
    'Wednesday, 11 pm, summer: few lamps, tower on, boiler at rest.',
  ],
  [
    hourAt(2026, 9, 1, 17),
    'heat-season',
    'evening',
    'Thursday, 5 pm, heat season: lamps lit, boiler on, tower at rest.',
  ],
])('%j', (hour, season, time, caption) => {
  expect(hour).toEqual({ season, time, caption });
});

test('keeps New York time through both changes of clocks', () => {
  for (const day of [Date.UTC(2027, 2, 14), Date.UTC(2027, 10, 7)]) {
    for (let instant = day; instant < day + 30 * HOUR; instant += HOUR) {
      const hour = new Date(wallClock(instant)).getUTCHours();
      expect(findHeroHour(instant, SUMMER_TIMES).caption).toContain(
        `, ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'},`,
      );
    }
  }
});

test('finds a state that the drawing has at every hour of a year', () => {
  const names = HERO_STATES.map(({ name }) => name);
  const begin = Date.UTC(2026, 0, 1, 12);
  for (let instant = begin; instant < begin + 365 * 24 * HOUR; instant += 5 * HOUR) {
    const { season, time } = findHeroHour(instant, SUMMER_TIMES);
    expect(names).toContain(stateName(season, time));
  }
});

test('is sent as text that needs nothing around it', () => {
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
