/** The field for texts whose names the owner chooses, typed as lines like `boiler-repair: Reparación de calderas`. */
import { type BasicFormField, fields } from '@keystatic/core';
import { isGroup } from '../../src/lib/content/field-path.ts';

const DESCRIPTION = 'One per line: name, colon, text.';

/** Reads `name: text`; without a colon the whole line is the name, so that the content check can report it. */
function readLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line.trim(), ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

export function linesField(label: string): BasicFormField<string> {
  const text = fields.text({ label, description: DESCRIPTION, multiline: true });
  return {
    kind: 'form',
    label,
    Input: text.Input,
    defaultValue: () => '',
    parse: (stored) =>
      Object.entries(isGroup(stored) ? stored : {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    serialize: (typed) => {
      const lines = typed.split('\n').filter((line) => line.trim());
      return { value: lines.length > 0 ? Object.fromEntries(lines.map(readLine)) : undefined };
    },
    validate: (typed) => typed,
    reader: { parse: () => '' },
  };
}
