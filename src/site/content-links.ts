/** Links in running text, checked against what they lead to. */
import { RUNNING_TEXT } from '../content/text-schema.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields, type TextField } from '../lib/content/schema-fields.ts';
import { describeMissingEntry } from '../lib/content/schema-mistakes.ts';
import { findLinkTargets, type LinkTarget } from '../lib/text/parse-rich-text.ts';

/** What exists, for each kind of link. */
export type LinkTargets = Readonly<Record<LinkTarget['type'], readonly string[]>>;

const FORMS = '[words](service:boiler-repair), [words](borough:queens) or [words](page:contact)';

/** What is wrong with the links of one text; nothing where all is well. */
function checkLinks({ text, description }: TextField, targets: LinkTargets): string[] {
  if (description !== RUNNING_TEXT)
    return text.includes('](') ? ['a link cannot stand in this field; write its words alone'] : [];
  try {
    return findLinkTargets([text])
      .filter(({ type, slug }) => !targets[type].includes(slug))
      .map(({ type, slug }) => `for a link to a ${type}, ${describeMissingEntry(slug, targets[type])}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      /\]\(https?:/.test(text)
        ? `a link leads to pages of this site; name the other site in words, or write ${FORMS}`
        : `brackets are left that make no link; write ${FORMS}`,
    ];
  }
}

/** Links of a file that lead nowhere, brackets that make no link, and links where none can be. */
export function findLinkProblems(
  { schema, value, describe }: ContentFile<unknown>,
  targets: LinkTargets,
): string[] {
  return listTextFields(schema, value).flatMap((field) =>
    checkLinks(field, targets).map((text) => describe(field.path, text)),
  );
}
