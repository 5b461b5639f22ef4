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

const find = (selector: string) => (): Element => box.querySelector(selector) ?? box;
const findPlace = find('[data-form-state]');
const findDangerPlace = find('[data-message-danger]');
startSubmission(box, facts);
// Without a delivery service, the note below the button says after Send that nothing is sent.
if (!facts.delivery)
  subscribe(() => {
    const isSent = readState().status === 'received';
    findPlace().toggleAttribute('data-sent', isSent);
    if (isSent) box.querySelector('[data-send]')?.scrollIntoView({ block: 'nearest' });
  });
for (const outcome of box.querySelectorAll('[data-outcome]')) outcome.remove();
renderIsland(findDangerPlace, findDangerPlace, () => <MessageDanger office={facts.office} />);
watchMessage(box);
renderIsland(
  () => box,
  findPlace,
  (place) => <FormState {...facts} place={place} />,
);
