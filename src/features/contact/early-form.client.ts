/** What presses in the contact form do besides sending. It is small, so that it arrives long before the rest. */
const box = document.querySelector('[data-contact-form]');
const button = box?.querySelector<HTMLElement>('[type=submit]');

// The focus moves to the button at the end of a press. If it moved at its beginning, the error of the field that
// loses it would appear, push the button away, and the browser would not count the click.
button?.addEventListener('mousedown', (event) => event.preventDefault());
button?.addEventListener('click', () => button.focus({ preventScroll: true, focusVisible: false }));
// Puts the typed text into an e-mail.
box?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[href^="mailto:"]');
  // The code that sends the form removes this notice, and then fills the links itself.
  if (!link || !box.querySelector('[data-not-sent]')) return;
  const fields = [...box.querySelectorAll<HTMLInputElement>('[id^=field-][name]')];
  const text = fields.map(({ name, value }) => value && `${name}: ${value}\r\n`).join('');
  link.href = link.href.replace(/(?<=body=).*/, encodeURIComponent(text));
});
