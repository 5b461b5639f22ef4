/**
 * Adds what the native popovers of the header lack: `aria-expanded`, focus management, a scroll lock, and closing on
 * navigation. In browsers without scroll timelines, also sets the color of the bar. Without this script every menu
 * still opens and closes.
 */
import { LAPTOP_DOWN } from '../../styles/breakpoints.ts';
import { loadCode } from '../shared/load-code.ts';

/** None in browsers without popovers, where menus are hidden. */
const menus = [...document.querySelectorAll<HTMLElement>('[data-menu]')].filter(({ popover }) => popover);
const sheet = document.getElementById('site-menu');

const buttonOf = (menu: HTMLElement) =>
  document.querySelector<HTMLButtonElement>(`[popovertarget="${menu.id}"]`);
const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');
const closeAll = () => {
  for (const menu of menus) menu.hidePopover();
};

/**
 * Marks the page while it is scrolled more than 20 px (specification, section 9), in browsers without scroll timelines.
 */
function watchScroll() {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', mark);
  mark();
}

/**
 * Keeps the page behind the open sheet from scrolling. Waits until the sheet is painted, because Firefox lays out the
 * whole page again when its scrolling is locked.
 */
function lockScroll(menu: HTMLElement) {
  requestAnimationFrame(() =>
    setTimeout(() => document.documentElement.toggleAttribute('data-sheet', isOpen(menu))),
  );
}

function watchMenu(menu: HTMLElement) {
  const button = buttonOf(menu);
  if (!button) return;
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', () => {
    button.setAttribute('aria-expanded', String(isOpen(menu)));
    if (menu !== sheet) return;
    lockScroll(menu);
    loadCode(() => import('./sheet-focus.client.ts'));
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // Closes a panel when focus leaves it; the sheet keeps focus inside.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (menu === sheet || !(relatedTarget instanceof Node)) return;
    if (!menu.contains(relatedTarget) && relatedTarget !== button && isOpen(menu)) menu.hidePopover();
  };
  menu.addEventListener('focusout', leave);
  button.addEventListener('focusout', leave);
}

/** On Escape, closes the open menu and focuses its button, even if the browser did not focus the button on click. */
function returnFocus({ key }: KeyboardEvent) {
  const open = menus.find(isOpen);
  if (!open || key !== 'Escape') return;
  open.hidePopover();
  buttonOf(open)?.focus();
}

watchScroll();
for (const menu of menus) watchMenu(menu);
addEventListener('keydown', returnFocus);
// At this width the header switches between the sheet and the menus.
matchMedia(LAPTOP_DOWN).addEventListener('change', closeAll);
// Closes the menus of a page that is restored from the back/forward cache (specification, section 4).
addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
