import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const text = { type: 'string' } as const;
const options = { 'hours.saturday': text, phone: text, yes: { type: 'boolean', default: false } } as const;

test('gives what was typed', () => {
  expect(readOptions(options, ['--phone', '(202) 555-0123', '--yes'])).toEqual({
    phone: '(202) 555-0123',
    yes: true,
  });
});

test.each([
  [['--hours.saterday', 'closed'], /no “--hours\.saterday”; did you mean “--hours\.saturday”\?(?!\.)/],
  [['--fax', '1'], /no “--fax”; write one of these: --hours\.saturday, --phone, --yes\./],
  [['--phone', '(202)', '555-0123'], /“555-0123” belongs to no option; write quotation marks/],
])('%j is answered with a remedy', (args, sentence) => {
  expect(() => readOptions(options, args)).toThrow(sentence);
});
