/**
 * Loads the code of the contact form when the visitor first scrolls or the form gets focus. Visitors who only want the
 * phone number do not need React. A message submitted before the code has loaded is held until then. If it fails to
 * load, the browser posts the held message itself, or the page says that it was not sent. The next focus tries again.
 */

import { loadCode } from '../shared/load-code.ts';

const box = document.querySelector('[data-contact-form]');

if (box) {
  const form = box.querySelector('#message') as HTMLFormElement;
  /** Says that a message was not sent. The code that sends messages removes it. */
  const notSent = box.querySelector('[data-not-sent]') as HTMLElement;
  let isHeld = false;
  // Loads the code that keeps what is typed, at once: after a deploy, the server may no longer have it.
  loadCode(() => import('./early-form.client.ts'));
  const load = () => loadCode(() => import('./contact-form.client.tsx'));
  /** Holds one message and sends it as soon as the code has loaded; after that, messages are not held. */
  const hold = async (event: Event) => {
    if (!isHeld && !notSent.isConnected) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    const isLoaded = await load();
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
    notSent.hidden = false;
    // Without the code that keeps what is typed, the e-mail is empty. With that code, a click writes the e-mail anew.
    const email = notSent.querySelector('a') as HTMLAnchorElement;
    email.search = `body=${encodeURIComponent([...new FormData(form).values()].join('\n'))}`;
  };
  form.addEventListener('submit', hold);
  // The first scroll brings the form close, because it is the first section below the page head.
  addEventListener('scroll', load, { once: true });
  box.addEventListener('focusin', load);
}
