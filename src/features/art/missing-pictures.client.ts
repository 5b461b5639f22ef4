/** Hides decorative pictures that did not load, for which browsers show the icon of a broken picture. */

const mark = (target: EventTarget | null): void => {
  if (target instanceof HTMLImageElement) target.dataset.missing = '';
};

for (const image of document.images)
  if (image.complete && image.currentSrc && !image.naturalWidth) mark(image);
// Error events of pictures do not bubble.
addEventListener('error', ({ target }) => mark(target), true);
