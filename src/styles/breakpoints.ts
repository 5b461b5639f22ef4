/** The media queries in `breakpoints.css`, for scripts and `media` attributes (breakpoints.test.ts compares them). */
export const PHONE = '(width < 48em)';
export const TABLET_DOWN = '(width < 62.5em)';
export const LAPTOP_DOWN = '(width < 80em)';
