import type { APIRoute } from 'astro';
import { writeVCard } from '../lib/formats/vcard.ts';
import { business } from '../site/business.ts';
import { hoursLine } from '../site/contact-details.ts';
import { licenseLines } from '../site/credentials.ts';
import { absoluteUrl, routes } from '../site/routes.ts';

/** Builds the vCard; hours are in the note, because vCards have no field for them. */
function buildContactCard(): string {
  const { name, phone, phoneExtension, email, address, coordinates, siteUrl } = business;
  const { street, city, state, zip } = address;
  const { latitude, longitude } = coordinates;
  return writeVCard([
    // The format requires `N`, which is empty for a company. `X-ABShowAs` makes Apple’s address book show the entry as
    // a company.
    { name: 'N', value: ['', '', '', '', ''] },
    { name: 'X-ABShowAs', value: 'COMPANY' },
    { name: 'FN', value: name },
    { name: 'ORG', value: [name] },
    // Phones pause at the comma, then dial the extension.
    { name: 'TEL;TYPE=WORK,VOICE', value: { uri: phoneExtension ? `${phone},${phoneExtension}` : phone } },
    { name: 'EMAIL;TYPE=INTERNET,WORK', value: email },
    { name: 'ADR;TYPE=WORK', value: ['', '', street, city, state, zip, 'USA'] },
    { name: 'GEO', value: [latitude, longitude] },
    { name: 'URL;TYPE=WORK', value: { uri: absoluteUrl(routes.home) } },
    { name: 'LOGO;VALUE=uri', value: { uri: `${siteUrl}/icon-512.png` } },
    {
      name: 'NOTE',
      value: [`Open ${hoursLine.replaceAll('\u00a0', ' ')}, New York time.`, ...licenseLines].join('\n'),
    },
  ]);
}

export const GET: APIRoute = () =>
  new Response(buildContactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
