/**
 * A station of the street brings its building to the edge of the strip. WebKit follows a link to what is inside of a
 * strip, and does not move the strip once 32 px of it are in sight.
 */
const strip = document.querySelector('[data-ride]');

for (const station of document.querySelectorAll<HTMLAnchorElement>('[data-ride] + nav a'))
  station.addEventListener('click', () => {
    const house = document.querySelector<HTMLElement>(station.hash);
    if (strip && house) strip.scrollLeft = house.offsetLeft;
  });

export {};
