/** Writes address book entries as vCard 3.0 (RFC 2426), because Android refuses 4.0, and iOS supports only 3.0. */

interface VCardProperty {
  /** Name with parameters: `TEL;TYPE=work`. */
  readonly name: string;
  /** A string, or the parts of a structured value (`ADR`), both escaped; or a URI, not escaped. */
  readonly value: string | readonly string[] | { readonly uri: string };
}

/** Maximum length of a line in octets, without its line break. */
const LINE = 75;

const escapeText = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

function writeValue(value: VCardProperty['value']): string {
  if (typeof value === 'string') return escapeText(value);
  if ('uri' in value) return value.uri;
  return value.map(escapeText).join(';');
}

/** Folds a long line, but never within a character; continuation lines begin with a space. */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    const full = Buffer.byteLength(current + character) > LINE;
    if (full) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}

/** Writes a card; the properties keep their order. */
export function writeVCard(properties: readonly VCardProperty[]): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...properties.map(({ name, value }) => `${name}:${writeValue(value)}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
