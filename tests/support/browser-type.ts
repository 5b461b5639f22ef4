/** Checks line breaks and the minimum font size. */
import type { Page } from '@playwright/test';
import { phoneText } from '../../src/site/contact-details.ts';

/** Minimum share of the heading's width that a last line of one word must fill. */
const LAST_LINE = 0.15;
/** Minimum font size on the screen, in px. */
const SMALLEST = 14;

interface Line {
  readonly words: readonly string[];
  readonly width: number;
}

interface Heading {
  readonly width: number;
  readonly lines: readonly Line[];
}

/** Returns every visible h1 and h2 with the words of each line. */
function readHeadings(page: Page): Promise<Heading[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .map((heading) => {
        const lines: { bottom: number; left: number; right: number; words: string[] }[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const last = [...range.getClientRects()].findLast(({ width }) => width > 0.5);
            if (!last) continue;
            const line = lines.find(({ bottom }) => Math.abs(bottom - last.bottom) < last.height / 2);
            if (line) {
              line.words.push(match[0]);
              line.left = Math.min(line.left, last.left);
              line.right = Math.max(line.right, last.right);
            } else lines.push({ bottom: last.bottom, left: last.left, right: last.right, words: [match[0]] });
          }
        }
        lines.sort((one, other) => one.bottom - other.bottom);
        return {
          width: heading.getBoundingClientRect().width,
          lines: lines.map(({ words, left, right }) => ({ words, width: right - left })),
        };
      }),
  );
}

/** Checks whether the last line is a single short word. */
function endsInWidow({ lines, width }: Heading): boolean {
  const last = lines.at(-1);
  return Boolean(last && lines.length > 1 && last.words.length < 2 && last.width < width * LAST_LINE);
}

/** Returns visible text that is too small on the screen. The size of text in an SVG includes the drawing’s scale. */
function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!parent || !words || !parent.checkVisibility() || parent.closest('script, style, template'))
        continue;
      const box = parent.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) continue;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (drawn?.a ?? 1);
      if (size < smallest - 0.05) found.add(`“${words.slice(0, 40)}” at ${size.toFixed(1)} px`);
    }
    return [...found];
  }, SMALLEST);
}

/**
 * Returns visible words that break in the middle. Skips drawings, table heads, text hidden from screen readers, and
 * e-mail addresses, which cannot break elsewhere.
 *
 * @param selector - selector of the elements to check
 * @param pattern - matches the words to check
 */
export function findBrokenWords(page: Page, selector: string, pattern = /[\p{L}\p{M}]+/u): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots, source) => {
    const found = new Set<string>();
    for (const root of roots) {
      const isSkipped = (element: Element): boolean => {
        const part = element.closest('svg, script, style, thead, [aria-hidden="true"], a[href^="mailto:"]');
        return part !== null && root.contains(part);
      };
      const isSeen = (element: Element | null): element is Element =>
        element?.checkVisibility({ visibilityProperty: true }) === true &&
        element.getBoundingClientRect().width > 2 &&
        !isSkipped(element);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isSeen(node.parentElement)) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (first && rest.some(({ top }) => top > first.top + first.height / 2)) found.add(word);
        }
      }
    }
    return [...found];
  }, pattern.source);
}

/** Matches words without a hyphen, dash or slash. */
const UNDIVIDED = /(?<!\S)[^\s\-–/\u00ad]+(?!\S)/u;

/** Returns messages about a missing heading, headings or phone numbers that break badly, and text that is too small. */
export async function findTypeFaults(page: Page): Promise<string[]> {
  const headings = await readHeadings(page);
  const broken = [
    ...(await findBrokenWords(page, 'h1, h2', UNDIVIDED)),
    ...(await findBrokenWords(page, 'body', new RegExp(RegExp.escape(phoneText)))),
  ];
  return [
    ...(headings.length > 0 ? [] : ['the page has no heading']),
    ...broken.map((words) => `“${words}” is broken`),
    ...headings
      .filter(endsInWidow)
      .map(({ lines }) => `ends in a lone word: ${lines.map(({ words }) => words.join(' ')).join(' / ')}`),
    ...(await findSmallText(page)),
  ];
}
