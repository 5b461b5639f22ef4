import { expect, test } from 'vitest';
import { describePageFaults } from './page-faults.ts';

test('a fault is reported once, with every page and width that has it', () => {
  expect(
    describePageFaults([
      { path: '/about', width: 390, fault: '“Metropolitan” is cut off at the side' },
      { path: '/about', width: 320, fault: '“Metropolitan” is cut off at the side' },
      { path: '/contact', width: 320, fault: '“Metropolitan” is cut off at the side' },
      { path: '/', fault: 'the link to /nowhere does not exist' },
    ]),
  ).toEqual([
    '/about and /contact at 320 and 390 px: “Metropolitan” is cut off at the side.',
    '/: the link to /nowhere does not exist.',
  ]);
});

test('the sentence for a fault on many pages names three of them and counts the rest', () => {
  const paths = ['/', '/about', '/contact', '/portfolio', '/services'];
  const [sentence] = describePageFaults(paths.map((path) => ({ path, fault: 'too heavy' })));
  expect(sentence).toBe('/, /about, /contact, and 2 more pages: too heavy.');
});
