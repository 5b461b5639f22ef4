import { expect, test } from 'vitest';
import { SERVICE_OPTIONS } from '../content/contact-form-copy.ts';
import { chooseServiceOption, linkToMessage } from './message-link.ts';

test.each([
  ['Mini-Split Repair', 'repair', 'Mini-Split Repair'],
  ['Mini-Split Installation', 'installation', 'Free Estimate Installation'],
  ['HVAC System Replacement Estimate', 'estimate', 'Free Estimate Installation'],
  ['Boiler Repair', 'repair', 'General HVAC Inquiry'],
] as const)('a message about %s (%s) is a “%s”', (title, job, option) => {
  expect(chooseServiceOption({ title, job })).toBe(option);
  const { pathname, searchParams, hash } = new URL(linkToMessage({ title, job }), 'https://heat.example');
  expect([pathname, hash]).toEqual(['/contact', '#write']);
  expect(SERVICE_OPTIONS).toContain(searchParams.get('service'));
  expect(searchParams.get('about')).toBe(title);
});
