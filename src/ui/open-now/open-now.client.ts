/** Says on every page whether the office is open, and keeps it true while the page stays open. */
import { describeOpenState, findOpenState, type Schedule } from '../../lib/hours/open-state.ts';

/** Hours and holidays of the identity, set by astro.config.ts: once in a file that is kept, not in every page. */
declare const SCHEDULE: Schedule;

const MINUTE = 60_000;
const places = document.querySelectorAll<HTMLElement>('[data-open-now]');

function show() {
  const state = findOpenState(SCHEDULE, new Date());
  for (const place of places) {
    place.dataset.open = String(state.open);
    place.lastElementChild?.replaceChildren(describeOpenState(state, place.dataset.openNow === 'brief'));
  }
}

/** Hours begin and end on full minutes. A longer timer would come late after the device slept. */
function keepTrue() {
  show();
  setTimeout(keepTrue, MINUTE - (Date.now() % MINUTE));
}

keepTrue();
// Timers of hidden pages are held back.
addEventListener('visibilitychange', show);
