import { expect, test } from 'vitest';
import { listThirdParties } from './connected-services.ts';

const analytics = { script: 'https://cdn.count.example/a.js', attributes: {} };

test('a company without connected services has pages that talk to nobody', () => {
  expect(listThirdParties({})).toEqual([]);
});

test('each service is listed with what pages need of it', () => {
  expect(listThirdParties({ formEndpoint: 'https://forms.example/f/1', analytics })).toEqual([
    { origin: 'https://forms.example', directives: ['connect-src', 'form-action'] },
    { origin: 'https://cdn.count.example', directives: ['script-src'] },
    { origin: 'https://cdn.count.example', directives: ['connect-src'] },
  ]);
});

test('a script may report to another server than its own', () => {
  const parties = listThirdParties({ analytics: { ...analytics, sendsTo: 'https://queue.count.example' } });
  expect(parties.at(-1)).toEqual({ origin: 'https://queue.count.example', directives: ['connect-src'] });
});
