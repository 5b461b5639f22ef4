/** The field that names an entry's file and is also the entry's slug on the site. */
import { fields, type SlugFormField } from '@keystatic/core';

/**
 * Makes the field. Keystatic would store its value only as the file name. The site also reads the value from inside the
 * file, so this field stores it in both places.
 */
export function nameField(
  label: string,
  pattern: string,
  rule: string,
): SlugFormField<string, string, string, string> {
  const text = fields.text({
    label,
    description: `It is part of the URL: ${rule}.`,
    validation: { isRequired: true, pattern: { regex: new RegExp(pattern), message: `Expected ${rule}.` } },
  });
  return {
    ...text,
    parse: (stored, file) => text.parse(stored ?? file?.slug, undefined),
    serializeWithSlug: (name) => ({ slug: name, value: name }),
    reader: { ...text.reader, parseWithSlug: (_stored, { slug }) => slug },
  };
}
