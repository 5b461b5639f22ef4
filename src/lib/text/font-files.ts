/** The files of Libre Franklin: the small one that every page loads, and those for alphabets that few pages need. */
/** The face of every page: English, Spanish and their signs. */
export const BASIC_TEXT_FONT = 'src/assets/fonts/libre-franklin.woff2';

/** Alphabets beyond it, by the names that Fontsource gives its files; of `latin` the letters that the small one lacks. */
export const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const VARIABLE_PACKAGE = 'node_modules/@fontsource-variable/libre-franklin';
const STATIC_PACKAGE = 'node_modules/@fontsource/libre-franklin';

/** The face of pages for an alphabet, in all weights. */
export const textFontOf = (alphabet: Alphabet): string =>
  `${VARIABLE_PACKAGE}/files/libre-franklin-${alphabet}-wght-normal.woff2`;

/**
 * The face of drawings for an alphabet.
 *
 * @param weight - one that the package holds as a file of its own: fontkit cannot set the weight of a packed font
 */
export const letteringFontOf = (alphabet: Alphabet, weight: 500 | 600): string =>
  `${STATIC_PACKAGE}/files/libre-franklin-${alphabet}-${weight}-normal.woff2`;
