/**
 * Hydrates the contact form, which keeps focus and typed text. Afterward, React handles the form's events.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { fillFromAddress } from './fill-from-address.ts';

const box = document.querySelector<HTMLElement>('[data-contact-form]');
if (box) {
  const form = box.querySelector('form');
  if (form) fillFromAddress(form, location.search);
  const props = JSON.parse(box.dataset.contactForm ?? '{}') as ContactFormProps;
  flushSync(() => hydrateRoot(box, <ContactForm {...props} />));
  // Also scrolls a text area clear of the thumb bar if it had focus before hydration (WCAG 2.4.11). The
  // button does not move: if it moved while pressed, the press would be lost.
  box.querySelector('textarea:focus')?.scrollIntoView({ block: 'nearest' });
}
