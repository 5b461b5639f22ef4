import { describe, expect, test } from 'vitest';
import { BRITISH_WORDS, FORBIDDEN_WORDS, findBreaches, TYPOGRAPHY } from './copy-rules.ts';

describe('the copy rules', () => {
  test('find forbidden words and let honest ones pass', () => {
    const bad = [
      'Open 24/7',
      'same day service',
      'same-day visits',
      'We are licensed and insured',
      'licensed technicians',
      'EPA certified',
      'satisfaction guaranteed',
      '#1 in Queens',
      'the best heat',
      'five-star work',
      'a rebate applies',
      'your tax credit',
      'from $99',
      'emergency service',
      'fully insured',
      'trusted by boards',
      'top-notch',
    ];
    for (const text of bad) expect(findBreaches(text, FORBIDDEN_WORDS), text).not.toEqual([]);
    const good = [
      'a licensed master plumber, licensed oil burner installers and a licensed electrician',
      'We start at the start.',
      'certificate of insurance',
    ];
    for (const text of good) expect(findBreaches(text, FORBIDDEN_WORDS), text).toEqual([]);
  });

  test('find British spelling', () => {
    for (const text of [
      'colour',
      'the neighbour’s',
      'licence',
      'a six-storey house',
      'grey',
      'labelled',
      'specialised',
    ]) {
      expect(findBreaches(text, [BRITISH_WORDS]), text).not.toEqual([]);
    }
    for (const text of [
      'neighbor',
      'six-story',
      'hour',
      'four',
      'licensed',
      'metering',
      'precise',
      'poured',
      'labeled',
    ]) {
      expect(findBreaches(text, [BRITISH_WORDS]), text).toEqual([]);
    }
  });

  test('find typewriter characters', () => {
    for (const text of [
      "don't",
      '"hum"',
      'heat -- or not',
      'wait...',
      'two  spaces',
      '68 °F',
      '35 feet',
      '8 am',
      'No. 4 oil',
    ]) {
      expect(findBreaches(text, TYPOGRAPHY), text).not.toEqual([]);
    }
    for (const text of [
      'don’t “hum”',
      '68°F',
      '35\u00a0feet',
      '8\u00a0am',
      'No.\u00a04 oil',
      '9 amber lamps',
    ]) {
      expect(findBreaches(text, TYPOGRAPHY), text).toEqual([]);
    }
  });
});
