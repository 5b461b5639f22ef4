/** Where links to book lead, whichever company the site is built for. */
import { business } from '../../src/site/business.ts';
import { phoneLink } from '../../src/site/contact-details.ts';

/** The booking page, or the phone of a company without one. */
export const BOOKING_HREF = business.bookingUrl ?? phoneLink;
/** Name of a link to book that has no words of its own. */
export const BOOKING_NAME = business.bookingUrl ? /^Book Online \(opens in a new tab\)$/ : /^Call Us /;
