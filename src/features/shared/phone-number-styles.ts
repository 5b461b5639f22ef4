/** How wide the phone number is, as a rule, so that it fits the page whatever its digits and its length. */
import { textWidth } from '../../drawings/kit/lettering.ts';
import { phoneSign, phoneText } from '../../site/contact-details.ts';

/**
 * The number is set at weight 640 and measured at 520, the weight of the lettering. Glyph by glyph the heavier one is
 * at most 4 % wider, a whole number at most 3.3 % (“(111) 111-1111”).
 */
const WIDEST = 1.033;
/** `--tracking-display`, em after each character. */
const TRACKING = -0.036;

/**
 * Width of a phone number in headings, em: a little more than it needs, never less.
 *
 * @param text - as it is shown, with an extension where there is one
 */
export function measurePhoneNumber(text: string): number {
  return Number((textWidth(text, 1) * WIDEST + text.length * TRACKING).toFixed(3));
}

/** Sets `--phone-ems` for every page, and `--sign-ems` for the number on its last line. */
export const phoneNumberStyles = `@layer tokens{:root{--phone-ems:${measurePhoneNumber(phoneText)};--sign-ems:${measurePhoneNumber(phoneSign)}}}`;
