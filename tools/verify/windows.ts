/** The windows in which pages are checked: phones, tablets, laptops with their browser's bars, desks, and zoom. */

/** Width and height of a window's content, CSS pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

const window = (width: number, height: number): Window => ({ width, height });

/** Windows in which a page is read from its top to its end. */
export const READING_WINDOWS: readonly Window[] = [
  window(320, 568),
  window(390, 844),
  window(768, 1024),
  window(1024, 768),
  window(1366, 650),
  window(1440, 900),
  window(2560, 1300),
];

/** Windows in which the first view is checked; 1280 × 400 is a laptop's zoomed in. */
export const ALL_WINDOWS: readonly Window[] = [
  ...READING_WINDOWS,
  window(390, 664),
  window(1280, 400),
  window(1280, 720),
  window(1440, 780),
  window(1536, 730),
  window(1920, 950),
];

/** Windows of a quick run: the shortest phone and laptop. */
export const FEW_WINDOWS: readonly Window[] = [window(390, 664), window(1366, 650)];

export const describeWindow = ({ width, height }: Window): string => `${width}×${height}`;
