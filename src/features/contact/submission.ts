import { deliverMessage } from '../../lib/contact/deliver-message.ts';
import type { Delivery, FormFacts } from './delivery.ts';
import { listenToForm } from './form-events.ts';
import { changeState, readState, subscribe } from './message-state.ts';
import { keepText } from './typed-text.ts';

/** Times in milliseconds after which the page says that the service is slow, and offers other ways to write. */
const SLOW_AFTER = 6000;
const LATE_AFTER = 20_000;

const isSending = (): boolean => ['sending', 'slow', 'late'].includes(readState().status);

/**
 * Submits the contact form. Without a delivery service, a message is confirmed at once and not sent (specification,
 * section 7). With one, a message is confirmed only on proof of delivery; otherwise the fields stay filled in.
 *
 * @param box - the element around the form
 */
export function startSubmission(box: HTMLElement, facts: FormFacts): void {
  const empty = (form: HTMLFormElement): void => {
    // What is inside belongs to other programs, and may hide the form’s methods.
    form.replaceChildren();
    form.reset();
  };
  const confirm = (): void => changeState({ status: 'received', count: readState().count + 1 });

  async function deliver({ endpoint }: Delivery, form: HTMLFormElement): Promise<void> {
    if (isSending()) return;
    const message = new FormData(form);
    // Another program has taken the field away.
    if (!message.get('message')) return changeState({ status: 'refused' });
    const timers = [
      setTimeout(() => changeState({ status: 'slow' }), SLOW_AFTER),
      setTimeout(() => changeState({ status: 'late' }), LATE_AFTER),
    ];
    const { text: sent } = readState();
    changeState({ status: 'sending', sent });
    // A reload says that the message may have arrived.
    keepText(box, facts);
    const outcome = await deliverMessage(endpoint, message);
    timers.forEach(clearTimeout);
    // Other programs fill in fields without an event.
    keepText(box, facts);
    // Text typed during sending was not sent, so the form keeps it.
    if (outcome === 'received' && readState().text === sent) {
      empty(form);
      changeState({ sent: '' });
      keepText(box, facts, '');
    }
    if (outcome === 'received') confirm();
    else changeState({ status: outcome });
    keepText(box, facts);
  }

  subscribe(() => {
    const button = box.querySelector('[type=submit]');
    // A disabled button would lose focus.
    if (button) button.ariaDisabled = isSending() ? 'true' : null;
  });
  listenToForm('submit', (event, form) => {
    // The browser is posting the message.
    if (event.defaultPrevented) return;
    event.preventDefault();
    keepText(box, facts);
    if (facts.delivery) return void deliver(facts.delivery, form);
    const { text } = readState();
    empty(form);
    keepText(box, facts, text);
    confirm();
  });
}
