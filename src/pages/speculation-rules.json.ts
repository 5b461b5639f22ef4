import type { APIRoute } from 'astro';
import { routes } from '../site/routes.ts';

/**
 * The next page is rendered before it is clicked, once a link is pointed at or pressed (HTML standard,
 * speculative loading). Named by the `Speculation-Rules` header, because the policy allows no inline rules.
 * Browsers skip it by themselves when data or battery is to be saved.
 */
const rules = {
  prerender: [
    {
      // A contact card is saved, not shown.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: routes.contactCard } }] },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } });
