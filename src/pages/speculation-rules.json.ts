import type { APIRoute } from 'astro';
import { routes } from '../site/routes.ts';

/**
 * Lets browsers prerender the page behind a link that is hovered or pressed (HTML Standard, speculative loading). A
 * header references this file, because the policy allows no inline rules.
 */
const rules = {
  prerender: [
    {
      // The contact card is a download.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: routes.contactCard } }] },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } });
