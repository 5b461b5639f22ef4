import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const text = { type: 'string' } as const;
const options = { 'hours.saturday': text, phone: text, yes: { type: 'boolean', default: false } } as const;

test('the values that were typed are returned', () => {
  expect(readOptions(options, ['--phone', '(202) 555-0123', '--yes'])).toEqual({
    phone: '(202) 555-0123',
    yes: true,
  });
});

test.each([
  [['--hours.saterday', 'closed'], /no “--hours\.saterday”; did you mean “--hours\.saturday”\?(?!\.)/],
  [['--fax', '1'], /no “--fax”; write one of these: --hours\.saturday, --phone, --yes\./],
  [['--phone', '(202)', '555-0123'], /“555-0123” does not belong to an option; put quotation marks/],
])('%j is refused with a message that says what to do', (args, sentence) => {
  expect(() => readOptions(options, args)).toThrow(sentence);
});
