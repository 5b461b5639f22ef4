/** Target and name of booking links on the site under test. */
import { business } from '../../src/site/business.ts';
import { phoneLink } from '../../src/site/contact-details.ts';

/** The booking page, or the phone number if the company has no booking page. */
export const BOOKING_HREF = business.bookingUrl ?? phoneLink;
/** Matches the accessible name of a booking link with the default label. */
export const BOOKING_NAME = business.bookingUrl ? /^Book Online \(opens in a new tab\)$/ : /^Call Us /;
