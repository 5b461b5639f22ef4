/** Fills what depends on the company into the words of a page. */
import { business } from './business.ts';

const { address, bookingUrl } = business;

/**
 * `{city}` is the city of the office, with the right article in front of it; `{booking: or book online}` are words of a
 * company with a booking page, and nothing for one without.
 */
export function fillIn(text: string): string {
  const article = /^[aeiou]/i.test(address.city) ? 'n' : '';
  return text
    .replace(/\{booking:([^}]*)\}/g, (_, words: string) => (bookingUrl ? words : ''))
    .replace(/\b(a) \{city\}/gi, (_, letter: string) => `${letter}${article} ${address.city}`)
    .replaceAll('{city}', address.city);
}
