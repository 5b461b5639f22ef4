/**
 * Loads React for the contact form when the visitor first scrolls or the form gets focus, or at once if the URL has a
 * query, which may fill in fields. Visitors who only want the phone number do not need React. A message submitted
 * before React has loaded is held until then. If React fails to load, the browser posts the held message itself or the
 * toast in the page reports the result. The next focus tries again.
 */

import { TOAST_DURATION } from '../../ui/toast/toast-timing.ts';
import { loadCode } from '../shared/load-code.ts';

const form = document.querySelector<HTMLFormElement>('[data-contact-form] form');

if (form) {
  const isDelivered = form.method === 'post';
  let isHeld = false;
  let isLoaded = false;
  /** Loads the code that hydrates the form; after that, messages are not held. */
  const load = async () => {
    if (await loadCode(() => import('./contact-form.client.tsx'))) isLoaded = true;
  };
  /** Holds one message and sends it as soon as the form is hydrated. */
  const hold = async (event: SubmitEvent) => {
    if (isLoaded) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    await load();
    isHeld = false;
    if (isLoaded) return form.requestSubmit();
    // Lets the browser post to the service if possible. Otherwise the toast in the page says what happened to
    // the message.
    if (isDelivered && navigator.onLine) return form.submit();
    const toast = form.nextElementSibling as Element;
    toast.animate({ visibility: 'visible' }, isDelivered ? 1e9 : TOAST_DURATION);
    if (!isDelivered) form.reset();
  };
  form.addEventListener('submit', hold);
  // The first scroll brings the form close, because it is the first section below the page head.
  addEventListener('scroll', load, { once: true });
  form.addEventListener('focusin', load);
  // The query may fill in fields.
  if (location.search) load();
}
