import { expect, test } from 'vitest';
import { listThirdParties } from './connected-services.ts';

const analytics = { script: 'https://cdn.count.example/a.js', attributes: {} };

test('pages of a company without connected services contact no third party', () => {
  expect(listThirdParties({})).toEqual([]);
});

test('each service is listed with the access that pages need', () => {
  expect(listThirdParties({ formEndpoint: 'https://forms.example/f/1', analytics })).toEqual([
    { origin: 'https://forms.example', directives: ['connect-src', 'form-action'] },
    { origin: 'https://cdn.count.example', directives: ['script-src'] },
    { origin: 'https://cdn.count.example', directives: ['connect-src'] },
  ]);
});

test('a script may report to a server other than its own', () => {
  const parties = listThirdParties({ analytics: { ...analytics, sendsTo: 'https://queue.count.example' } });
  expect(parties.at(-1)).toEqual({ origin: 'https://queue.count.example', directives: ['connect-src'] });
});
