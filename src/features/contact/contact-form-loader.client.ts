/**
 * Loads the code of the contact form when the visitor first scrolls or the form gets focus, or at once if the URL has a
 * query or the tab an unsent message, which fill in fields. Visitors who only want the phone number do not need React.
 * A message submitted before the code has loaded is held until then. If it fails to load, the browser posts the held
 * message itself, or the page says that it was not sent. The next focus tries again.
 */

import { loadCode } from '../shared/load-code.ts';
import { DRAFT_KEY } from './draft.ts';

const box = document.querySelector('[data-contact-form]');
const form = box?.querySelector<HTMLFormElement>('form#message');

if (box && form) {
  const isDelivered = form.method === 'post';
  let isHeld = false;
  let isLoaded = false;
  // Loads the code that keeps what is typed, at once: after a deploy, the server may no longer have it.
  loadCode(() => import('./early-form.client.ts'));
  /** Loads the code that sends the form; after that, messages are not held. */
  const load = () =>
    loadCode(async () => {
      await import('./contact-form.client.tsx');
      isLoaded = true;
    });
  /** Holds one message and sends it as soon as the code has loaded. */
  const hold = async (event: Event) => {
    if (isLoaded) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    await load();
    isHeld = false;
    // The form's own fields are outside of it. What is inside belongs to other programs, and may hide its methods.
    form.replaceChildren();
    if (isLoaded) return form.requestSubmit();
    // Lets the browser post to the service if possible.
    if (isDelivered && navigator.onLine) return form.submit();
    box.querySelector('[data-not-sent]')?.removeAttribute('hidden');
  };
  form.addEventListener('submit', hold);
  // The first scroll brings the form close, because it is the first section below the page head.
  addEventListener('scroll', load, { once: true });
  box.addEventListener('focusin', load);
  try {
    // The query or an unsent message may fill in fields.
    if (location.search || sessionStorage[DRAFT_KEY]) load();
  } catch {
    // The browser blocks storage.
  }
}
