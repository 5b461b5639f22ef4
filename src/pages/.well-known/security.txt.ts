import type { APIRoute } from 'astro';
import { readNow } from '../../content/present.ts';
import { DAY } from '../../lib/hours/new-york-clock.ts';
import { business } from '../../site/business.ts';
import { emailLink } from '../../site/contact-details.ts';
import { absoluteUrl } from '../../site/routes.ts';

/** Security contact (RFC 9116), which should expire within a year. */
export const GET: APIRoute = () => {
  const expires = new Date(readNow().getTime() + 330 * DAY).toISOString();
  const lines = [
    `Contact: ${emailLink}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    `# ${business.name}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
