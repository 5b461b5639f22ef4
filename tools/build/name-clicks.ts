/** Names the links that call, text, write and book, so that the owner's analytics can count them. */
import type { BuildStep } from './built-site.ts';

/** What analytics call each kind of link; numbers of the city, such as 911, are nobody's customers. */
const KINDS = [
  { name: 'Call', selector: 'a[href^="tel:+"]' },
  { name: 'Text', selector: 'a[href^="sms:"]' },
  { name: 'Email', selector: 'a[href^="mailto:"]' },
] as const;

/**
 * Makes the step, which only a company that counts visits needs. The names are a class as Plausible reads it
 * (plausible.io/docs/custom-event-goals) and an attribute as Umami does (umami.is/docs/track-events).
 *
 * @param bookingUrls - addresses on which customers book
 */
export const nameClicks =
  (bookingUrls: readonly string[]): BuildStep =>
  ({ document }) => {
    const booking = bookingUrls.map((url) => ({ name: 'Book', selector: `a[href="${url}"]` }));
    for (const { name, selector } of [...KINDS, ...booking])
      for (const link of document.querySelectorAll(selector)) {
        link.classList.add(`plausible-event-name=${name}`);
        link.setAttribute('data-umami-event', name);
      }
  };
