import { expect, test } from 'vitest';
import { runSteps } from '../../tests/support/build-step.ts';
import { nameClicks } from './name-clicks.ts';

const BOOKING = 'https://book.heat.example/x?a=1';
const name = (html: string): string => runSteps([nameClicks([BOOKING])], html).html;

test.each([
  ['tel:+12025550123', 'Call'],
  ['sms:+12025550123', 'Text'],
  ['mailto:desk@heat.example', 'Email'],
  [BOOKING, 'Book'],
])('a link to %s is named %s for Plausible and for Umami', (href, kind) => {
  expect(name(`<a class="_a" href="${href}">x</a>`)).toBe(
    `<a class="_a plausible-event-name=${kind}" href="${href}" data-umami-event="${kind}">x</a>`,
  );
});

test('a booking address may have characters that are special in selectors', () => {
  const address = String.raw`https://book.heat.example/x?a="b\c`;
  const { html } = runSteps([nameClicks([address])], `<a href="${address.replace('"', '&quot;')}">x</a>`);
  expect(html).toContain('data-umami-event="Book"');
});

test.each(['tel:911', 'tel:311', '/contact', 'https://book.heat.example/y'])(
  'a link to %s gets no name',
  (href) => {
    expect(name(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  },
);
