import { expect, test } from 'vitest';
import { nameEntry } from './field-schema.ts';

test.each([
  [{ date: '2026-12-25', name: 'Christmas Day', hours: 'closed' }, 'Christmas Day (2026-12-25)'],
  [{ answer: 'Yes.', question: 'Do you come at night?' }, 'Do you come at night?'],
  [{ issuer: 'NYC DCWP', number: '1' }, 'NYC DCWP'],
  [{ script: 'a.js' }, 'a.js'],
  [{ name: '', title: '' }, ''],
])('an entry with %j is called “%s”', (texts, name) => {
  expect(nameEntry(texts)).toBe(name);
});
