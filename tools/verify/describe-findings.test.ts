import { expect, test } from 'vitest';
import { describeFindings } from './describe-findings.ts';

test('without mistakes, the output says that everything is in order, even if there is advice', () => {
  expect(describeFindings({ mistakes: [], advice: [] })).toBe('Everything is in order.');
  const text = describeFindings({ mistakes: [], advice: ['A long sentence.'] });
  expect(text).toMatch(/^Optional advice:\n- A long sentence\.\n/);
  expect(text).toMatch(/\nEverything is in order\.$/);
});

test('mistakes come last and are numbered', () => {
  const text = describeFindings({ mistakes: ['One.', 'Two.'], advice: ['Three.', 'Four.'] });
  expect(text).toMatch(/^Optional advice:\n- Three\.\n- Four\.\n/);
  expect(text).toMatch(/\n2 mistakes to fix:\n1\. One\.\n2\. Two\.$/);
  expect(text).not.toContain('in order');
});
