/** Keeps an unsent message for its tab, so that it survives a reload, until its fields are empty, as after delivery. */
import { FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { DRAFT_KEY } from './draft-key.ts';

function listFields(box: HTMLElement): HTMLInputElement[] {
  const names = Object.keys(FIELD_LABELS);
  return names.flatMap((name) => box.querySelector<HTMLInputElement>(`[name=${name}]`) ?? []);
}

/** Stores what the fields have now. */
export function keepDraft(box: HTMLElement): void {
  const values = listFields(box).map(({ value }) => value);
  try {
    if (values.some(Boolean)) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // The text stays in the page.
  }
}

/** Fills empty fields with what was stored. */
export function restoreDraft(box: HTMLElement): void {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '[]');
    if (!Array.isArray(values)) return;
    for (const [index, field] of listFields(box).entries()) field.value ||= String(values[index] ?? '');
  } catch {
    // There is nothing to restore.
  }
}
