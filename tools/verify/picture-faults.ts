/** Finds pictures and fonts that a reader who scrolled to the end of a page did not see as intended. */
import type { RunInPage } from './run-in-page.ts';

/** Share by which a picture may differ from its own aspect ratio, in addition to a pixel for rounding. */
const STRETCH = 0.01;

/** Runs in the page. */
function listPictureFaults(stretch: number): string[] {
  const nameOf = ({ currentSrc, src, alt }: HTMLImageElement): string => {
    const address = (currentSrc || src).replace(location.origin, '');
    return address.startsWith('data:') ? `embedded in the page (“${alt.slice(0, 60)}”)` : address;
  };
  const bars = [...document.querySelectorAll('body *')].filter(
    (part) => getComputedStyle(part).position === 'fixed',
  );
  const heights = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom, height }) => bottom >= innerHeight && height < innerHeight / 2)
    .map(({ height }) => height);
  /** Where the visible part of the page ends, above bars at the bottom. */
  const end = document.documentElement.scrollHeight - Math.max(0, ...heights);
  const findFault = (image: HTMLImageElement): string | undefined => {
    const { width, height, bottom } = image.getBoundingClientRect();
    if (!image.complete) return 'did not load';
    if (image.naturalWidth === 0 || image.naturalHeight === 0) return 'cannot be shown';
    if (!image.checkVisibility({ opacityProperty: true })) return 'has an opacity of 0';
    if (width === 0 || height === 0) return `has a box of ${Math.round(width)} × ${Math.round(height)} px`;
    const style = getComputedStyle(image);
    const paddings = (one: string, other: string): number =>
      Number.parseFloat(one) + Number.parseFloat(other);
    const wide = image.clientWidth - paddings(style.paddingLeft, style.paddingRight);
    const high = image.clientHeight - paddings(style.paddingTop, style.paddingBottom);
    const natural = image.naturalWidth / image.naturalHeight;
    // `clientWidth` and `clientHeight` are rounded to whole pixels.
    const isRatio = Math.abs(wide - high * natural) <= Math.max(1 + natural, stretch * wide);
    if (style.objectFit === 'fill' && !isRatio)
      return `is stretched to ${wide} × ${high} px from ${image.naturalWidth} × ${image.naturalHeight}`;
    if (scrollY + bottom > end)
      return 'is covered by the bar at the bottom of the window, even when the page is scrolled to its end';
    return undefined;
  };
  return [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .flatMap((image) => {
      const fault = findFault(image);
      return fault ? [`the picture ${nameOf(image)} ${fault}`] : [];
    });
}

/**
 * Returns one phrase for each visible picture that did not load, takes no space, is stretched or transparent, or is
 * under the bar at the bottom. Scroll through the page first.
 */
export const findPictureFaults = (run: RunInPage): Promise<string[]> => run(listPictureFaults, STRETCH);

/** Runs in the page. */
function listFontFaults(): string[] {
  const bare = (family: string): string => family.replaceAll(/^["']|["']$/g, '');
  const faces = [...document.fonts];
  const broken = faces.filter(({ status }) => status === 'error').map(({ family }) => bare(family));
  const declared = new Set(faces.map(({ family }) => bare(family)));
  const loaded = new Set(faces.filter(({ status }) => status === 'loaded').map(({ family }) => bare(family)));
  const asked = [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim())
    .map((element) => bare(getComputedStyle(element).fontFamily.split(',', 1).join()));
  const missing = asked.filter((family) => declared.has(family) && !loaded.has(family));
  return [...new Set([...broken, ...missing])].map((family) => `the font ${family} did not load`);
}

/** Returns one phrase for each font that the page's text uses and that did not load. */
export const findFontFaults = (run: RunInPage): Promise<string[]> => run(listFontFaults, undefined);
