/** Names the links for calling, texting, emailing and booking, so that the owner's analytics can count the clicks. */
import type { BuildStep } from './built-site.ts';

/** How the address of each kind of link begins, with its event name; public numbers such as 911 are not counted. */
const KINDS = [
  ['tel:+', 'Call'],
  ['sms:', 'Text'],
  ['mailto:', 'Email'],
] as const;

/**
 * Returns a build step that only a company with analytics needs. Plausible reads the event name from a class
 * (plausible.io/docs/custom-event-goals), and Umami from an attribute (umami.is/docs/track-events).
 *
 * @param bookingUrls - URLs of booking pages
 */
export const nameClicks = (bookingUrls: readonly string[]): BuildStep => {
  const kinds = [...KINDS, ...bookingUrls.map((url) => [url, 'Book'] as const)];
  return ({ document }) => {
    for (const link of document.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      const [, name] = kinds.find(([start]) => address.startsWith(start)) ?? [];
      if (name === undefined) continue;
      link.classList.add(`plausible-event-name=${name}`);
      link.setAttribute('data-umami-event', name);
    }
  };
};
