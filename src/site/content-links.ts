/** Checks that links in running text lead to something that exists. */
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields, type TextField } from '../lib/content/schema-fields.ts';
import { describeMissingEntry } from '../lib/content/schema-mistakes.ts';
import { findLinkTargets, type LinkTarget } from '../lib/text/parse-rich-text.ts';

/** The slugs that exist, for each kind of link. */
export type LinkTargets = Readonly<Record<LinkTarget['type'], readonly string[]>>;

const FORMS = '[words](service:boiler-repair), [words](borough:queens) or [words](page:contact)';

function checkLinks({ text, isRunning }: TextField, targets: LinkTargets): string[] {
  if (!isRunning)
    return text.includes('](') ? ['a link is not allowed in this field; write only its words'] : [];
  try {
    return findLinkTargets([text])
      .filter(({ type, slug }) => !targets[type].includes(slug))
      .map(({ type, slug }) => `for a link to a ${type}, ${describeMissingEntry(slug, targets[type])}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      /\]\(https?:/.test(text)
        ? `links can lead only to pages on this site; name the other site in words, or write ${FORMS}`
        : `there are brackets that do not form a link; write ${FORMS}`,
    ];
  }
}

/** Finds broken links in a file, brackets that do not form a link, and links in fields that cannot have any. */
export function findLinkProblems(
  { schema, value, describe }: ContentFile<unknown>,
  targets: LinkTargets,
): string[] {
  return listTextFields(schema, value).flatMap((field) =>
    checkLinks(field, targets).map((text) => describe(field.path, text)),
  );
}
