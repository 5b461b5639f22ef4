import { deliverMessage } from '../../lib/contact/deliver-message.ts';
import type { Delivery, FormFacts } from './delivery.ts';
import { findForm, listenToForm } from './form-events.ts';
import { changeState, readState, subscribe } from './message-state.ts';
import { keepText, listFields } from './typed-text.ts';

/** Times in milliseconds after which the page says that the service is slow, and offers other ways to write. */
const SLOW_AFTER = 6000;
const LATE_AFTER = 20_000;
/** Time in milliseconds after which a press of Send that has submitted nothing was stopped by another program. */
const STOPPED_AFTER = 1000;

const SEND = '[data-contact-form] [type=submit]';

const isSending = (): boolean => ['sending', 'slow', 'late'].includes(readState().status);

/**
 * Submits the contact form. Without a delivery service, a message is confirmed at once and not sent (specification,
 * section 7). With one, a message is confirmed only on proof of delivery; otherwise the fields stay filled in.
 */
export function startSubmission(facts: FormFacts): void {
  const empty = (): void => {
    const form = findForm();
    // What is inside belongs to other programs, and may hide the form’s methods.
    form?.replaceChildren();
    form?.reset();
  };
  const confirm = (): void => changeState({ status: 'received', count: readState().count + 1 });

  async function deliver({ endpoint }: Delivery): Promise<void> {
    if (isSending()) return;
    const message = new FormData(findForm() ?? undefined);
    // Another program has taken a field away.
    if (!message.get('message') || !message.get('email')) return changeState({ status: 'refused' });
    const timers = [
      setTimeout(() => changeState({ status: 'slow' }), SLOW_AFTER),
      setTimeout(() => changeState({ status: 'late' }), LATE_AFTER),
    ];
    const { text: sent, sent: before, status } = readState();
    changeState({ status: 'sending', sent });
    // A reload says that the message may have arrived.
    keepText(facts);
    const answer = await deliverMessage(endpoint, message);
    const mayHaveArrived = status === 'unconfirmed' && before === sent;
    const outcome = answer === 'refused' && mayHaveArrived ? 'unconfirmed' : answer;
    timers.forEach(clearTimeout);
    // Other programs fill in fields without an event.
    keepText(facts);
    // Text typed during sending was not sent, so the form keeps it.
    if (outcome === 'received' && readState().text === sent) {
      empty();
      changeState({ sent: '' });
      keepText(facts, '');
    }
    if (outcome === 'received') confirm();
    else changeState({ status: outcome });
    keepText(facts);
  }

  subscribe(() => {
    const button = document.querySelector(SEND);
    // A disabled button would lose focus.
    if (button) button.ariaDisabled = isSending() ? 'true' : null;
  });
  const submit = (): void => {
    keepText(facts);
    if (facts.delivery) return void deliver(facts.delivery);
    const { text } = readState();
    empty();
    keepText(facts, text);
    confirm();
  };
  let isSubmitted = false;
  const noteSubmit = (): void => {
    isSubmitted = true;
  };
  listenToForm('submit', (event) => {
    noteSubmit();
    // The loader holds the message, or the browser is posting it.
    if ('isHeld' in event) return;
    event.preventDefault();
    submit();
  });
  // If another program hides only that event, the browser posts the message.
  listenToForm('formdata', noteSubmit);
  const submitIfStopped = (): void => {
    if (!isSubmitted && listFields().every(({ validity }) => validity.valid)) submit();
  };
  const watchPress = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest(SEND))) return;
    isSubmitted = false;
    setTimeout(submitIfStopped, STOPPED_AFTER);
  };
  addEventListener('click', watchPress, true);
}
