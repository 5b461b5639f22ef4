import { expect, test } from 'vitest';
import { describeFeeIn, languages } from '../../src/site/languages.ts';

test.each(languages)('$name calls estimates free only if the company does', (language) => {
  const fee = { amount: 95, credited: true };
  const { estimates } = language.cost;
  expect(describeFeeIn(language, { visitFee: fee, freeEstimates: true })).toContain(estimates);
  for (const visitFee of [fee, undefined])
    for (const freeEstimates of [false, undefined])
      expect(describeFeeIn(language, { visitFee, freeEstimates })).not.toContain(estimates);
});
