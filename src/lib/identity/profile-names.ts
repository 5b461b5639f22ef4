/** Names the sites on which a company has profiles. */

interface Site {
  readonly hosts: RegExp;
  readonly name: string;
  readonly hasReviews: boolean;
}

const SITES: readonly Site[] = [
  { hosts: /(?:^|\.)(?:google\.com|g\.page|goo\.gl|g\.co)$/, name: 'Google', hasReviews: true },
  { hosts: /(?:^|\.)yelp\.com$/, name: 'Yelp', hasReviews: true },
  { hosts: /(?:^|\.)(?:angi|angieslist)\.com$/, name: 'Angi', hasReviews: true },
  { hosts: /(?:^|\.)bbb\.org$/, name: 'BBB', hasReviews: true },
  { hosts: /(?:^|\.)trustpilot\.com$/, name: 'Trustpilot', hasReviews: true },
  { hosts: /(?:^|\.)thumbtack\.com$/, name: 'Thumbtack', hasReviews: true },
  { hosts: /(?:^|\.)houzz\.com$/, name: 'Houzz', hasReviews: true },
  { hosts: /(?:^|\.)facebook\.com$/, name: 'Facebook', hasReviews: false },
  { hosts: /(?:^|\.)instagram\.com$/, name: 'Instagram', hasReviews: false },
  { hosts: /(?:^|\.)linkedin\.com$/, name: 'LinkedIn', hasReviews: false },
  { hosts: /(?:^|\.)nextdoor\.com$/, name: 'Nextdoor', hasReviews: false },
  { hosts: /(?:^|\.)(?:youtube\.com|youtu\.be)$/, name: 'YouTube', hasReviews: false },
];

/** A profile of the company on another site. */
export interface Profile {
  readonly href: string;
  /** `Google`, or the host of an unknown site. */
  readonly name: string;
  readonly hasReviews: boolean;
}

/** Returns a profile with the name of its site. @param href - absolute URL */
export function nameProfile(href: string): Profile {
  const { hostname } = new URL(href);
  const site = SITES.find(({ hosts }) => hosts.test(hostname));
  const name = site?.name ?? hostname.replace(/^www\./, '');
  return { href, name, hasReviews: site?.hasReviews ?? false };
}
