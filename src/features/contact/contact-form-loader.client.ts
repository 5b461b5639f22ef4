/**
 * Fetches React for the contact form when a visitor comes near it: whoever only wants the phone number needs none. A
 * message that is sent earlier waits for it. Where it does not arrive, the form does what it can without, and the next
 * touch asks for it again.
 */

import { TOAST_DURATION } from '../../ui/toast/toast-timing.ts';
import { loadCode } from '../shared/load-code.ts';

const form = document.querySelector<HTMLFormElement>('[data-contact-form] form');

if (form) {
  const isDelivered = form.method === 'post';
  let isHeld = false;
  let isLoaded = false;
  /** Loads the code that hydrates the form; afterwards nothing is held. */
  const load = async () => {
    if (await loadCode(() => import('./contact-form.client.tsx'))) isLoaded = true;
  };
  /** Keeps one message and sends it when somebody listens. */
  const hold = async (event: SubmitEvent) => {
    if (isLoaded) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    await load();
    isHeld = false;
    if (isLoaded) return form.requestSubmit();
    // The browser posts to a service, if it can. Otherwise the toast of the page says what became of the message.
    if (isDelivered && navigator.onLine) return form.submit();
    const toast = form.nextElementSibling as Element;
    toast.animate({ visibility: 'visible' }, isDelivered ? 1e9 : TOAST_DURATION);
    if (!isDelivered) form.reset();
  };
  form.addEventListener('submit', hold);
  // The form is the first section below the head of its page.
  addEventListener('scroll', load, { once: true });
  form.addEventListener('focusin', load);
  // The link that led here brings something along to fill in.
  if (location.search) load();
}
