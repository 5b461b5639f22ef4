import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** How often an island is built anew, so that a fault of its own cannot keep a page busy for ever. */
const MOST_REBUILDS = 20;

/** The elements of islands. Others with their attribute are copies that another program has made. */
const own = new WeakSet<Element>();

function makePlace(parent: Element): Element {
  const place = document.createElement('div');
  place.dataset.island = '';
  own.add(place);
  parent.append(place);
  return place;
}

/**
 * Renders into new elements at the end of two others. React never takes over the page's own HTML, which translators and
 * extensions change. If they remove what React has rendered, the island is built anew at once; if they move or copy it,
 * when React next fails to change it.
 *
 * @param findOuter - returns the element to whose end the rendered content goes
 * @param findInner - returns the element that gets a new element at its end, for a portal
 * @param render - gets the new element in the inner one
 */
export function renderIsland(
  findOuter: () => Element,
  findInner: () => Element,
  render: (place: Element) => ReactNode,
  rebuilds = MOST_REBUILDS,
): void {
  const [root, place] = [makePlace(findOuter()), makePlace(findInner())];
  let shown: readonly ChildNode[] = [];
  let isReplaced = false;
  const rebuild = (): void => {
    if (isReplaced) return;
    isReplaced = true;
    observer.disconnect();
    for (const one of [root, place, ...shown]) one.remove();
    if (rebuilds > 0) renderIsland(findOuter, findInner, render, rebuilds - 1);
  };
  const island = createRoot(root, { onUncaughtError: rebuild });
  const observer = new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-island]')) if (!own.has(one)) one.remove();
    if (root.isConnected && place.isConnected) {
      shown = [...root.childNodes, ...place.childNodes];
      return;
    }
    // React may fail to unmount elements that were moved; that builds the island anew, too.
    island.unmount();
    rebuild();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  island.render(render(place));
}
