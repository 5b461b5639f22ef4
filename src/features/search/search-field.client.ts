/** Loads the search when its field is first focused. */
const box = document.querySelector('[data-search]');
const load = () => import('./search-box.client.tsx');
if (box?.matches(':focus-within')) load();
else box?.addEventListener('focusin', load, { once: true });
