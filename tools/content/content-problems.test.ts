import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { placeProblem, placeProblems } from './content-problems.ts';

test.each([
  [
    'content/company.yaml, line 9, phone: is “12”; write ten digits, like (212) 555-0123: area code.',
    {
      file: 'content/company.yaml',
      path: ['phone'],
      text: 'is “12”; write ten digits, like (212) 555-0123: area code.',
    },
  ],
  [
    'content/company.yaml, line 27, holidays 2, hours: is “x”.',
    { file: 'content/company.yaml', path: ['holidays', 1, 'hours'], text: 'is “x”.' },
  ],
  [
    'content/services/boiler-repair.yaml, metadata, title: is missing; write text.',
    {
      file: 'content/services/boiler-repair.yaml',
      path: ['metadata', 'title'],
      text: 'is missing; write text.',
    },
  ],
  [
    'content/team/ana.yaml, line 4: a quotation mark is opened.',
    { file: 'content/team/ana.yaml', path: [], text: 'a quotation mark is opened.' },
  ],
  [
    'reviews: has 13 files; keep 0 to 12.',
    { file: '', path: [], text: 'reviews: has 13 files; keep 0 to 12.' },
  ],
])('“%s” is assigned to its field', (sentence, placed) => {
  expect(placeProblem(sentence)).toMatchObject({ sentence, ...placed });
});

test('a problem includes the field’s value in the file, so that the form can tell whether it has changed', () => {
  const folder = makeFolder({ 'company.yaml': 'phone: 12\nholidays: [{ hours: closed }, { hours: x }]\n' });
  const problems = placeProblems(
    [
      'company.yaml, line 1, phone: is “12”.',
      'company.yaml, line 2, holidays 2, hours: is “x”.',
      'company.yaml, email: is missing.',
    ],
    folder,
  );
  expect(problems.map(({ value }) => value)).toEqual(['12', 'x', null]);
});
