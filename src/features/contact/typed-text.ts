import { AREA_WORDS, FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { writeText } from '../../lib/contact/message-text.ts';
import { type FormFacts, writeOfficeEmail } from './delivery.ts';
import { changeState, readState } from './message-state.ts';
import { keepDraft, listFields } from './unsent-message.ts';

/**
 * Keeps what the fields have now for the tab, and puts it into the links to an e-mail. New text is the next message.
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
  const text =
    writeText(listFields(box).map(({ name, value }) => [labels[name] ?? name, value])) || otherwise;
  keepDraft(box, text);
  const { href } = writeOfficeEmail(office, text);
  for (const link of box.querySelectorAll('[href^="mailto:"]')) link.setAttribute('href', href);
  const { status, text: before } = readState();
  if (text !== before) changeState({ text, status: status === 'received' ? 'editing' : status });
}
