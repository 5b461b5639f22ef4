import { expect, test } from 'vitest';
import { boroughs } from '../../src/site/catalog.ts';
import { proofs } from '../../src/site/proofs.ts';
import { routes } from '../../src/site/routes.ts';
import { attributes, normalize, parseRoute, textOf } from '../support/html.ts';

const areas = boroughs.map(({ slug }) => routes.borough(slug));

test.each([routes.home, routes.services, ...areas])(
  'what speaks for the company stands together on %s, and leaves no hole if there is nothing',
  (route) => {
    const strips = parseRoute(route).querySelectorAll('main dl:has([data-proof])');
    expect(strips).toHaveLength(proofs.length > 0 ? 1 : 0);
    const shown = strips.flatMap((strip) => strip.querySelectorAll('[data-proof] > *').map(textOf));
    expect(shown).toEqual(
      proofs.flatMap(({ label, text, note = '' }) => [label, `${text} ${note}`.trim()]).map(normalize),
    );
    const links = strips.flatMap((strip) => attributes(strip, 'a', 'href'));
    expect(links).toEqual(proofs.flatMap(({ href }) => href ?? []));
  },
);
