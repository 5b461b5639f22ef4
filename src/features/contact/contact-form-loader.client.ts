/**
 * Loads the code of the contact form when the visitor first scrolls or the form gets focus. Visitors who only want the
 * phone number do not need React. A message submitted before the code has loaded is held until then. If it fails to
 * load, the browser posts the held message itself, or the page says that it was not sent. The next focus tries again.
 */

import { loadCode } from '../shared/load-code.ts';

const box = document.querySelector('[data-contact-form]');

const form = box?.querySelector<HTMLFormElement>('#message');

// Other programs may remove any part of the page, so no code of the form needs one.
if (box && form) {
  /** Says that a message was not sent. */
  const notSent = box.querySelector<HTMLElement>('[data-not-sent]');
  let isHeld = false;
  /** Whether the code that sends messages has loaded. */
  let isLoaded = false;
  // Loads the code that keeps what is typed, at once: after a deploy, the server may no longer have it.
  loadCode(() => import('./early-form.client.ts'));
  const load = async () => {
    isLoaded ||= await loadCode(() => import('./contact-form.client.tsx'));
  };
  /** Holds one message and sends it as soon as the code has loaded; after that, messages are not held. */
  const hold = async (event: Event) => {
    if (!isHeld && isLoaded) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    await load();
    // The form's own fields are outside of it. What is inside belongs to other programs, and may hide its methods.
    form.replaceChildren();
    // Lets the browser post to the service if possible, but not again while that may still be responding.
    isHeld = !isLoaded && form.method === 'post' && navigator.onLine;
    if (isHeld) {
      setTimeout(() => {
        isHeld = false;
      }, 20_000);
      return form.submit();
    }
    if (isLoaded) return form.requestSubmit();
    notSent?.removeAttribute('hidden');
    // Without the code that keeps what is typed, the e-mail is empty. With that code, a click writes the e-mail anew.
    const email = notSent?.querySelector('a');
    if (email) email.search = `body=${encodeURIComponent([...new FormData(form).values()].join('\n'))}`;
  };
  form.addEventListener('submit', hold);
  // The first scroll brings the form close, because it is the first section below the page head.
  addEventListener('scroll', load, { once: true });
  box.addEventListener('focusin', load);
}
