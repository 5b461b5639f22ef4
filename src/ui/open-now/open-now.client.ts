/** Says on every page whether the office is open, and keeps it true while the page stays open. */
import { describeOpenState, findOpenState, type Schedule } from '../../lib/open-now.ts';

const MINUTE = 60_000;
const places = document.querySelectorAll<HTMLElement>('[data-open-now]');
const schedule = JSON.parse(document.body.dataset.schedule ?? '') as Schedule;

function show() {
  const state = findOpenState(schedule, new Date());
  const words = describeOpenState(state);
  for (const place of places) {
    place.dataset.open = String(state.open);
    const text = place.lastElementChild;
    if (text) text.textContent = place.dataset.openNow === 'brief' ? words.replace('Closed, o', 'O') : words;
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
