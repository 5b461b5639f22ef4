/** Shows in the document and in every `OpenNow` whether the office is open, and updates it every minute. */
import { describeOpenState, findOpenState, MINUTE, type Schedule } from '../../lib/hours/open-state.ts';
import { SHOWN } from './open-now-shown.ts';

/** Hours and holidays from `tools/vite/opening-hours.ts`, in one cached script instead of in every page. */
declare const SCHEDULE: Schedule;

function show() {
  const state = findOpenState(SCHEDULE, new Date());
  document.documentElement.dataset.office = state.open ? 'open' : 'closed';
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    element.dataset.open = String(state.open);
    if (element.dataset.words)
      import('./open-now-in.client.ts').then(
        (language) => language.write(element, state),
        // Without a connection, the page does without the state until the next minute.
        () => undefined,
      );
    else
      element.lastElementChild?.replaceChildren(
        describeOpenState(state, element.dataset.openNow === 'brief'),
      );
  }
}

/** Updates at the start of every minute; a longer timer would fire late after the device slept. */
function update() {
  show();
  setTimeout(update, MINUTE - (Date.now() % MINUTE));
}

update();
// Updates a page that becomes visible, because browsers throttle the timers of hidden pages.
addEventListener('visibilitychange', show);
// React shows a status that was not in the page before.
addEventListener(SHOWN, show);
