/**
 * Keeps a message for its tab, so that it survives a reload: what the fields have and, until the next message is begun,
 * the text of one that nothing has delivered.
 */
import { AREA_WORDS, FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { writeText } from '../../lib/contact/message-text.ts';
import { type FormFacts, writeOfficeEmail } from './delivery.ts';
import { DRAFT_KEY } from './draft-key.ts';
import { changeState, readState } from './message-state.ts';

interface Draft {
  readonly values: readonly string[];
  readonly text: string;
}

/** Returns the form’s own fields in a fixed order, because extensions add fields, and sort them. */
export const listFields = (box: HTMLElement): HTMLInputElement[] =>
  Object.keys(FIELD_LABELS).flatMap((name) => box.querySelector<HTMLInputElement>(`#field-${name}`) ?? []);

/**
 * Stores what the fields have now, and puts it into the links to an e-mail. New text is the next message.
 *
 * @param box - the element around the form
 * @param otherwise - the text while all fields are empty; by default, that of the last message
 */
export function keepText(
  box: HTMLElement,
  { office, hasOtherAreas }: FormFacts,
  otherwise: string = readState().text,
): void {
  const labels: Record<string, string> = {
    ...FIELD_LABELS,
    ...(hasOtherAreas && { location: AREA_WORDS.label }),
  };
  const fields = listFields(box);
  const text = writeText(fields.map(({ name, value }) => [labels[name] ?? name, value])) || otherwise;
  const draft: Draft = { values: fields.map(({ value }) => value), text };
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // The text stays in the page.
  }
  const { href } = writeOfficeEmail(office, text);
  for (const link of box.querySelectorAll('[href^="mailto:"]')) link.setAttribute('href', href);
  const { status, text: before } = readState();
  if (text !== before) changeState({ text, status: status === 'received' ? 'editing' : status });
}

/** Fills empty fields with what was stored. @returns the stored text */
export function restoreDraft(box: HTMLElement): string {
  try {
    const { values, text } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Draft;
    for (const [index, field] of listFields(box).entries()) field.value ||= String(values[index] ?? '');
    return String(text);
  } catch {
    return '';
  }
}
