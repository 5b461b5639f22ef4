/**
 * The footer of every form: problems in the content, and a link to the page that undoes saves. It does not cover the
 * form.
 */
import type { Problem } from '../content/content-problems.ts';
import { getProblems, subscribe } from './problem-store.ts';

/**
 * Hides the development server's error overlay, which would cover the form, and makes room for the footer by shortening
 * Keystatic’s page.
 */
const STYLE = `
vite-error-overlay { display: none; }
body > astro-island > div, body > astro-island > div > div { height: calc(100dvh - var(--form-foot, 0px)) !important; }
.form-foot { position: fixed; inset: auto 0 0; border-top: 1px solid #888; background: Canvas; color: CanvasText; font: 0.875rem/1.5 system-ui, sans-serif; }
.form-foot div { box-sizing: border-box; display: flex; gap: 1rem; justify-content: space-between; align-items: start; max-height: 30vh; padding: 0.75rem 1rem; overflow: auto; background: #8a1c12; color: #fff; }
.form-foot div[hidden] { display: none; }
.form-foot ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; white-space: pre-line; }
.form-foot button { flex: none; position: sticky; top: 0; min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid; border-radius: 0.375rem; background: #8a1c12; color: inherit; font: inherit; }
.form-foot a { display: block; margin-left: auto; width: fit-content; padding: 0.5rem 1rem; color: inherit; }
`;

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/** Makes Keystatic’s page end where the footer begins. */
function keepRoom(foot: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--form-foot', `${foot.offsetHeight}px`);
  }).observe(foot);
}

/** Makes a strip that lists the problems; once closed, it comes back if the next content check finds problems. */
function makeStrip(): HTMLElement {
  const list = make('ul');
  list.role = 'status';
  const close = make('button', 'Close');
  const strip = make('div', list, close);
  const show = (): void => {
    const sentences = getProblems().map(({ sentence }: Problem) => sentence);
    list.replaceChildren(...sentences.map((sentence) => make('li', sentence)));
    strip.hidden = sentences.length === 0;
  };
  close.addEventListener('click', () => {
    strip.hidden = true;
  });
  subscribe(show);
  show();
  return strip;
}

/**
 * On submit, scrolls to the first field that Keystatic refuses, because Keystatic then saves nothing and says so only
 * there.
 */
function showRefusedField(): void {
  document.addEventListener('submit', () => {
    setTimeout(() => {
      const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }, 100);
  });
}

if (typeof document !== 'undefined') {
  const undo = Object.assign(make('a', 'Undo a save'), { href: '/undo' });
  const foot = make('footer', makeStrip(), undo);
  foot.className = 'form-foot';
  document.body.append(make('style', STYLE), foot);
  keepRoom(foot);
  showRefusedField();
}
