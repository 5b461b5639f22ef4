/** Parses a vCard for tests: unfolds lines and unescapes texts (RFC 2426, sections 2.6 and 4). */

export interface CardEntry {
  /** Text between the semicolon after the name and the colon; empty if there is none. */
  readonly parameters: string;
  /** Parts of the value, split at semicolons and unescaped. */
  readonly parts: readonly string[];
}

function readParts(value: string): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? '';
    const last = parts.length - 1;
    if (sign === ';') parts.push('');
    else if (sign === '\\') {
      at++;
      parts[last] += value[at] === 'n' ? '\n' : (value[at] ?? '');
    } else parts[last] += sign;
  }
  return parts;
}

/** Returns the properties of one card by name. Throws if the text is not a card, or if a name occurs twice. */
export function readVCard(text: string): ReadonlyMap<string, CardEntry> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCARD' || lines.at(-2) !== 'END:VCARD' || lines.at(-1) !== '')
    throw new Error('This is not a vCard');
  const entries = new Map<string, CardEntry>();
  for (const line of lines.slice(1, -2)) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Za-z-]+)(?:;([^:]*))?:([\s\S]*)$/.exec(line) ?? [];
    if (!name || entries.has(name)) throw new Error(`This line is not a unique property of a vCard: ${line}`);
    entries.set(name, { parameters, parts: readParts(value) });
  }
  return entries;
}
