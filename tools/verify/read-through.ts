/** Scrolls through a page as a reader does. */
import type { RunInPage } from './run-in-page.ts';

/** Share of the viewport that one step scrolls; readers keep the last lines in view. */
const STEP = 0.8;
/** Time limit for all pictures of a page to load, ms; it only prevents hangs. */
const PATIENCE = 60_000;

/** Height of the page, CSS pixels: `before`, when its first screen has loaded; `after`, at the end of the scroll. */
interface Reading {
  readonly before: number;
  readonly after: number;
}

/**
 * Scrolls down step by step, scrolls strips sideways, and waits at each step until the visible pictures have loaded.
 * Runs in the page.
 */
async function scrollDown({ step, patience }: { step: number; patience: number }): Promise<Reading> {
  const paint = () => new Promise<unknown>((done) => requestAnimationFrame(done));
  const height = () => document.documentElement.scrollHeight;
  const isInWindow = (part: Element): boolean => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return right > left && bottom > top && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const end = performance.now() + patience;
  const settle = async () => {
    await paint();
    // A picture in a closed `details` element has a box, but loads only when the element opens.
    const isClosed = (image: HTMLImageElement) =>
      image.closest('details:not([open]) > :not(summary)') !== null;
    const isOnItsWay = (image: HTMLImageElement) => !image.complete && !isClosed(image) && isInWindow(image);
    while (performance.now() < end && [...document.images].some(isOnItsWay)) await paint();
  };
  const strips = new Set(
    [...document.querySelectorAll('body *')].filter(
      (part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX),
    ),
  );
  const scrollAside = async (strip: Element) => {
    strips.delete(strip);
    for (let left = 0; left < strip.scrollWidth; left += step * strip.clientWidth) {
      strip.scrollTo({ left, behavior: 'instant' });
      await settle();
    }
    strip.scrollTo({ left: 0, behavior: 'instant' });
  };
  await document.fonts.ready;
  // After a resize, the browser may choose a different source for a picture in the next frame.
  await paint();
  await settle();
  const before = height();
  for (let top = 0, isLast = false; !isLast; top += step * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await settle();
    for (const strip of [...strips].filter(isInWindow)) await scrollAside(strip);
    isLast = top + innerHeight >= height();
  }
  await document.fonts.ready;
  const after = height();
  scrollTo({ top: 0, behavior: 'instant' });
  await paint();
  return { before, after };
}

/** Scrolls through a page, and then back to its top. */
export const readThrough = (run: RunInPage): Promise<Reading> =>
  run(scrollDown, { step: STEP, patience: PATIENCE });
