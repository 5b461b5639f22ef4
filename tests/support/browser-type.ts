/** How headings break and how small words get. */
import type { Page } from '@playwright/test';
import { phoneText } from '../../src/site/contact-details.ts';

/** Part of the heading's width that a last line of one word must fill. */
const LAST_LINE = 0.15;
/** Pixels, as shown. */
const SMALLEST = 14;

export interface Line {
  readonly words: readonly string[];
  readonly width: number;
}

export interface Heading {
  readonly text: string;
  readonly width: number;
  readonly lines: readonly Line[];
  /** Words that stand on more than one line. */
  readonly broken: readonly string[];
}

/** Every shown first and second heading, word by word as it stands on its lines. */
export function readHeadings(page: Page): Promise<Heading[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .map((heading) => {
        const lines: { bottom: number; left: number; right: number; words: string[] }[] = [];
        const broken: string[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
            const [box] = boxes;
            if (!box) continue;
            if (
              boxes.some(({ bottom }) => Math.abs(bottom - box.bottom) > box.height / 2) &&
              !/[-–/\u00ad]/.test(match[0])
            )
              broken.push(match[0]);
            const last = boxes.at(-1) ?? box;
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
          text: heading.textContent ?? '',
          width: heading.getBoundingClientRect().width,
          lines: lines.map(({ words, left, right }) => ({ words, width: right - left })),
          broken,
        };
      }),
  );
}

/** Whether the last line is a single short word. */
export function endsInWidow({ lines, width }: Heading): boolean {
  const last = lines.at(-1);
  return Boolean(last && lines.length > 1 && last.words.length < 2 && last.width < width * LAST_LINE);
}

/** Text in sight that is smaller than allowed, as shown: words in drawings are scaled with them. */
export function findSmallText(page: Page): Promise<string[]> {
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

/** Phone numbers in sight that stand on more than one line. */
export function findBrokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate((number) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(number) ?? -1;
      const box = node.parentElement?.getBoundingClientRect();
      if (start < 0 || !node.parentElement?.checkVisibility() || !box || box.width <= 2) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(node.textContent ?? '');
    }
    return found;
  }, phoneText);
}
