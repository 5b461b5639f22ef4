import { expect, test } from 'vitest';
import { listServerWords } from './run-astro.ts';

test('a development server uses PORT, unless the command names a port', () => {
  expect(listServerWords(['--host'], '4000')).toEqual(['--host', '--port', '4000']);
  expect(listServerWords(['--port', '5000'], '4000')).toEqual(['--port', '5000']);
  expect(listServerWords(['--port=5000'], '4000')).toEqual(['--port=5000']);
  expect(listServerWords([], undefined)).toEqual([]);
});

test.each([
  [[], '99999'],
  [['--port', '0x1'], undefined],
  [['--port=1e3'], undefined],
  [['--host', '--port'], '4000'],
])('a development server refuses an invalid port: %j with PORT %s', (words, port) => {
  expect(() => listServerWords(words, port)).toThrow('expected a number from 1 to 65535.');
});
