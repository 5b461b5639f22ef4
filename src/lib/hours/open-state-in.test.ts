import { expect, test } from 'vitest';
import { describeOpenStateIn } from './open-state-in.ts';

const spanish = {
  locale: 'es-US',
  openUntil: 'Abierto hasta',
  closedUntil: 'Cerrado hasta',
  openAllDay: 'Abierto todo el día',
};

test.each([
  ['at noon', true, '2026-11-18T12:00Z', '2026-11-18T17:00Z', 'Abierto hasta 5 p.m.'],
  ['early', false, '2026-11-18T06:00Z', '2026-11-18T07:30Z', 'Cerrado hasta 7:30 a.m.'],
  ['at night', false, '2026-11-18T22:00Z', '2026-11-19T08:00Z', 'Cerrado hasta jue, 8 a.m.'],
  ['past midnight', true, '2026-11-18T22:00Z', '2026-11-19T02:00Z', 'Abierto hasta 2 a.m.'],
  ['on vacation', false, '2026-12-22T12:00Z', '2027-01-04T07:30Z', 'Cerrado hasta 4 ene, 7:30 a.m.'],
])('%s, the text says until when the office is open or closed', (_, open, now, turn, words) => {
  const state = { open, now: Date.parse(now), turn: Date.parse(turn) };
  expect(describeOpenStateIn(spanish, state).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a weekday and its time stay on one line', () => {
  const state = { open: false, now: Date.parse('2026-11-18T22:00Z'), turn: Date.parse('2026-11-19T08:00Z') };
  expect(describeOpenStateIn(spanish, state)).toBe('Cerrado hasta jue,\u00a08\u00a0a.m.');
});

test('an office that never closes is open all day', () => {
  expect(describeOpenStateIn(spanish, { open: true, now: 0, turn: null })).toBe('Abierto todo el día');
});
