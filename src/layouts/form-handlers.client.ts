/**
 * Answers forms without sending them, with code that is fetched when a form first gets focus. All answers are
 * templates inside the form; the handler chooses one, and may provide text to insert into it.
 */

import type { FormAnswer, FormHandler } from '../features/shared/form-handler.ts';
import { loadCode } from '../features/shared/load-code.ts';
import { SHOWN } from '../ui/open-now/open-now-shown.ts';

/** Functions that load a handler, keyed by the value of `data-form-handler`. */
const loaders: Readonly<Record<string, () => Promise<{ readonly handle: FormHandler }>>> = {
  address: () => import('../features/address-check/find-borough.ts'),
  share: () => import('../features/service/share-page.ts'),
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-form-handler]')) {
  const load = loaders[form.dataset.formHandler as string] as (typeof loaders)[string];
  form.addEventListener('focusin', () => loadCode(load));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { key, value = '' } = await load()
      .then(({ handle }) => handle(form))
      .catch((): FormAnswer => ({ key: 'failed' }));
    const template = form.querySelector<HTMLTemplateElement>(`[data-answer=${key}]`);
    const words = template?.content.cloneNode(true) as DocumentFragment;
    words.querySelector('[data-value]')?.append(value);
    form.querySelector('output')?.replaceChildren(words);
    dispatchEvent(new Event(SHOWN));
  });
}
