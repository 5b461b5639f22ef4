/**
 * Scrolls a building to the edge of the strip when its station is clicked or its card gets keyboard focus.
 * Browsers do not do this on their own: WebKit does not scroll to the target of a link if 32 px of it are visible,
 * and Chromium scrolls a focused element into view and then snaps back to the previous building.
 */
const strip = document.querySelector('[data-ride]');

if (strip) {
  const bringToEdge = (house: Element | null) => {
    strip.scrollLeft = (house as HTMLElement).offsetLeft;
  };

  for (const station of document.querySelectorAll<HTMLAnchorElement>('[data-ride] + nav a'))
    station.addEventListener('click', () => bringToEdge(strip.querySelector(station.hash)));

  strip.addEventListener('focusin', () => {
    const building = strip.querySelector('li:has(:focus-visible)');
    if (building) bringToEdge(building);
  });
}

export {};
