import { expect, test } from 'vitest';
import { business } from './business.ts';
import { fillIn } from './fill-in.ts';

const { city } = business.address;

test('the city stands where its mark is, with the article that goes with it', () => {
  const article = /^[aeiou]/i.test(city) ? 'an' : 'a';
  expect(fillIn('Our shop in {city}, a {city} shop.')).toBe(`Our shop in ${city}, ${article} ${city} shop.`);
});

test('words on booking online are there for a company with a booking page alone', () => {
  const words = business.bookingUrl ? ' or book online' : '';
  expect(fillIn('Call{booking: or book online}.')).toBe(`Call${words}.`);
});

test('other words stay as they are', () => {
  expect(fillIn('A boiler {x}, 68°F.')).toBe('A boiler {x}, 68°F.');
});
