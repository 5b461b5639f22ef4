/** The field that names the file of an entry, and is its address on the site as well. */
import { fields, type SlugFormField } from '@keystatic/core';

/**
 * Keystatic would keep such a name in the name of the file alone; the site reads it in the file too.
 *
 * @param pattern - what the name must match
 * @param rule - the same in words
 */
export function nameField(
  label: string,
  pattern: string,
  rule: string,
): SlugFormField<string, string, string, string> {
  const text = fields.text({
    label,
    description: `It stands in the address: ${rule}.`,
    validation: { isRequired: true, pattern: { regex: new RegExp(pattern), message: `Expected ${rule}.` } },
  });
  return {
    ...text,
    parse: (stored, file) => text.parse(stored ?? file?.slug, undefined),
    serializeWithSlug: (name) => ({ slug: name, value: name }),
    reader: { ...text.reader, parseWithSlug: (_stored, { slug }) => slug },
  };
}
