/**
 * Finds words that a line, a border or a drawing crosses. The letters are made transparent, and the window is
 * photographed. A row or a column of pixels that differs from the ground of the words is a line through them.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { runIn } from './run-in-page.ts';
import { readTextLines, type TextLine } from './text-lines.ts';

/** Contrast at which a line is as visible as a graphical object has to be (WCAG 1.4.11). */
const VISIBLE = 3;
/** Share of a line of words that a stroke along it, or of its height that one across it, covers. */
const [ALONG, ACROSS] = [0.5, 0.9];
/** Largest share of the rows or columns of a line of words that a stroke fills. */
const WIDEST = 0.4;
/** A link’s underline and its gap, as a share of the height of capitals. */
const UNDERLINE = 0.6;
/** The lowest part of other letters, which may stand on a line. */
const FOOT = 0.15;

const HIDDEN_LETTERS = `
  *, *::before, *::after {
    color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    transition: none !important;
  }
  [data-thumb-bar] { visibility: hidden !important; }`;

export interface Picture {
  /** Three bytes per pixel. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
function hideLetters(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. */
function showLetters(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Photographs the window with transparent letters. */
export async function photographWithoutLetters(page: Page): Promise<Picture> {
  await page.evaluate(hideLetters, HIDDEN_LETTERS);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(showLetters);
  return { pixels: data, width: info.width, height: info.height };
}

/** Relative luminance of a pixel, 0 to 1 (WCAG 2.2, relative luminance). */
function luminanceAt({ pixels, width }: Picture, x: number, y: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const value = (pixels[(y * width + x) * 3 + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Whether a stroke runs through the words along or across their line. */
function isCrossed(picture: Picture, { box, isLink }: TextLine): boolean {
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  const [top, capitals] = [Math.ceil(box.top), box.bottom - box.top];
  const bottom = Math.floor(box.bottom + capitals * (isLink ? UNDERLINE : -FOOT));
  if (right - left < 8 || left < 0 || right > picture.width || top < 0 || bottom > picture.height)
    return false;
  const columns = Array.from({ length: right - left }, (_, place) => left + place);
  const rows = Array.from({ length: bottom - top }, (_, place) => top + place);
  const shades = rows.map((y) => columns.map((x) => luminanceAt(picture, x, y)));
  const sorted = shades.flat().toSorted((one, other) => one - other);
  const ground = sorted[sorted.length >> 1] ?? 0;
  const differs = (shade: number): boolean => contrast(shade, ground) >= VISIBLE;
  // A picture behind the words differs in most rows or columns, a stroke in few.
  const along = shades.filter((row) => row.filter(differs).length >= ALONG * row.length).length;
  const letters = shades.slice(0, Math.floor(capitals));
  const across = columns.filter(
    (_, place) => letters.filter((row) => differs(row[place] ?? ground)).length >= ACROSS * letters.length,
  ).length;
  const isStroke = (count: number, of: number): boolean => count > 0 && count <= WIDEST * of;
  return isStroke(along, rows.length) || isStroke(across, columns.length);
}

/**
 * Returns one phrase for each line of words in the window that something crosses.
 *
 * @param page - a page that is scrolled to its top
 */
export async function findCrossedWords(page: Page): Promise<string[]> {
  const picture = await photographWithoutLetters(page);
  const lines = await readTextLines(runIn(page));
  const crossed = lines.filter((line) => !line.isPinned && isCrossed(picture, line));
  return [...new Set(crossed.map(({ words }) => `a line crosses “${words}”`))];
}
