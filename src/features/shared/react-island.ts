import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** How often an island is built anew, so that a fault of its own cannot keep a page busy for ever. */
const MOST_REBUILDS = 20;

/**
 * Renders into new elements at the end of two others. React never takes over the page's own HTML, which translators and
 * extensions change. If they move or remove what React has rendered, React stops at its next change of it; then the
 * island is built anew.
 *
 * @param outer - the rendered content goes to its end
 * @param inner - gets a new element at its end, for a portal
 * @param render - gets the new element in `inner`
 */
export function renderIsland(
  outer: Element,
  inner: Element,
  render: (place: Element) => ReactNode,
  rebuilds = MOST_REBUILDS,
): void {
  const [root, place] = [document.createElement('div'), document.createElement('div')];
  outer.append(root);
  inner.append(place);
  const onUncaughtError = (): void => {
    root.remove();
    place.remove();
    if (rebuilds > 0) renderIsland(outer, inner, render, rebuilds - 1);
  };
  createRoot(root, { onUncaughtError }).render(render(place));
}
