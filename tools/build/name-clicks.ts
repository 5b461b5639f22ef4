/** Names the links for calling, texting, emailing and booking, so that the owner's analytics can count the clicks. */
import type { BuildStep } from './built-site.ts';

/** Event name and selector of each kind of link except booking; public numbers such as 911 are not counted. */
const KINDS = [
  { name: 'Call', selector: 'a[href^="tel:+"]' },
  { name: 'Text', selector: 'a[href^="sms:"]' },
  { name: 'Email', selector: 'a[href^="mailto:"]' },
] as const;

/**
 * Returns a build step that only a company with analytics needs. Plausible reads the event name from a class
 * (plausible.io/docs/custom-event-goals), and Umami from an attribute (umami.is/docs/track-events).
 *
 * @param bookingUrls - URLs of booking pages
 */
export const nameClicks =
  (bookingUrls: readonly string[]): BuildStep =>
  ({ document }) => {
    const booking = bookingUrls.map((url) => ({
      name: 'Book',
      selector: `a[href="${url.replaceAll(/["\\]/g, '\\$&')}"]`,
    }));
    for (const { name, selector } of [...KINDS, ...booking])
      for (const link of document.querySelectorAll(selector)) {
        link.classList.add(`plausible-event-name=${name}`);
        link.setAttribute('data-umami-event', name);
      }
  };
