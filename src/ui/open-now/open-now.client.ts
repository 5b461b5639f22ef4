/** Shows in the document and in every `OpenNow` whether the office is open, and updates it every minute. */
import { describeOpenState, findOpenState, MINUTE, type Schedule } from '../../lib/hours/open-state.ts';
import { SHOWN } from './open-now-shown.ts';

/** Hours and holidays from `tools/vite/opening-hours.ts`, in one cached script instead of in every page. */
declare const SCHEDULE: Schedule;

/** Writes only words that are new, because a translator may have changed those in the page. */
function write(element: HTMLElement, words: string) {
  if (element.dataset.said === words) return;
  element.dataset.said = words;
  element.lastElementChild?.replaceChildren(words);
}

function show() {
  const state = findOpenState(SCHEDULE, new Date());
  const office = state.open ? 'open' : 'closed';
  document.documentElement.dataset.office = office;
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    element.dataset.office = office;
    const { words, openNow } = element.dataset;
    if (words)
      // Only pages in other languages load it, because formatting with `Intl` is slow on phones.
      import('../../lib/hours/open-state-in.ts').then(
        // Vite would add a function to every page for a module whose parameter is taken apart.
        (module) => write(element, module.describeOpenStateIn(JSON.parse(words), state)),
        // Without a connection, the page does without the state until the next minute.
        () => undefined,
      );
    else write(element, describeOpenState(state, openNow === 'brief'));
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
