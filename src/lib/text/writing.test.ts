import { expect, test } from 'vitest';
import { directionOf, tagOf } from './writing.ts';

test.each([
  ['es-US', 'es', 'ltr'],
  ['zh-Hant-US', 'zh-Hant', 'ltr'],
  ['ko-US', 'ko', 'ltr'],
  ['bn-US', 'bn', 'ltr'],
  ['ht-US', 'ht', 'ltr'],
  ['ar-US', 'ar', 'rtl'],
  ['ur-US', 'ur', 'rtl'],
  ['he-US', 'he', 'rtl'],
  ['yi-US', 'yi', 'rtl'],
])('%s has the tag %s and the direction %s', (locale, tag, direction) => {
  expect([tagOf(locale), directionOf(locale)]).toEqual([tag, direction]);
});
