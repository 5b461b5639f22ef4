/** Answers forms in the page, with code fetched when a form first gets focus. A link may ask, too: `?room=58`. */

import type { FormHandler } from '../features/shared/form-handler.ts';
import { loadCode, waitFor } from '../features/shared/load-code.ts';
import { SHOWN } from '../ui/open-now/open-now-shown.ts';

/** Functions that load a handler, keyed by the value of `data-form-handler`. */
const loaders: Readonly<Record<string, () => Promise<{ readonly handle: FormHandler }>>> = {
  address: () => import('../features/address-check/find-borough.ts'),
  room: () => import('../features/heat-rules/answer-room.ts'),
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-form-handler]')) {
  const load = loaders[form.dataset.formHandler as string] as (typeof loaders)[string];
  form.addEventListener('focusin', () => loadCode(load));
  const field = form.querySelector<HTMLInputElement>('[type=text]');
  const show = (answer: string | Node) => {
    const words =
      answer instanceof Node
        ? answer
        : form.querySelector<HTMLTemplateElement>(`[data-answer=${answer}]`)?.content.cloneNode(true);
    form.querySelector('output')?.replaceChildren(words ?? '');
    dispatchEvent(new Event(SHOWN));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fail = () => show('failed');
    const loading = load();
    // An answer that comes later still helps.
    waitFor(loading)
      .catch(fail)
      .then(() => loading)
      .then(({ handle }) => handle(form))
      .then(show, fail);
  });
  // A visitor may have asked before this script arrived. `:is` accepts a selector that a browser does not know.
  const isUsed = form.querySelector(':is(:focus, :user-valid)');
  const isAsked = isUsed && field?.value;
  if (isAsked || (form.room && /room=/.test(location.search))) form.requestSubmit();
}
