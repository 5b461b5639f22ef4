import { expect, test } from 'vitest';
import { BRITISH_WORDS, FORBIDDEN_WORDS, findBreaches, TYPOGRAPHY } from './copy-rules.ts';

/** Splits a string at each “ | ”. */
const list = (texts: string): readonly string[] => texts.split(' | ');

test.each([
  [
    'forbidden words',
    FORBIDDEN_WORDS,
    list(
      'Open 24/7 | same day service | same-day visits | We are licensed and insured | licensed technicians | ' +
        'EPA certified | satisfaction guaranteed | #1 in Queens | the best heat | five-star work | ' +
        'a rebate applies | your tax credit | from $99 | emergency service | fully insured | ' +
        'trusted by boards | top-notch | Calling is fastest. | the quickest way is a call',
    ),
    list(
      'a licensed master plumber, licensed oil burner installers and a licensed electrician | ' +
        'We start at the start. | certificate of insurance | Call us. The shortest pipe is the fastest.',
    ),
  ],
  [
    'British spelling',
    [BRITISH_WORDS],
    list('colour | the neighbour’s | licence | a six-storey house | grey | labelled | specialised'),
    list('neighbor | six-story | hour | four | licensed | metering | precise | poured | labeled'),
  ],
  [
    'typewriter characters',
    TYPOGRAPHY,
    list(`don't | "hum" | heat -- or not | wait... | two  spaces | 68 °F | 35 feet | 8 am | No. 4 oil`),
    list('don’t “hum” | 68°F | 35\u00a0feet | 8\u00a0am | No.\u00a04 oil | 9 amber lamps'),
  ],
])('the copy rules find %s and let good texts pass', (_, rules, bad, good) => {
  for (const text of bad) expect(findBreaches(text, rules), text).not.toEqual([]);
  for (const text of good) expect(findBreaches(text, rules), text).toEqual([]);
});
