/** Keeps the focus on the menu of phones while it is open, and in sight what unfolds; fetched when it first opens. */
const sheet = document.getElementById('site-menu');

/** Where Tab goes at the edges of the sheet; undefined between them, where the browser moves the focus itself. */
function findNextStop(menu: HTMLElement, isBackward: boolean): HTMLElement | null | undefined {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  const stops = [...menu.querySelectorAll<HTMLElement>('a, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const isOutside = active !== button && !menu.contains(active);
  if (isBackward) {
    if (active === first) return button;
    return active === button || isOutside ? last : undefined;
  }
  if (active === button) return first;
  return active === last || isOutside ? button : undefined;
}

/** Keeps Tab on the sheet and its button: the page behind is out of reach. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !sheet?.matches(':popover-open')) return;
  const next = findNextStop(sheet, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Brings what was unfolded above the thumb bar; what is higher than the sheet begins at its top. */
function showUnfolded({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
}

addEventListener('keydown', keepFocus);
// These events do not bubble.
sheet?.addEventListener('toggle', showUnfolded, true);

export {};
