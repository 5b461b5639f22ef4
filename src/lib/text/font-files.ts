/** The Libre Franklin fonts: the small font that every page loads, and fonts for alphabets that few pages need. */
/** The font of every page: English and Spanish letters and punctuation. */
export const BASIC_TEXT_FONT = 'src/assets/fonts/libre-franklin.woff2';

/** Additional alphabets, named as in Fontsource's files; `latin` has the letters that the small font lacks. */
export const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const VARIABLE_PACKAGE = 'node_modules/@fontsource-variable/libre-franklin';
const STATIC_PACKAGE = 'node_modules/@fontsource/libre-franklin';

/** Returns the page font for an alphabet, with all weights. */
export const textFontOf = (alphabet: Alphabet): string =>
  `${VARIABLE_PACKAGE}/files/libre-franklin-${alphabet}-wght-normal.woff2`;

/**
 * Returns the drawing font for an alphabet.
 *
 * @param weight - a weight that the package has as a separate file, because fontkit cannot set the weight of a
 * compressed font
 */
export const letteringFontOf = (alphabet: Alphabet, weight: 500 | 600): string =>
  `${STATIC_PACKAGE}/files/libre-franklin-${alphabet}-${weight}-normal.woff2`;
