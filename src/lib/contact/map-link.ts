/** Links to an address on a map. */

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const SEARCH = 'https://www.google.com/maps/search/?api=1&';

/** Builds a link to a Google Maps search for an address (Google, “Maps URLs”). */
export function buildMapUrl({ street, city, state, zip }: PostalAddress): string {
  const place = `${street}, ${city}, ${state} ${zip}`;
  return `${SEARCH}${new URLSearchParams({ query: place })}`;
}

/** Whether a link is a Google Maps search for an address other than the given one. */
export const isSearchForOther = (mapUrl: string, address: PostalAddress): boolean =>
  mapUrl.startsWith(SEARCH) && mapUrl !== buildMapUrl(address);
