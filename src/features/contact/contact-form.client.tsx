/**
 * Makes the contact form work with a script: sends it, describes its fields, and renders what is new with React. The
 * form itself stays as it is in the page, with all that was typed and with all that other programs have changed.
 */
import { renderIsland } from '../shared/react-island.ts';
import type { FormFacts } from './delivery.ts';
import { describeFields } from './field-checks.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { FormState } from './form-state.tsx';
import { writeOfficeEmail } from './other-ways.tsx';
import { startSubmission } from './submission.ts';
import { keepDraft, restoreDraft } from './unsent-message.ts';

/**
 * Scrolls the whole text area into view, because browsers scroll only to the caret, and the rest may stay behind the
 * thumb bar (WCAG 2.4.11). Does not scroll to a button, because a press is lost if the button moves under the pointer.
 */
function showFully(focused: EventTarget | null): void {
  if (focused instanceof HTMLTextAreaElement) focused.scrollIntoView({ block: 'nearest' });
}

function start(box: HTMLElement, form: HTMLFormElement): void {
  const props = JSON.parse(box.dataset.contactForm ?? '{}') as FormFacts;
  const kept = restoreDraft(box);
  fillFromAddress(box, location.search);
  const submission = startSubmission(box, form, props, kept);
  const keep = (): void => keepDraft(box, submission.read().text);
  // A visitor may have typed before this script arrived.
  keep();
  submission.subscribe(keep);
  describeFields(box, props.language);
  box.addEventListener('focusin', ({ target }) => showFully(target));
  showFully(document.activeElement);

  const place = box.querySelector('[data-form-state]') ?? box;
  /** Without a delivery service, keeps the typed text in the e-mail link, and says after Send that nothing is sent. */
  const updateNote = (): void => {
    const { status, text } = submission.read();
    place.querySelector('[href^="mailto:"]')?.setAttribute('href', writeOfficeEmail(props.office, text).href);
    place.toggleAttribute('data-sent', status === 'received');
    if (status === 'received') box.querySelector('[data-send]')?.scrollIntoView({ block: 'nearest' });
  };
  if (!props.delivery) {
    updateNote();
    submission.subscribe(updateNote);
  }
  box.querySelector('[data-not-sent]')?.remove();
  renderIsland(box, place, (inner) => <FormState {...props} submission={submission} place={inner} />);
}

const box = document.querySelector<HTMLElement>('[data-contact-form]');
const form = box?.querySelector('form');
if (box && form) start(box, form);
