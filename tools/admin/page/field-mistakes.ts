/** Shows at its field, as Sveltia CMS does, what the schema of the whole file refuses. */
import type { FormError } from '../content-format.ts';

/** The part of the state of a form that is used. */
interface Draft {
  readonly fields: readonly { readonly name: string }[];
  /** Keyed by language, and by path. */
  readonly validities: Record<string, Record<string, { readonly valid: boolean }>>;
  readonly validationMessages: Record<string, Record<string, readonly string[]>>;
}

declare global {
  /** The form that is being saved; `build-admin.ts` makes Sveltia CMS set it. */
  var savedDraft: Draft;
}

/** What Sveltia CMS calls the language of files that have only one. */
const locale = '_default';

/** Marks the fields, and goes to the first. Returns false if one is not in this form. */
export function showMistakes(mistakes: FormError['mistakes']): boolean {
  const { fields, validities, validationMessages } = globalThis.savedDraft;
  for (const { path, sentence } of mistakes.toReversed()) {
    validities[locale] = { ...validities[locale], [path]: { valid: false } };
    validationMessages[locale] = { ...validationMessages[locale], [path]: [sentence] };
    const message = { type: 'highlight-editor-field', payload: { locale, keyPath: path } };
    window.postMessage(message, location.origin);
  }
  return mistakes.every(({ path }) => fields.some(({ name }) => path.split('.')[0] === name));
}
