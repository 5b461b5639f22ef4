import { AREA_WORDS, FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { createMessageId, deliverMessage, MESSAGE_ID, writeText } from '../../lib/contact/deliver-message.ts';
import type { Outcome } from '../../lib/contact/judge-response.ts';
import { setAttributes } from '../shared/set-attributes.ts';
import type { Delivery, FormFacts } from './delivery.ts';

/** Times in milliseconds after which the page says that the service is slow, and offers other ways to write. */
const SLOW_AFTER = 6000;
const LATE_AFTER = 20_000;
/** The day on which the page was opened, so that a message sent again after midnight keeps its ID. */
const DAY = new Date().toISOString().slice(0, 10);

export interface SubmissionState {
  readonly status: 'editing' | 'sending' | 'slow' | 'late' | Outcome;
  /** Increases with every confirmed message. */
  readonly count: number;
  /** The typed text, for other ways to send it. It is kept until the visitor types again, even in a cleared form. */
  readonly text: string;
}

/** The state of a form and its changes, for `useSyncExternalStore`. */
export interface Submission {
  readonly read: () => SubmissionState;
  /** Calls `onChange` after each change, until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const hasSameText = (a: FormData, b: FormData): boolean => JSON.stringify([...a]) === JSON.stringify([...b]);

/** Reads the fields of the form itself, in a fixed order, because extensions add fields, and sort them. */
function readMessage(form: HTMLFormElement, { fields, honeypot }: Delivery): FormData {
  const all = new FormData(form);
  const message = new FormData();
  for (const name of [...Object.keys(FIELD_LABELS), ...Object.keys(fields), honeypot])
    message.set(name, all.get(name) ?? '');
  return message;
}

function readText(form: HTMLFormElement, hasOtherAreas = false): string {
  const message = new FormData(form);
  const labels = hasOtherAreas ? { ...FIELD_LABELS, location: AREA_WORDS.label } : FIELD_LABELS;
  return writeText(Object.entries(labels).map(([name, label]) => [label, String(message.get(name) ?? '')]));
}

/**
 * Submits the contact form. Without a delivery service, a message is confirmed at once and not sent (specification,
 * section 7). With one, a message is confirmed only on proof of delivery; otherwise the fields stay filled in.
 *
 * The state is not part of a component, so nothing that other programs do to the page can lose it.
 *
 * @param box - the element around the form. A form’s own properties may be hidden by a field of the same name.
 * @param kept - the text of an earlier message, shown until a new one is begun
 */
export function startSubmission(
  box: HTMLElement,
  form: HTMLFormElement,
  { delivery, hasOtherAreas }: Pick<FormFacts, 'delivery' | 'hasOtherAreas'>,
  kept: string,
): Submission {
  const listeners = new Set<() => void>();
  const read = (): string => readText(form, hasOtherAreas);
  let state: SubmissionState = { status: 'editing', count: 0, text: read() || kept };

  const isSending = (): boolean => ['sending', 'slow', 'late'].includes(state.status);
  function change(changes: Partial<SubmissionState>): void {
    state = { ...state, ...changes };
    const button = box.querySelector('[type=submit]');
    // A disabled button would lose focus.
    if (button) setAttributes(button, { 'aria-disabled': isSending() ? 'true' : '' });
    for (const listen of listeners) listen();
  }
  const confirm = (text: string): void => change({ status: 'received', count: state.count + 1, text });
  const clear = (): void => HTMLFormElement.prototype.reset.call(form);

  /** Takes values that other programs have filled in without an event. A cleared form keeps the text. */
  function refresh(): void {
    const text = read();
    if (text && text !== state.text) change({ text });
  }

  async function deliver(service: Delivery): Promise<void> {
    if (isSending()) return;
    const timers = [
      setTimeout(() => change({ status: 'slow' }), SLOW_AFTER),
      setTimeout(() => change({ status: 'late' }), LATE_AFTER),
    ];
    const typed = readMessage(form, service);
    const message = readMessage(form, service);
    message.set(MESSAGE_ID, createMessageId(typed, DAY));
    change({ status: 'sending', text: read() });
    const outcome = await deliverMessage(service.endpoint, message);
    timers.forEach(clearTimeout);
    if (outcome !== 'received') return change({ status: outcome, text: read() });
    // Text typed during sending was not sent, so the form keeps it.
    if (hasSameText(typed, readMessage(form, service))) clear();
    confirm(read());
  }

  box.addEventListener('input', () => {
    const status = state.status === 'received' ? 'editing' : state.status;
    change({ status, text: read() });
  });
  for (const sign of ['focusin', 'click']) box.addEventListener(sign, refresh, true);
  addEventListener('pagehide', refresh);
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (delivery) return void deliver(delivery);
    const text = read();
    clear();
    confirm(text);
  });

  return {
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
