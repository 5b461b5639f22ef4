import { expect, test } from 'vitest';
import type { FormAnswer } from '../shared/form-handler.ts';
import { handle } from './find-borough.ts';

/** Returns what a form with these templates answers to a ZIP code. */
async function answer(
  zip: string,
  templates: readonly { answer: string; zips?: string }[],
): Promise<FormAnswer> {
  const form = { zip: { value: zip }, querySelectorAll: () => templates.map((dataset) => ({ dataset })) };
  return await handle(form as unknown as HTMLFormElement);
}

const AREAS = [
  { answer: 'queens' },
  { answer: 'yonkers', zips: '10701 10705' },
  { answer: 'outside' },
  { answer: 'malformed' },
];

test.each([
  ['11101', 'queens'],
  ['10701', 'yonkers'],
  ['10705-1234', 'yonkers'],
  ['10301', 'outside'],
  ['07030', 'outside'],
  ['1070', 'malformed'],
  ['', 'malformed'],
])('the answer to the ZIP code “%s” is “%s”', async (zip, key) => {
  expect((await answer(zip, AREAS)).key).toBe(key);
});
