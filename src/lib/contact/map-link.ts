/** Where an address is on a map. */

/** An address of the United States. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const SEARCH = 'https://www.google.com/maps/search/?api=1&';

/** Search for an address on a map (Google, Maps URLs). */
export function buildMapUrl({ street, city, state, zip }: PostalAddress): string {
  const place = `${street}, ${city}, ${state} ${zip}`;
  return `${SEARCH}${new URLSearchParams({ query: place })}`;
}

/** Whether a link is such a search, made for another address. */
export const isSearchForOther = (mapUrl: string, address: PostalAddress): boolean =>
  mapUrl.startsWith(SEARCH) && mapUrl !== buildMapUrl(address);
