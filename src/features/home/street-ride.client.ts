/**
 * A station of the street, and the keyboard, bring a building to the edge of the strip. WebKit follows a link to what is
 * inside of a strip, and does not move the strip once 32 px of it are in sight; Chromium brings what has the focus into
 * the window, and snaps back to the building before it.
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
