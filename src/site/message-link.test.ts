import { expect, test } from 'vitest';
import { listServiceOptions } from '../content/contact-form-copy.ts';
import { chooseServiceOption, linkToMessage } from './message-link.ts';

test.each([
  ['Mini-Split Repair', 'repair', 'Mini-Split Repair'],
  ['Mini-Split Installation', 'installation', 'Free Estimate Installation'],
  ['HVAC System Replacement Estimate', 'estimate', 'Free Estimate Installation'],
  ['Boiler Repair', 'repair', 'General HVAC Inquiry'],
] as const)('a message about %s (%s) selects the option “%s”', (title, job, option) => {
  expect(chooseServiceOption({ title, job }, true)).toBe(option);
  const { pathname, searchParams, hash } = new URL(linkToMessage({ title, job }), 'https://heat.example');
  expect([pathname, hash]).toEqual(['/contact', '#write']);
  expect(listServiceOptions(true)).toContain(searchParams.get('service'));
  expect(searchParams.get('about')).toBe(title);
});

test.each(['estimate', 'installation'] as const)('an %s is called free only if estimates are free', (job) => {
  expect(chooseServiceOption({ title: 'Duct Work', job }, true)).toMatch(/\bfree\b/i);
  const option = chooseServiceOption({ title: 'Duct Work', job }, false);
  expect(option).not.toMatch(/\bfree\b/i);
  expect(listServiceOptions(false)).toContain(option);
});
