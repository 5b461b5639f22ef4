/** Hydrates the contact form, which keeps its focus and what was typed. At its end React listens to the form. */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const box = document.querySelector<HTMLElement>('[data-contact-form]');
if (box) {
  const props = JSON.parse(box.dataset.contactForm ?? '{}') as ContactFormProps;
  flushSync(() => hydrateRoot(box, <ContactForm {...props} />));
  // A field that had the focus before anybody listened stands clear of the thumb bar, too (WCAG 2.4.11).
  if (box.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
}
