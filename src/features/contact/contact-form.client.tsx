/**
 * Hydrates the contact form without losing focus or typed text. Afterward, React handles the form's events.
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
  // If a text area had focus before hydration, scrolls it clear of the thumb bar (WCAG 2.4.11). Does not scroll
  // to a focused button, because a press is lost if the button moves under the pointer.
  box.querySelector('textarea:focus')?.scrollIntoView({ block: 'nearest' });
}
