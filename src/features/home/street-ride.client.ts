/**
 * Scrolls a building to the edge of the strip when its station is clicked or its card gets keyboard focus.
 * Browsers do not do this on their own: WebKit does not scroll to the target of a link if 32 px of it are visible,
 * and Chromium scrolls a focused element into view and then snaps back to the previous building. Fetched when the
 * street is first used.
 */
const strip = document.querySelector('[data-ride]');

if (strip) {
  const bringToEdge = (house: Element | null) => {
    if (house) strip.scrollLeft = (house as HTMLElement).offsetLeft;
  };
  const showFocused = () => bringToEdge(strip.querySelector(':focus-visible')?.closest('li') ?? null);

  for (const station of document.querySelectorAll<HTMLAnchorElement>('[data-ride] + nav a'))
    station.addEventListener('click', () => bringToEdge(strip.querySelector(station.hash)));
  strip.addEventListener('focusin', showFocused);
  // On a slow network, a visitor may press a station or focus a card before this script arrives.
  bringToEdge(strip.querySelector('li:target'));
  showFocused();
}

export {};
