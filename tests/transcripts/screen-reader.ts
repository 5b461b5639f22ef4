/**
 * Runs Guidepup’s virtual screen reader inside a page in Chromium. It reads the rendered page, with its computed
 * styles, so it respects `display: none`, `visibility`, `aria-hidden`, `inert` and closed popovers. Three missing
 * features are added here: the content of a closed `details` is hidden, a `summary` is a disclosure control, and a list
 * says how many items it has. Each phrase also gets the language in which it is spoken.
 */
import { resolve } from 'node:path';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import type { Phrase } from './transcript.ts';

const BUNDLE = resolve(
  import.meta.dirname,
  '../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
);
/** URL from which the page loads the script, as if the site served it. */
const ADDRESS = '/virtual-screen-reader.js';

/** Serves the screen reader’s script to this page at `ADDRESS`. */
export async function offerScreenReader(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ path: BUNDLE, contentType: 'text/javascript' }),
  );
}

/** Runs in the page: returns the phrases from the first item in an element to the last. */
async function walk([address, selector]: readonly [string, string]): Promise<Phrase[]> {
  const { virtual } = (await import(address)) as { virtual: Virtual };

  /** Checks whether CSS opens a details element, as in wide viewports; its summary is then not a control. */
  const standsOpen = (box: Element): boolean =>
    getComputedStyle(box, '::details-content').contentVisibility === 'visible';

  function isFolded(element: Element): boolean {
    if (element.matches('summary') && getComputedStyle(element).visibility === 'hidden') return true;
    for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
      const isShown =
        box.open || standsOpen(box) || box === element || box.querySelector('summary')?.contains(element);
      if (!isShown) return true;
    }
    return false;
  }

  function wordPhrase(node: Node, phrase: string): string {
    if (!(node instanceof HTMLElement)) return phrase;
    if (node.matches('ul, ol')) return `${phrase}, items: ${node.children.length}`;
    if (!node.matches('summary')) return phrase;
    return `disclosure, ${phrase}, ${node.closest('details')?.open ? 'expanded' : 'collapsed'}`;
  }

  const phrases: Phrase[] = [];
  const nodes: Node[] = [];
  await virtual.start({ container: document.querySelector(selector) as Element });
  const firstNode = virtual.activeNode;
  const firstPhrase = await virtual.lastSpokenPhrase();
  // After the last item the reader starts over.
  do {
    const node = virtual.activeNode as Node;
    const element = node instanceof Element ? node : (node.parentElement as Element);
    const voice = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (!nodes.includes(node)) nodes.push(node);
    const text = wordPhrase(node, await virtual.lastSpokenPhrase());
    const role = node === element ? (text.split(', ', 1)[0] ?? '') : '';
    if (!isFolded(element)) phrases.push({ text, voice, role, node: nodes.indexOf(node) });
    await virtual.next();
  } while (virtual.activeNode !== firstNode || (await virtual.lastSpokenPhrase()) !== firstPhrase);
  await virtual.stop();
  return phrases;
}

/**
 * Returns what the screen reader says from the first item to the last.
 *
 * @param selector - selector of the part to read
 */
export const readAloud = (page: Page, selector: string): Promise<Phrase[]> =>
  page.evaluate(walk, [ADDRESS, selector] as const);

/**
 * Returns what the screen reader says about the elements that get focus during an action.
 *
 * @param act - performs the action and waits for its effect
 */
export async function followFocus(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as { virtual: Virtual };
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);
  await act();
  return page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as { virtual: Virtual };
    const phrases = [...(await virtual.spokenPhraseLog())];
    await virtual.stop();
    // Live regions are left to `watchLiveRegions`, which reports each change once, even if it affects several nodes.
    return phrases.filter((phrase) => !/^(?:polite|assertive): /.test(phrase));
  }, ADDRESS);
}
