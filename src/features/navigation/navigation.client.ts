/**
 * What the native popovers of the bar leave to a script: state for older browsers, focus, and leaving.
 * Without it every menu still opens and closes.
 */
import { LAPTOP_DOWN } from '../../styles/breakpoints.ts';

const header = document.querySelector<HTMLElement>('[data-site-header]');
const menus = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
const sheet = document.getElementById('site-menu');
/** Where the bar offers the sheet instead of the menus. */
const offersSheet = matchMedia(LAPTOP_DOWN);

const buttonOf = (menu: HTMLElement) =>
  document.querySelector<HTMLButtonElement>(`[popovertarget="${menu.id}"]`);
const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');
const closeAll = () => {
  for (const menu of menus.filter(isOpen)) menu.hidePopover();
};

/** Black once the page scrolled more than 20 px (specification 9), where CSS cannot do it alone. */
function watchScroll() {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** Everything but the bar and the open sheet. */
function behindSheet(): Element[] {
  return [...document.body.children].filter(
    (element) => !element.contains(header) && element.tagName !== 'SCRIPT',
  );
}

function watchMenu(menu: HTMLElement) {
  const button = buttonOf(menu);
  if (!button) return;
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', () => {
    button.setAttribute('aria-expanded', String(isOpen(menu)));
    if (menu === sheet) for (const element of behindSheet()) element.toggleAttribute('inert', isOpen(menu));
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // Focus that moves on closes the panel; the sheet keeps it instead.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (menu === sheet || !(relatedTarget instanceof Node)) return;
    if (!menu.contains(relatedTarget) && relatedTarget !== button && isOpen(menu)) menu.hidePopover();
  };
  menu.addEventListener('focusout', leave);
  button.addEventListener('focusout', leave);
}

/** Escape gives focus back to the button, also where the browser did not focus it on click. */
function returnFocus({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  const open = menus.find(isOpen);
  if (!open) return;
  open.hidePopover();
  buttonOf(open)?.focus();
}

/** Tab walks from the sheet's last stop to its button and back: the page behind is out of reach. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !sheet || !isOpen(sheet)) return;
  const button = buttonOf(sheet);
  const stops = [...sheet.querySelectorAll<HTMLElement>('a, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const inside = active === button || sheet.contains(active);
  const next = event.shiftKey
    ? active === button || !inside
      ? last
      : active === first
        ? button
        : undefined
    : active === last || !inside
      ? button
      : active === button
        ? first
        : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

watchScroll();
for (const menu of menus) watchMenu(menu);
addEventListener('keydown', returnFocus);
addEventListener('keydown', keepFocus);
offersSheet.addEventListener('change', closeAll);
// A page that comes back from the back/forward cache comes back with its menus closed (specification 4).
addEventListener('pageshow', ({ persisted }) => persisted && closeAll());

// The copyright year is the visitor's current one, also when the site was built before New Year.
const year = document.querySelector<HTMLTimeElement>('[data-current-year]');
if (year) year.textContent = String(new Date().getFullYear());
