/**
 * Values come from the scale of src/styles/tokens.css: whatever is not a token, a sum of tokens or one of the keywords
 * below is refused (tests/unit/style-scale.test.ts shows what is refused).
 */
const token = (...kinds) => String.raw`var\(--(?:${kinds.join('|')})(?:-[\w-]+)?\)`;
const only = (...patterns) => patterns.map((pattern) => `/^(?:${pattern})$/`);

const space = token('space', 'size', 'inset');
/** What keeps clear of a bar, reaches into the gutter or is a share of the layout. */
const part = String.raw`(?:${space}|-?\d+%)`;
const sumOfSpaces = String.raw`-?\d+%|calc\(${part}(?: [+-] ${part})*(?: \* -1)?\)`;
const safeArea = String.raw`(?:calc\(${space}(?: \+ ${space})* \+ )?env\(safe-area-inset-bottom\)\)?`;

/** By property: what it may say. */
const ALLOWED = {
  'font-size': only(token('text'), String.raw`calc\(var\(--fit-width\) / var\(--fit-ems\)\)`),
  'font-weight': only(token('weight')),
  'letter-spacing': only(token('tracking')),
  'line-height': only(token('leading')),
  '/^(?:margin|padding)(?:-|$)/': only(space, sumOfSpaces, safeArea, '0', 'auto'),
  '/^(?:row-|column-)?gap$/': only(space, sumOfSpaces, '0'),
  '--inset': only(space),
  // System colors are for forced colors, where the reader chooses.
  '/(?:color|fill|stroke)$/': only(
    token('color', 'search'),
    'inherit|none|transparent|currentcolor',
    'Canvas|CanvasText|Field|FieldText|ButtonText|Highlight',
  ),
};

/** Weight, size and line height in one. */
const ALLOWED_FONT = only(
  `${token('weight')} ${token('text')}(?: / ${token('leading')})? ${token('font')}`,
  'inherit',
);

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-declaration-strict-value'],
  reportNeedlessDisables: true,
  rules: {
    // Windows have three widths, named in src/styles/breakpoints.css.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    // Specification 9 has the bar turn black after 20 px.
    'unit-disallowed-list': [['px', 'pt', 'mm'], { ignoreProperties: { px: ['animation-range'] } }],
    // It counts in the scroll bar; 100cqw does not (src/styles/base.css).
    'declaration-property-value-disallowed-list': { '/./': ['/\\b(?:50|100)vw\\b/'] },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)/'],
    'declaration-property-value-allowed-list': {
      font: ALLOWED_FONT,
      // WebKit drops the shorthand where it names more than a line.
      'text-decoration': ['underline', 'none'],
    },
    'scale-unlimited/declaration-strict-value': [
      Object.keys(ALLOWED),
      { ignoreVariables: false, ignoreFunctions: false, ignoreValues: ALLOWED },
    ],
  },
  overrides: [
    {
      // Here the values are defined.
      files: ['src/styles/tokens.css', 'src/styles/fonts.css'],
      rules: {
        'unit-disallowed-list': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
  ],
};
