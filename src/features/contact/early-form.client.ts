/**
 * What the contact form does besides sending. It is small, so that it arrives long before the rest, and does not need
 * the rest, so that what was typed is kept even if the code that sends it never arrives.
 */
import type { FormFacts } from './delivery.ts';
import { describeFields } from './field-checks.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { findForm } from './form-events.ts';
import { readState } from './message-state.ts';
import { limitMessages } from './own-fields.ts';
import { isChangedElsewhere, keepText, listFields, restoreDraft } from './typed-text.ts';

/** Returns the element around the form, or the copy that another program has put in its place. */
export const findBox = (): HTMLElement => document.querySelector('[data-contact-form]') ?? document.body;
const box = findBox();
export const facts = JSON.parse(box.dataset.contactForm ?? '{}') as FormFacts;

/**
 * Scrolls the whole text area into view, because browsers scroll only to the caret, and the rest may stay behind the
 * thumb bar (WCAG 2.4.11). Does not scroll to a button, because a press is lost if the button moves under the pointer.
 */
function showFully(focused: EventTarget | null): void {
  if (focused instanceof HTMLTextAreaElement) focused.scrollIntoView({ block: 'nearest' });
}

// The focus moves to the button at the end of a press. If it moved at its beginning, the error of the field that
// loses it would appear, push the button away, and the browser would not count the click.
const button = box.querySelector<HTMLElement>('[type=submit]');
button?.addEventListener('mousedown', (event) => event.preventDefault());
button?.addEventListener('click', () => button.focus({ preventScroll: true, focusVisible: false }));

// A press of the button needs the form, which another program may have removed.
const form = findForm();
const prepareForm = (): void => {
  if (form && !findForm()) findBox().prepend(form);
  // The browser counts spaces as filled in.
  for (const field of listFields()) if (!field.value.trim()) field.value = '';
};
addEventListener('click', prepareForm, true);

restoreDraft();
fillFromAddress(box, location.search);
const keep = (): void => keepText(facts);
keep();
// An unsent message, or the values of a link, load the rest, as the first focus does.
if (readState().text) box.dispatchEvent(new Event('focusin'));
// Other programs fill in fields without an event.
for (const sign of ['input', 'focusin', 'click']) addEventListener(sign, keep, true);
addEventListener('pagehide', keep);
// Another page of the tab may have changed or sent the message before the browser shows this one again.
addEventListener('pageshow', () => {
  if (!isChangedElsewhere()) return;
  removeEventListener('pagehide', keep);
  // Some browsers keep values during a reload.
  for (const field of listFields()) field.value = '';
  location.reload();
});
limitMessages(facts.delivery);
describeFields(facts.language);
addEventListener('focusin', ({ target }) => showFully(target));
showFully(document.activeElement);
