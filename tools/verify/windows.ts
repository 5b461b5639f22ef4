/** The windows in which pages are read: phones, tablets, laptops with their browser's bars, and desks. */

/** Width and height of a window's content, CSS pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Windows in which a page is read from its top to its end. */
export const READING_WINDOWS: readonly Window[] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];
