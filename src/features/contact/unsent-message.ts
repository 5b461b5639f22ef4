/**
 * Keeps a message for its tab, so that it survives a reload: what the fields have and, until the next message is begun,
 * the text of one that nothing has delivered.
 */
import { FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { DRAFT_KEY } from './draft-key.ts';

interface Draft {
  readonly values: readonly string[];
  readonly text: string;
}

/** Returns the form’s own fields in a fixed order, because extensions add fields, and sort them. */
export const listFields = (box: HTMLElement): HTMLInputElement[] =>
  Object.keys(FIELD_LABELS).flatMap((name) => box.querySelector<HTMLInputElement>(`#field-${name}`) ?? []);

/** Stores what the fields have now, and the text for other ways to send it. */
export function keepDraft(box: HTMLElement, text: string): void {
  const draft: Draft = { values: listFields(box).map(({ value }) => value), text };
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // The text stays in the page.
  }
}

/** Fills empty fields with what was stored. @returns the stored text */
export function restoreDraft(box: HTMLElement): string {
  try {
    const { values, text } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Draft;
    for (const [index, field] of listFields(box).entries()) field.value ||= String(values[index] ?? '');
    return text;
  } catch {
    return '';
  }
}
