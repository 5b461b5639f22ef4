import { describe, expect, test } from 'vitest';
import { listWords, splitSentences } from './copy-metrics.ts';

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
