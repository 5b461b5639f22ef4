/**
 * Sends the contact form, and renders what is new with React. The form itself stays as it is in the page, with all that
 * was typed and with all that other programs have changed.
 */
import { renderIsland } from '../shared/react-island.ts';
import { facts, findBox } from './early-form.client.ts';
import { FormState } from './form-state.tsx';
import { MessageDanger, watchMessage } from './message-danger.tsx';
import { readState, subscribe } from './message-state.ts';
import { startSubmission } from './submission.ts';

const find = (selector: string) => (): Element => findBox().querySelector(selector) ?? findBox();
const findPlace = find('[data-form-state]');
const findDangerPlace = find('[data-message-danger]');
startSubmission(facts);
// Without a delivery service, the note below the button says after Send that nothing is sent.
if (!facts.delivery)
  subscribe(() => {
    const isSent = readState().status === 'received';
    findPlace().toggleAttribute('data-sent', isSent);
    if (isSent) findBox().querySelector('[data-send]')?.scrollIntoView({ block: 'nearest' });
  });
for (const outcome of findBox().querySelectorAll('[data-outcome]')) outcome.remove();
renderIsland(findDangerPlace, findDangerPlace, () => <MessageDanger office={facts.office} />);
watchMessage();
renderIsland(findBox, findPlace, (place) => <FormState {...facts} place={place} />);
