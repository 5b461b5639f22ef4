/** What a site must not go online with: the sample company, its people and its projects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { parseHtml } from '../build/built-site.ts';
import { describeLostMessages } from './delivery-note.ts';

const SAMPLE_NAME = 'Five Borough Air';
/** Exchange 555, lines 0100 to 0199: kept for fiction (NANPA). */
const FICTITIOUS_PHONE = /55501\d{2}$/;
/** Domains that belong to nobody (RFC 2606). */
const RESERVED_DOMAIN = /(?:^|\.)example(?:\.com|\.net|\.org)?$|\.(?:test|invalid|localhost)$/;

/** Names by which each page of samples is known; a page that says “sample” may show them. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  about: ['Lou” Ortega', 'Dee” Walker', 'Will” Chen'],
  portfolio: ['Brownstone, parlor and top floor', 'A line of wall units', 'Closets on one loop'],
};

/** Fields of the identity that still hold the sample company, one sentence each. */
export function findPlaceholders(business: Business): string[] {
  const { name, phone, email, siteUrl, bookingUrl, address } = business;
  const hosts = {
    siteUrl: new URL(siteUrl).hostname,
    email: email.split('@').at(-1) ?? '',
    ...(bookingUrl && { bookingUrl: new URL(bookingUrl).hostname }),
  };
  const found = [
    ...(name === SAMPLE_NAME ? [`name: “${name}” is the sample company.`] : []),
    ...(FICTITIOUS_PHONE.test(phone) ? [`phone: ${phone} is a number for fiction.`] : []),
    ...(/\bexample\b/i.test(address.street) ? [`address, street: “${address.street}” is an example.`] : []),
    ...Object.entries(hosts)
      .filter(([, host]) => RESERVED_DOMAIN.test(host))
      .map(([field, host]) => `${field}: ${host} is an example domain.`),
  ].map((sentence) => `content/company.yaml, ${sentence} Write your own, with npm run rename.`);
  const lostMessages = describeLostMessages(business);
  return lostMessages ? [...found, lostMessages] : found;
}

/**
 * Pages that show sample people or projects without saying so, one sentence each.
 *
 * @param folder - the built site
 */
export function findUnmarkedSamples(folder: string): string[] {
  return Object.entries(SAMPLES).flatMap(([page, names]) => {
    const words =
      parseHtml(readFileSync(join(folder, `${page}.html`), 'utf8')).querySelector('main')?.structuredText ??
      '';
    const shown = names.find((name) => words.includes(name));
    if (!shown || /\bsamples?\b/i.test(words)) return [];
    return [
      `/${page} shows the sample “${shown}” as your own. Write your own, or say on the page that it is a sample.`,
    ];
  });
}
