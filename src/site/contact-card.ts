/** The company as a vCard. */

import { type VCardProperty, writeVCard } from '../lib/formats/vcard.ts';
import { formatWeek } from '../lib/hours/week-hours.ts';
import { business } from './business.ts';
import { phoneLink } from './contact-details.ts';
import { absoluteUrl, routes } from './routes.ts';

/** The number as plain text unless it has an extension, because older phones show a `tel:` URI as it is. */
function describePhone(): VCardProperty {
  const { phone, phoneExtension } = business;
  return phoneExtension
    ? { name: 'TEL;VALUE=uri;TYPE="work,voice"', value: { uri: phoneLink } }
    : { name: 'TEL;TYPE="work,voice"', value: phone };
}

/** The vCard; hours are in the note, because vCards have no field for them. */
export function buildContactCard(): string {
  const { name, email, address, coordinates, hours, siteUrl } = business;
  const { street, city, state, zip } = address;
  const { latitude, longitude } = coordinates;
  return writeVCard([
    { name: 'KIND', value: 'org' },
    { name: 'FN', value: name },
    { name: 'ORG', value: [name] },
    describePhone(),
    { name: 'EMAIL;TYPE=work', value: email },
    { name: 'ADR;TYPE=work', value: ['', '', street, city, state, zip, 'USA'] },
    { name: 'GEO', value: { uri: `geo:${latitude},${longitude}` } },
    { name: 'TZ', value: 'America/New_York' },
    { name: 'URL;TYPE=work', value: { uri: absoluteUrl(routes.home) } },
    { name: 'LOGO;MEDIATYPE=image/png', value: { uri: `${siteUrl}/icon-512.png` } },
    {
      name: 'NOTE',
      value: `Open ${formatWeek(hours).replaceAll('\u00a0', ' ')}, New York time.`,
    },
  ]);
}
