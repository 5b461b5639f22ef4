/**
 * Keeps focus in the open sheet, which is the menu in narrow windows, and scrolls its expanded sections into view.
 * Fetched when the sheet first opens.
 */
const sheet = document.getElementById('site-menu');

/**
 * Returns the element that Tab must focus next if the browser would move focus out of the sheet and its button;
 * undefined if the browser moves focus correctly.
 */
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

/** Keeps Tab within the sheet and its button, because the page behind it is hidden. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !sheet?.matches(':popover-open')) return;
  const next = findNextStop(sheet, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Scrolls an expanded section above the thumb bar. Its content is next to the `details`, so this scrolls
 * their parent. If a section is taller than the list above the bar, its start is shown.
 */
function showSection(section: EventTarget | null) {
  if (!(section instanceof HTMLDetailsElement && section.open)) return;
  const whole = section.parentElement;
  const list = sheet?.firstElementChild;
  if (!whole || !list) return;
  whole.scrollIntoView({ block: whole.offsetHeight > list.clientHeight ? 'start' : 'nearest' });
}

addEventListener('keydown', keepFocus);
// Captures the events, because `toggle` does not bubble.
sheet?.addEventListener('toggle', ({ target }) => showSection(target), true);
// On a slow network, a visitor may expand a section before this script arrives.
for (const section of sheet?.querySelectorAll('details') ?? []) showSection(section);

export {};
