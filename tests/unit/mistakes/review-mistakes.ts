import { reviewSchema } from '../../../src/content/schema.ts';
import type { ContentMistake } from './content-mistake.ts';
import { listFields } from './known-words.ts';

/** A review as an owner would write it. */
export const REVIEW = `# yaml-language-server: $schema=../schemas/review.json
order: 1
quote: They measured before they quoted.
name: Ana Ruiz
buildingType: Co-op in Queens
source: Google
permission: 2026-03-02
`;

/** Returns a second review with one line changed. */
function spoilReview(file: string, line: RegExp, to: string): Pick<ContentMistake, 'file' | 'to'> {
  const other = REVIEW.replace('measured', `measured (${file})`);
  return { file: `reviews/${file}.yaml`, to: other.replace(line, to) };
}

/** Mistakes in reviews, each in a separate file. */
export const REVIEW_MISTAKES: readonly ContentMistake[] = [
  {
    name: 'a review without a quote',
    ...spoilReview('wordless', /^quote: .*\n/m, ''),
    sentence: 'quote: is missing; write text.',
  },
  {
    name: 'a missing permission',
    ...spoilReview('unasked', /^permission: .*\n/m, ''),
    sentence: 'permission: is missing; write a date like 2027-12-25.',
  },
  {
    name: 'a permission in another date format',
    ...spoilReview('dated', /^permission: .*$/m, 'permission: March 2, 2026'),
    sentence: 'line 7, permission: is “March 2, 2026”; write a date like 2027-12-25.',
  },
  {
    name: 'a permission in the future',
    ...spoilReview('future', /^permission: .*$/m, 'permission: 2199-01-01'),
    sentence:
      'line 7, permission: is “2199-01-01”; write the day on which the customer agreed, not a day in the future.',
  },
  {
    name: 'stars, which the site does not show',
    ...spoilReview('starry', /^order: 1$/m, 'order: 1\nstars: 5'),
    sentence: `line 3, stars: is not a known field; delete it or write one of these: ${listFields(reviewSchema)}.`,
  },
];
