/**
 * Fetches React for the contact form when a visitor comes near it: whoever only wants the phone number needs none. A
 * message that is sent earlier waits for it. Where it does not arrive, the browser sends the form itself.
 */
const form = document.querySelector<HTMLFormElement>('[data-contact-form] form');
let isHeld = false;

/** Loads the code that hydrates the form; afterwards nothing is held. */
const loadForm = () =>
  import('./contact-form.client.tsx').catch(() => {}).then(() => form?.removeEventListener('submit', hold));

/** Keeps one message and sends it when somebody listens. */
function hold(event: SubmitEvent) {
  event.preventDefault();
  if (!isHeld) loadForm().then(() => form?.requestSubmit());
  isHeld = true;
}

form?.addEventListener('submit', hold);
// A pointer over it or a finger on it, and the keyboard.
for (const sign of ['pointerover', 'focusin']) form?.addEventListener(sign, loadForm, { once: true });
// The form is the first section below the head of its page.
if (form) addEventListener('scroll', loadForm, { once: true });
