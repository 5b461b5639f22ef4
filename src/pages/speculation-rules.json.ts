import type { APIRoute } from 'astro';
import { routes } from '../site/routes.ts';

/**
 * Lets browsers prerender the page behind a link that is hovered or pressed (HTML standard, speculative
 * loading). The `Speculation-Rules` header references this file, because the content security policy allows
 * no inline rules. Browsers ignore the rules in data saver and battery saver modes.
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
