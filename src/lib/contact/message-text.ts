/** Turns a message into text or an e-mail link. */

/** The visible label of each field, and what was typed into the field. */
type MessageText = readonly (readonly [label: string, text: string])[];

/** Returns everything that was typed, each field on a new line, without empty fields. */
export const writeText = (fields: MessageText): string =>
  fields.flatMap(([label, text]) => (text.trim() ? [`${label}: ${text.trim()}`] : [])).join('\n');

/** Maximum URL length that every program accepts: Windows and Outlook cut at 2,083, some phone apps earlier. */
export const LONGEST_LINK = 2000;
const CUT = '\r\n[…]';

interface EmailLink {
  readonly href: string;
  readonly isShortened: boolean;
}

/** Builds a `mailto:` link (RFC 6068) with as much of the text as fits in `LONGEST_LINK`. */
export function writeEmailLink(address: string, subject: string, text: string): EmailLink {
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  // Half of a surrogate pair, which a cut text may end with, has no encoding.
  const encodable = text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');
  const letters = [...encodable].map(encodeURIComponent);
  const whole = start + letters.join('');
  if (whole.length <= LONGEST_LINK) return { href: whole, isShortened: false };
  let room = LONGEST_LINK - start.length - encodeURIComponent(CUT).length;
  const end = letters.findIndex((letter) => {
    room -= letter.length;
    return room < 0;
  });
  return { href: start + letters.slice(0, end).join('') + encodeURIComponent(CUT), isShortened: true };
}
