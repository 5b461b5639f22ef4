/** Loaded by pages in other languages only: formatting with `Intl` takes a phone a while. */

import type { OpenState } from '../../lib/hours/open-state.ts';
import { describeOpenStateIn } from '../../lib/hours/open-state-in.ts';

/** Writes the state in the words of the page. */
export function write(element: HTMLElement, state: OpenState): void {
  element.lastElementChild?.replaceChildren(
    describeOpenStateIn(JSON.parse(element.dataset.words ?? ''), state),
  );
}
