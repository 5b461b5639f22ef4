/** Finds layout faults: text that is cut off or covered, controls that cannot be clicked, sideways scrolling. */
import type { RunInPage } from './run-in-page.ts';
import { type Edges, readTextLines, type TextLine } from './text-lines.ts';

/** Tolerance for rounding, CSS pixels. */
const SLACK = 1;

const listOnce = (texts: readonly string[]): string[] => [...new Set(texts)];

const isCutAtSide = ({ box, sight }: TextLine): boolean =>
  box.left < sight.left - SLACK || box.right > sight.right + SLACK;
/** Checks whether a line is partly cut off at the top or bottom. A line entirely out of sight is hidden on purpose. */
const isCutAcross = ({ box, sight }: TextLine): boolean =>
  Math.min(box.bottom, sight.bottom) - Math.max(box.top, sight.top) > 0 &&
  (box.top < sight.top - SLACK || box.bottom > sight.bottom + SLACK);

/**
 * Returns visible words that overflow the side of the viewport or of an element. Words in drawings, and words that a
 * strip can scroll into view, do not count.
 */
export async function findCutWords(run: RunInPage, selector?: string): Promise<string[]> {
  return listOnce((await readTextLines(run, selector)).filter(isCutAtSide).map(({ words }) => words));
}

export const overlap = (one: Edges, other: Edges): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

/** Returns one phrase for each pair of overlapping lines from different paragraphs. */
function listLinesOnLines(lines: readonly TextLine[]): string[] {
  const sorted = lines
    .filter(({ isPinned }) => !isPinned)
    .toSorted((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((one, index) => {
    const end = sorted.findIndex(({ box }, place) => place > index && box.top >= one.box.bottom);
    return sorted
      .slice(index + 1, end < 0 ? undefined : end)
      .filter(({ block, box }) => block !== one.block && overlap(one.box, box))
      .map(({ words }) => `“${one.words}” and “${words}” overlap`);
  });
}

/** Runs in the page. */
function listBarFaults(): string[] {
  const bar = document.querySelector('body > header, [role="banner"], header');
  if (!bar) return [];
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
    .map(({ name }) => `${name} overflows the bar`);
  const pairs = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
      // On phones, the bar has a second line below the name.
      .filter(({ box }) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
      .map(({ name }) => `${one.name} overlaps ${name}`),
  );
  return [...outside, ...pairs];
}

/** Returns one phrase for each pair of controls in the bar that overlap, and for each one that overflows the bar. */
export const findOverlaps = (run: RunInPage): Promise<string[]> => run(listBarFaults, undefined);

/** Scrolls each control to the middle of the viewport and checks what a tap would hit. Runs in the page. */
function listCoveredControls(): string[] {
  const nameOf = (control: Element): string =>
    (control.getAttribute('aria-label') ?? control.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || control.outerHTML.slice(0, 60);
  const isMet = (control: Element, hit: Element): boolean =>
    control.contains(hit) || hit.closest('label')?.control === control;
  const shown = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.getBoundingClientRect().width > 2 &&
      // A control outside the tab order is not for people, such as the honeypot field.
      !control.matches(':disabled, [tabindex="-1"]') &&
      // The skip link is above the page until it has focus.
      !(control.matches('a[href^="#"]') && control.getBoundingClientRect().bottom + scrollY <= 0),
  );
  const hitAt = (control: Element): Element | null => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = control.getClientRects();
    return box ? document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) : null;
  };
  const covered = shown.flatMap((control) => {
    const hit = hitAt(control);
    if (hit && isMet(control, hit)) return [];
    return [`“${nameOf(control)}” ${hit ? `is covered by “${nameOf(hit)}”` : 'is outside the window'}`];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}

/** Runs in the page. */
function listWideParts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const tooWide = scrollWidth - clientWidth;
  if (tooWide > 0) return [`the page is ${tooWide} px too wide and scrolls sideways`];
  const cuts = (element: Element | null): boolean =>
    element !== null &&
    !element.matches('main, body') &&
    (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.parentElement?.closest('svg') === null && !part.closest('[data-bleed]'))
    .filter((part) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      return width > 2 && height > 2 && (left < -1 || right > clientWidth + 1);
    })
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !cuts(part.parentElement))
    .map((part) => {
      const { left, right } = part.getBoundingClientRect();
      const start = part.outerHTML.slice(0, 80);
      return `${start} extends from ${Math.round(left)} to ${Math.round(right)} px, but the page is ${clientWidth} px wide`;
    });
}

/** Returns one phrase for each layout fault of a page. */
export async function findLayoutFaults(run: RunInPage): Promise<string[]> {
  const lines = await readTextLines(run);
  return [
    ...(await run(listWideParts, undefined)),
    ...listOnce(lines.filter(isCutAtSide).map(({ words }) => `“${words}” is cut off at the side`)),
    ...listOnce(lines.filter(isCutAcross).map(({ words }) => `“${words}” is cut off at the top or bottom`)),
    ...listOnce(listLinesOnLines(lines)),
    ...(await findOverlaps(run)).map((pair) => `in the bar at the top: ${pair}`),
    ...(await run(listCoveredControls, undefined)),
  ];
}
