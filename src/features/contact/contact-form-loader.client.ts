/**
 * Loads the code of the contact form when the visitor first scrolls or the form gets focus. Visitors who only want the
 * phone number do not need React. A message submitted before the code has loaded is held until then. If it fails to
 * load, the browser posts the held message itself, or the page says that it was not sent. The next focus tries again.
 */

import { loadCode } from '../shared/load-code.ts';

/** How long a service may take to answer a message that the browser posts, in milliseconds. */
const LONGEST_POST = 20_000;

const box = document.querySelector('[data-contact-form]');

// Other programs may remove any part of the page, so no code of the form needs one.
if (box) {
  let isHeld = false;
  /** What is known of a message that our code has not sent. */
  let outcome = 'refused';
  /** Whether the code that sends messages has loaded. */
  let isLoaded = false;
  // Loads the code that keeps what is typed, at once: after a deploy, the server may no longer have it.
  loadCode(() => import('./early-form.client.ts'));
  const load = async () => {
    isLoaded ||= await loadCode(() => import('./contact-form.client.tsx'));
  };
  const sayOutcome = () => box.querySelector(`[data-outcome=${outcome}]`)?.removeAttribute('hidden');
  /** Holds one message and sends it as soon as the code has loaded; after that, messages are not held. */
  const hold = async (event: Event & { isHeld?: true }) => {
    // Another program may have put a copy in the place of the form.
    const form = event.target as HTMLFormElement;
    if (form !== box.querySelector('form#message') || (!isHeld && isLoaded)) return;
    event.preventDefault();
    // Other programs cancel messages, too.
    event.isHeld = true;
    if (isHeld) return;
    isHeld = true;
    await load();
    // The form's own fields are outside of it. What is inside belongs to other programs, and may hide its methods.
    form.replaceChildren();
    // Without the code that keeps what is typed, an e-mail is empty. With that code, a click writes the e-mail anew.
    const body = `body=${encodeURIComponent([...new FormData(form).values()].join('\n'))}`;
    for (const email of box.querySelectorAll<HTMLAnchorElement>('[href^=mailto]')) email.search = body;
    // Lets the browser post to the service if possible, but not again while that may still be responding.
    isHeld = !isLoaded && form.method === 'post' && navigator.onLine;
    if (isHeld) {
      outcome = 'unconfirmed';
      setTimeout(() => {
        isHeld = false;
        sayOutcome();
      }, LONGEST_POST);
      return form.submit();
    }
    if (isLoaded) return form.requestSubmit();
    sayOutcome();
  };
  addEventListener('submit', hold, true);
  // The first scroll brings the form close, because it is the first section below the page head.
  addEventListener('scroll', load, { once: true });
  box.addEventListener('focusin', load);
}
