/**
 * Formats phone numbers of the North American Numbering Plan. The company’s are in E.164 form; other forms are derived.
 */

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats a number as `(202) 555-0123`. `base.css` keeps `tel:` links on one line.
 *
 * @param e164 `+1` and ten digits (ITU-T E.164)
 * @param extension digits dialed after the call connects
 */
export function formatPhone(e164: string, extension?: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (!match) throw new RangeError(`Not a North American number in E.164 form: ${e164}`);
  const [, area, exchange, line] = match;
  const number = `(${area})${NO_BREAK_SPACE}${exchange}-${line}`;
  return extension ? `${number}${NO_BREAK_SPACE}ext.${NO_BREAK_SPACE}${extension}` : number;
}

/** Returns a link that starts a text message to the number (RFC 5724). */
export const textHref = (e164: string): string => `sms:${e164}`;

/** Returns a link that dials a number written like `311` or `800-457-7362`. */
export const localHref = (number: string): string =>
  `tel:${number.includes('-') ? '+1' : ''}${number.replaceAll('-', '')}`;

/** Returns a link that dials the number (RFC 3966). */
export function phoneHref(e164: string, extension?: string): string {
  return extension ? `tel:${e164};ext=${extension}` : `tel:${e164}`;
}
