/** Reads a vCard back, for checks: lines joined, texts without their escapes (RFC 2426, sections 2.6 and 4). */

export interface CardEntry {
  /** What stands between the name and the colon. */
  readonly parameters: string;
  /** Parts of the value between semicolons, without escapes. */
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

/** Every property of one card by its name. Throws for what is no card, or a name that stands twice. */
export function readVCard(text: string): ReadonlyMap<string, CardEntry> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCARD' || lines.at(-2) !== 'END:VCARD' || lines.at(-1) !== '')
    throw new Error('This is no card');
  const entries = new Map<string, CardEntry>();
  for (const line of lines.slice(1, -2)) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Za-z-]+)(?:;([^:]*))?:([\s\S]*)$/.exec(line) ?? [];
    if (!name || entries.has(name)) throw new Error(`Not one line of a card: ${line}`);
    entries.set(name, { parameters, parts: readParts(value) });
  }
  return entries;
}
