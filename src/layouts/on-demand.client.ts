/**
 * Forms that are answered in the page, by code that is fetched when they are first touched. All words stand
 * ready as templates inside the form; the code only chooses one.
 */
import type { Answer, Answering } from '../features/shared/answer.ts';

const sources: Readonly<Record<string, () => Promise<{ readonly answer: Answering }>>> = {
  address: () => import('../features/address-check/find-borough.ts'),
  share: () => import('../features/service/share-page.ts'),
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-answers]')) {
  const load = sources[form.dataset.answers ?? ''] as (typeof sources)[string];
  const ahead = () => load().catch(() => {});
  form.addEventListener('focusin', ahead);
  form.addEventListener('pointerdown', ahead);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { key, value = '' } = await load()
      .then(({ answer }) => answer(form))
      .catch((): Answer => ({ key: 'failed' }));
    const template = form.querySelector<HTMLTemplateElement>(`[data-answer=${key}]`);
    const words = template?.content.cloneNode(true) as DocumentFragment;
    words.querySelector('[data-value]')?.append(value);
    form.querySelector('output')?.replaceChildren(words);
  });
}
