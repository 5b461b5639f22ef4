/**
 * Values come from the scale in src/styles/tokens.css. Anything else is refused unless it is a sum of tokens or one
 * of the keywords below.
 */
const token = (...kinds) => String.raw`var\(--(?:${kinds.join('|')})(?:-[\w-]+)?\)`;
const only = (...patterns) => patterns.map((pattern) => `/^(?:${pattern})$/`);
/** Patterns for one to four values, such as those of the four sides. */
const upToFour = (...patterns) => only(`(?:${patterns.join('|')})(?: (?:${patterns.join('|')})){0,3}`);

const space = token('space', 'size', 'inset');
/** One term of a sum: a space, a size, an inset or a percentage. */
const part = String.raw`(?:${space}|-?\d+%)`;
const sumOfSpaces = String.raw`-?\d+%|calc\(${part}(?: [+-] ${part})*(?: \* -1)?\)`;
const safeArea = String.raw`(?:calc\(${space}(?: \+ ${space})* \+ )?env\(safe-area-inset-bottom\)\)?`;

/** Allowed values by property. */
const ALLOWED = {
  'font-size': only(token('text'), String.raw`calc\(var\(--fit-width\) / var\(--fit-ems\)\)`),
  'font-weight': only(token('weight')),
  'letter-spacing': only(token('tracking')),
  'line-height': only(token('leading')),
  '/^(?:margin|padding)(?:-|$)/': upToFour(space, sumOfSpaces, safeArea, '0', 'auto'),
  '/^(?:row-|column-)?gap$/': upToFour(space, sumOfSpaces, '0'),
  // System colors are for forced-colors mode, where the user chooses the colors.
  '/(?:color|fill|stroke)$/': only(
    token('color', 'search'),
    'inherit|none|transparent|currentcolor',
    'Canvas|CanvasText|Field|FieldText|ButtonText|Highlight',
  ),
};

/** The shorthand for weight, size and line height; labels use a token for the whole shorthand. */
const ALLOWED_FONT = only(
  `${token('weight')} ${token('text')}(?: / ${token('leading')})? ${token('font')}`,
  String.raw`var\(--font-label\)`,
  'inherit',
);

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    // The layout changes at three widths, named in src/styles/breakpoints.css.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    // px is allowed here because the header turns black after 20 px of scrolling (specification 9).
    'unit-disallowed-list': [['px', 'pt', 'mm'], { ignoreProperties: { px: ['animation-range'] } }],
    // 100vw includes the scroll bar; 100cqw does not (src/styles/base.css).
    'declaration-property-value-disallowed-list': { '/./': ['/\\b(?:50|100)vw\\b/'] },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)/'],
    'declaration-property-value-allowed-list': {
      ...ALLOWED,
      font: ALLOWED_FONT,
      // Older versions of Safari ignore the shorthand if it sets anything besides the line.
      'text-decoration': ['underline', 'none'],
    },
  },
  overrides: [
    {
      // These files define the values.
      files: ['src/styles/tokens.css', 'src/styles/drawing-text.css', 'src/styles/fonts.css'],
      rules: {
        'unit-disallowed-list': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};
