import { createMessageId, deliverMessage, MESSAGE_ID } from '../../lib/contact/deliver-message.ts';
import type { Delivery, FormFacts } from './delivery.ts';
import { changeState, readState, subscribe } from './message-state.ts';
import { keepText } from './typed-text.ts';

/** Times in milliseconds after which the page says that the service is slow, and offers other ways to write. */
const SLOW_AFTER = 6000;
const LATE_AFTER = 20_000;
/** The day on which the page was opened, so that a message sent again after midnight keeps its ID. */
const DAY = new Date().toISOString().slice(0, 10);

const isSending = (): boolean => ['sending', 'slow', 'late'].includes(readState().status);

/**
 * Submits the contact form. Without a delivery service, a message is confirmed at once and not sent (specification,
 * section 7). With one, a message is confirmed only on proof of delivery; otherwise the fields stay filled in.
 *
 * @param box - the element around the form
 */
export function startSubmission(box: HTMLElement, form: HTMLFormElement, facts: FormFacts): void {
  /** Removes what other programs have put into the form, whose own fields are outside of it. */
  const own = (): HTMLFormElement => {
    form.replaceChildren();
    return form;
  };
  const confirm = (): void => changeState({ status: 'received', count: readState().count + 1 });

  async function deliver({ endpoint }: Delivery): Promise<void> {
    if (isSending()) return;
    const timers = [
      setTimeout(() => changeState({ status: 'slow' }), SLOW_AFTER),
      setTimeout(() => changeState({ status: 'late' }), LATE_AFTER),
    ];
    const message = new FormData(own());
    const id = createMessageId(message, DAY);
    message.set(MESSAGE_ID, id);
    changeState({ status: 'sending' });
    const outcome = await deliverMessage(endpoint, message);
    timers.forEach(clearTimeout);
    if (outcome !== 'received') return changeState({ status: outcome });
    // Text typed during sending was not sent, so the form keeps it.
    if (createMessageId(new FormData(own()), DAY) === id) form.reset();
    keepText(box, facts, '');
    confirm();
  }

  subscribe(() => {
    const button = box.querySelector('[type=submit]');
    // A disabled button would lose focus.
    if (button) button.ariaDisabled = isSending() ? 'true' : null;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepText(box, facts);
    if (facts.delivery) return void deliver(facts.delivery);
    own().reset();
    keepText(box, facts);
    confirm();
  });
}
