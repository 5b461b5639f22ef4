import { expect, test } from 'vitest';
import { createTradeFinder } from './other-trades.ts';

const find = createTradeFinder([
  { words: 'toilet, clogged sink, drain -ac, rat', answer: 'A plumber does that.' },
  { words: 'cañería rota', answer: 'Eso es de un plomero.' },
]);

test.each([
  ['toilet', 'A plumber does that.'],
  ['My toilets overflow', 'A plumber does that.'],
  ['the sink is clogged again', 'A plumber does that.'],
  ['caneria rota', 'Eso es de un plomero.'],
])('a query with all words of a phrase gets its sentence: “%s”', (typed, answer) => {
  expect(find(typed)).toBe(answer);
});

test.each(['', 'sink', 'clogged filter', 'boiler', 'ac drain', 'hourly rate', 'merv rating'])(
  'any other query gets none: “%s”',
  (typed) => {
    expect(find(typed)).toBeUndefined();
  },
);
