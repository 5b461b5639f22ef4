/** Loaded only by pages in other languages, because formatting with `Intl` is slow on phones. */

import type { OpenState } from '../../lib/hours/open-state.ts';
import { describeOpenStateIn } from '../../lib/hours/open-state-in.ts';

/** Writes the office status into an element, in the language of the page. */
export function write(element: HTMLElement, state: OpenState): void {
  element.lastElementChild?.replaceChildren(
    describeOpenStateIn(JSON.parse(element.dataset.words ?? ''), state),
  );
}
