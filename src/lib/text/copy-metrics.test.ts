import { describe, expect, test } from 'vitest';
import {
  countSyllables,
  listWords,
  readingGrade,
  sharedRuns,
  splitSentences,
  wordRuns,
} from './copy-metrics.ts';

describe('splitSentences', () => {
  test.each([
    ['One stops. The other runs!', 2],
    ['Is it level? It is… Almost.', 3],
    ['No boiler may burn No.\u00a04 oil. Ask us.', 2],
    ['No boiler may burn No. 4 oil after July.', 1],
    ['The super has heard every pipe at 5\u00a0am. He sleeps by day.', 2],
    ['At least 68°F when it is under 55°F outside. T&P valves open near 210°F. Then they drip.', 3],
    ['“They just add some.” We do not.', 2],
    ['The tank (see its label.) is old. It leaks.', 2],
    ['It opens at 1.5 gallons a minute for each ton.', 1],
    ['In Manhattan, e.g. Harlem, ask first.', 1],
    ['A line without an end', 1],
    ['', 0],
  ])('%s → %i', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  test('keeps every word', () => {
    const text = 'It clicks. Then it stops. Why?';
    expect(splitSentences(text).join(' ')).toBe(text);
  });
});

test('listWords keeps units, numbers and compounds as single words', () => {
  expect(listWords('T&P at 68°F – 36,000 BTU/h, 42¼ × 16¼, don’t VRF/VRV co-op')).toEqual([
    'T&P',
    'at',
    '68°F',
    '36,000',
    'BTU/h',
    '42¼',
    '16¼',
    'don’t',
    'VRF/VRV',
    'co-op',
  ]);
});

describe('countSyllables', () => {
  test.each([
    ['cat', 1],
    ['pipe', 1],
    ['pipes', 1],
    ['cleaned', 1],
    ['tested', 2],
    ['boiler', 2],
    ['water', 2],
    ['table', 2],
    ['heating', 2],
    ['radiator', 4],
    ['station', 2],
    ['diagnosis', 4],
    ['maintenance', 3],
    ['low-water', 3],
    ['PTAC', 2],
    ['68°F', 2],
    ['the', 1],
    ['building’s', 2],
  ])('%s → %i', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  test('a trade term counts as two syllables, even in the plural or inside a compound', () => {
    const terms = new Set(['refrigerant', 'economizer']);
    expect(countSyllables('refrigerant')).toBe(4);
    expect(countSyllables('Refrigerant', terms)).toBe(2);
    expect(countSyllables('refrigerants', terms)).toBe(2);
    expect(countSyllables('economizer’s', terms)).toBe(2);
    expect(countSyllables('low-refrigerant', terms)).toBe(3);
  });
});

describe('readingGrade', () => {
  const plain = ['The pipe is cold. We look at the valve. It is shut. We open it.'];
  const heavy = [
    'Comprehensive environmental optimization necessitates interdisciplinary collaboration regarding organizational infrastructure considerations.',
  ];

  test('is low for short words in short sentences, and high for long ones', () => {
    expect(readingGrade(plain)).toBeLessThan(2);
    expect(readingGrade(heavy)).toBeGreaterThan(20);
  });

  test('matches the Flesch–Kincaid formula', () => {
    // 6 words, 1 sentence, 7 syllables
    expect(readingGrade(['The water runs down the wall.'])).toBeCloseTo(0.39 * 6 + 11.8 * (7 / 6) - 15.59, 6);
  });

  test('is lower if trade terms count as two syllables', () => {
    const text = ['The refrigerant leaves the evaporator.'];
    expect(readingGrade(text, new Set(['refrigerant', 'evaporator']))).toBeLessThan(readingGrade(text));
  });

  test('is 0 if there is no text', () => {
    expect(readingGrade([])).toBe(0);
  });
});

describe('shared runs', () => {
  test('ignore case and punctuation and do not cross blocks', () => {
    expect([...wordRuns(['We read the gauge, glass first.', 'Then stop.'])]).toEqual([
      'we read the gauge glass',
      'read the gauge glass first',
    ]);
  });

  test('are a fraction of the runs in the smaller text', () => {
    const small = wordRuns(['one two three four five six']);
    const large = wordRuns(['one two three four five seven eight nine ten eleven twelve']);
    expect(sharedRuns(small, large)).toBe(0.5);
    expect(sharedRuns(large, small)).toBe(0.5);
    expect(sharedRuns(small, small)).toBe(1);
    expect(sharedRuns(small, new Set())).toBe(0);
  });
});
