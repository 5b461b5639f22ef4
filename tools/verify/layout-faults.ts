/** What does not fit a page: words that are cut off, controls that lie over each other, a page that scrolls sideways. */
import type { Page } from '@playwright/test';

/**
 * Words in sight that stick out of the window at the side, or of the given box. Drawings may bleed, and what a strip
 * scrolls into sight is not cut.
 */
export function findCutWords(page: Page, selector = 'body'): Promise<string[]> {
  return page.locator(selector).evaluate((root) => {
    const box = root.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('svg'))
        continue;
      if (scrolls(parent)) continue;
      // Words for screen readers alone are one pixel wide, and so is what lies around them.
      if (parent.closest('[aria-hidden="true"]') || parent.getBoundingClientRect().width <= 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOut = [...range.getClientRects()].some(
        (line) => line.left < left - 1 || line.right > right + 1,
      );
      if (isOut) found.push(words);
    }
    return found;
  });
}

/** Pairs of controls of the bar that lie over each other, or leave it. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((bar) => {
    const { bottom, top } = bar.getBoundingClientRect();
    const controls = [...bar.querySelectorAll<HTMLElement>('a, button')]
      .filter((control) => !control.closest('[popover]') && control.checkVisibility())
      .map((control) => ({
        name: (control.textContent ?? '').replace(/\s+/g, ' '),
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 2);
    const outside = controls
      .filter(({ box }) => box.top < top - 1 || box.bottom > bottom + 1)
      .map(({ name }) => `${name} leaves the bar`);
    const pairs = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
        .map(({ name }) => `${one.name} lies over ${name}`),
    );
    return [...outside, ...pairs];
  });
}

/** Everything of a page that does not fit into the window, one phrase each. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const sideways = tooWide > 0 ? [`the page is ${tooWide} px too wide, so that it scrolls sideways`] : [];
  const cut = (await findCutWords(page)).map((words) => `“${words}” is cut off at the side`);
  const overlaps = (await findOverlaps(page)).map((pair) => `in the bar at the top: ${pair}`);
  return [...sideways, ...cut, ...overlaps];
}
