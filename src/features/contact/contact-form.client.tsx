/**
 * Sends the contact form, and renders what is new with React. The form itself stays as it is in the page, with all that
 * was typed and with all that other programs have changed.
 */
import { renderIsland } from '../shared/react-island.ts';
import { box, facts } from './early-form.client.ts';
import { FormState } from './form-state.tsx';
import { MessageDanger, watchMessage } from './message-danger.tsx';
import { readState, subscribe } from './message-state.ts';
import { startSubmission } from './submission.ts';

const place = box.querySelector('[data-form-state]') ?? box;
const form = box.querySelector<HTMLFormElement>('form#message');
if (form) startSubmission(box, form, facts);
// Without a delivery service, the note below the button says after Send that nothing is sent.
if (!facts.delivery)
  subscribe(() => {
    const isSent = readState().status === 'received';
    place.toggleAttribute('data-sent', isSent);
    if (isSent) box.querySelector('[data-send]')?.scrollIntoView({ block: 'nearest' });
  });
box.querySelector('[data-not-sent]')?.remove();
const dangerPlace = box.querySelector('[data-message-danger]') ?? box;
renderIsland(dangerPlace, dangerPlace, () => <MessageDanger office={facts.office} />);
watchMessage(box);
renderIsland(box, place, (inner) => <FormState {...facts} place={inner} />);
