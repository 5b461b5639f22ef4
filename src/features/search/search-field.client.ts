/** Fetches the search when its field is first focused; until then the page carries these few lines of it. */
const box = document.querySelector('[data-search]');
const load = () => import('./search-box.client.tsx');
if (box?.matches(':focus-within')) load();
else box?.addEventListener('focusin', load, { once: true });
