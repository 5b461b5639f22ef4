/**
 * Sets the width of the phone number in a CSS rule, so that any number fits the page.
 */
import { textWidth } from '../../drawings/kit/lettering.ts';
import { phoneSignLines, phoneText } from '../../site/contact-details.ts';

/**
 * The number is set in weight 640 but measured in 520, the weight of the lettering. Single glyphs of the
 * heavier weight are at most 4 % wider, whole numbers at most 3.3 % (“(111) 111-1111”).
 */
const WIDEST = 1.033;
/** The value of `--tracking-display`, in em after each character. */
const TRACKING = -0.036;

/**
 * Returns the width of a phone number in headings, in em: never less than it needs, sometimes a little more.
 *
 * @param text - as shown, with the extension if there is one
 */
export function measurePhoneNumber(text: string): number {
  return Number((textWidth(text, 1) * WIDEST + text.length * TRACKING).toFixed(3));
}

const signEms = measurePhoneNumber(phoneSignLines.join(' '));
const signLineEms = Math.max(...phoneSignLines.map(measurePhoneNumber));

/** Sets `--phone-ems` for every page, and the width of the sign at its end, on one line and on two. */
export const phoneNumberStyles = `@layer tokens{:root{--phone-ems:${measurePhoneNumber(phoneText)};--sign-ems:${signEms};--sign-line-ems:${signLineEms}}}`;
