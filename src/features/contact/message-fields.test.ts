import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageFields } from './message-fields.tsx';

const areas = ['Queens', 'Yonkers'];
const render = (choices: object): string =>
  renderToStaticMarkup(createElement(MessageFields, { areas, ...choices }));

test('the form does not say “borough” if one of the areas is outside the city', () => {
  expect(render({})).toMatch(/borough/i);
  expect(render({ hasOtherAreas: true })).not.toMatch(/borough/i);
});

test('the form offers a free estimate only if estimates are free', () => {
  expect(render({})).toMatch(/\bfree\b/i);
  expect(render({ hasPaidEstimates: true })).not.toMatch(/\bfree\b/i);
});
