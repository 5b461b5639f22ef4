/** Words that depend on whether customers can book online. */
import { business } from './business.ts';

/**
 * Chooses between two wordings.
 *
 * @param withPage - for a company whose customers pick a time on its booking page
 * @param withoutPage - for one that is called
 */
export function wordByBooking(withPage: string, withoutPage: string): string {
  return business.bookingUrl ? withPage : withoutPage;
}
