/** Hydrates the contact form, which keeps its focus and what was typed. At its end React listens to the form. */
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
  // A text area that had the focus before anybody listened is clear of the thumb bar, too (WCAG 2.4.11). The button stays
  // in its place: if it moved while it is pressed, the press would be lost.
  box.querySelector('textarea:focus')?.scrollIntoView({ block: 'nearest' });
}
