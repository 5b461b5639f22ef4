/**
 * Keeps a message for its tab, so that it survives a reload: what the fields have and, until the next message is
 * complete, the text of one that nothing has delivered.
 */
import { AREA_LABEL, FIELD_LABELS } from '../../content/message-labels.ts';
import { writeText } from '../../lib/contact/message-text.ts';
import { type FormFacts, writeOfficeEmail } from './delivery.ts';
import { changeState, readState } from './message-state.ts';

/** Key of the unsent message in `sessionStorage`, which belongs to one tab. */
const DRAFT_KEY = 'message';

/** Stored once the tab has sent its message. If nothing is stored, something else may have cleared the storage. */
const DELIVERED = '{}';

/** What is stored under the key. */
interface Draft {
  /** Values of the fields, keyed by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** Text of a message that has left the fields, but that nothing has delivered. */
  readonly left?: string;
  readonly day?: string;
  /** Text of a message of which nobody knows whether it has arrived. */
  readonly sent?: string | false;
}

/** The text of the last message that has left the fields, but that nothing has delivered. */
let left = '';
/** The day (YYYY-MM-DD, UTC) on which the visitor began the message. It is stored, so that a reload keeps the ID. */
let day: string | undefined;
/** What this page has stored last; undefined if the browser does not allow that. */
let stored: string | undefined;

/** Returns that day: today, if the message begins now. */
export function readDay(): string {
  day ??= new Date().toISOString().slice(0, 10);
  return day;
}

/** Whether another page of the tab has stored something else since, or has sent the message. */
export const isChangedElsewhere = (): boolean =>
  stored !== undefined && (sessionStorage[DRAFT_KEY] ?? stored) !== stored;

/**
 * Returns the form’s own fields, which may be copies, in a fixed order, because extensions add fields, and sort them.
 * Gives them back their names.
 */
export const listFields = (): HTMLInputElement[] =>
  Object.keys(FIELD_LABELS).flatMap((name) => {
    const field = document.querySelector<HTMLInputElement>(`:is(input, select, textarea)#field-${name}`);
    return field ? Object.assign(field, { name }) : [];
  });

/**
 * Stores what the fields have now, and puts it into the links to an e-mail.
 *
 * @param last - the text of the last message that nothing has delivered, which a complete one replaces
 */
export function keepText({ office, hasOtherAreas }: FormFacts, last: string = left): void {
  const labels: Record<string, string> = {
    ...FIELD_LABELS,
    ...(hasOtherAreas && { location: AREA_LABEL }),
  };
  const fields = listFields();
  left = fields.every(({ validity }) => validity.valid) ? '' : last;
  const typed = writeText(fields.map(({ name, value }) => [labels[name] ?? name, value]));
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const text = values.message?.trim() ? typed : [typed, left].filter(Boolean).join('\n\n');
  if (!text) day = undefined;
  const { status, text: before, sent } = readState();
  const isSettled = status === 'editing' || status === 'received' || status === 'refused';
  const draft: Draft = { values, left, ...(text && { day: readDay() }), sent: !isSettled && sent };
  try {
    stored = undefined;
    if (text) sessionStorage[DRAFT_KEY] = JSON.stringify(draft);
    else if (status === 'received') sessionStorage[DRAFT_KEY] = DELIVERED;
    else if (sessionStorage[DRAFT_KEY] !== DELIVERED) delete sessionStorage[DRAFT_KEY];
    stored = sessionStorage[DRAFT_KEY] ?? '';
  } catch {
    // The text stays in the page.
  }
  const { href } = writeOfficeEmail(office, text);
  for (const link of document.querySelectorAll('[data-contact-form] [href^="mailto:"]'))
    link.setAttribute('href', href);
  if (text !== before) changeState({ text, status: status === 'received' && !sent ? 'editing' : status });
}

/** Fills empty fields with what was stored. */
export function restoreDraft(): void {
  try {
    const draft: Draft = JSON.parse(sessionStorage[DRAFT_KEY]);
    for (const field of listFields()) field.value ||= String(draft.values[field.name] ?? '');
    left = draft.left ?? '';
    day = draft.day ?? day;
    if (draft.sent) changeState({ status: 'unconfirmed', sent: draft.sent });
  } catch {
    // Nothing is stored.
  }
}
