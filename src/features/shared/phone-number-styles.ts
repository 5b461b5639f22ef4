/** Provides the width of the phone number to the stylesheets, so that any number fits the page. */
import { textWidth } from '../../drawings/kit/lettering.ts';
import { phoneSignLines, phoneText } from '../../site/contact-details.ts';

/** The number is set at weight 640 but measured at 520; at 640 it is at most 3.2% wider (“(111) 111-1111”). */
const WIDEST = 1.033;
/** The value of `--tracking-display`, in em after each character. */
const TRACKING = -0.036;

/**
 * Returns the width in em of a phone number in a heading. The result may be slightly too large, but never too small.
 *
 * @param text - as shown, with the extension if there is one
 */
function measurePhoneNumber(text: string): number {
  return Number((textWidth(text, 1) * WIDEST + text.length * TRACKING).toFixed(3));
}

const signEms = measurePhoneNumber(phoneSignLines.join(' '));
const signLineEms = Math.max(...phoneSignLines.map(measurePhoneNumber));

/** The widths of the phone number on every page, and of that in `ClosingBand` on one line and on two. */
export const phoneNumberStyles = `@layer tokens{:root{--phone-ems:${measurePhoneNumber(phoneText)};--sign-ems:${signEms};--sign-line-ems:${signLineEms}}}`;
