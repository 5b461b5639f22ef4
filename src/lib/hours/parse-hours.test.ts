import { describe, expect, test } from 'vitest';
import { parseDayHours } from './parse-hours.ts';

const spansOf = (text: string): string[] =>
  parseDayHours(text).map(({ opens, closes }) => `${opens} ${closes}`);

describe('hours as people write them', () => {
  test.each([
    ['closed', []],
    ['open all day', ['00:00 24:00']],
    ['08:00-18:00', ['08:00 18:00']],
    ['8:00 – 18:00', ['08:00 18:00']],
    ['08:00-12:00, 13:00-17:00', ['08:00 12:00', '13:00 17:00']],
    ['18:00-02:00', ['18:00 02:00']],
    ['00:00-24:00', ['00:00 24:00']],
  ])('%s are read', (text, spans) => {
    expect(spansOf(text)).toEqual(spans);
  });

  test.each([
    ['', 'expected closed, open all day'],
    ['8-18', 'expected closed, open all day'],
    ['08:00-25:00', 'expected closed, open all day'],
    ['24:00-08:00', 'expected 00:00 for midnight'],
    ['18:00–8:00', 'expected the opening time first; hours past midnight may run until 06:00 at most'],
    ['20:00-06:01', 'expected the opening time first'],
    ['08:00-08:00', 'differs from the opening time'],
    ['13:00-17:00, 08:00-12:00', 'expected spans in order'],
    ['18:00-02:00, 20:00-22:00', 'expected spans in order'],
  ])('%j is refused', (text, message) => {
    expect(() => parseDayHours(text)).toThrow(message);
  });
});
