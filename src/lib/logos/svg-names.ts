/** The names allowed in a logo (SVG 1.1 and 2, CSS Masking, Filter Effects); everything else is left out. */

const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw, or contain elements that draw. */
export const ELEMENTS = listWords(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset
`);

/** Elements that run code, contain other documents or animate, in lowercase. */
export const FORBIDDEN = listWords(`
  script foreignobject iframe embed object audio video handler listener set animate animatecolor animatemotion
  animatetransform
`);

/** Style properties, each of which is also an attribute. */
export const PROPERTIES = listWords(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`);

/** Attributes that are not properties. */
export const ATTRIBUTES = listWords(`
  amplitude azimuth class clipPathUnits cx cy d dx dy exponent fr fx fy gradientTransform gradientUnits height href id
  in in2 intercept k1 k2 k3 k4 lengthAdjust markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode
  offset operator order orient pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio
  primitiveUnits r radius refX refY result rotate rx ry side slope spacing spreadMethod startOffset stdDeviation style
  tableValues textLength type values viewBox width x x1 x2 y y1 y2 xml:space
`);

/** Properties that animate something. */
export const MOTION =
  /^(?:-\w+-)?(?:animation|transition|offset|motion|scroll-timeline|view-timeline)(?:-|$)/;

/** Functions that a value may use: colors, transforms, and arithmetic. */
export const FUNCTIONS = listWords(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch matrix translate translatex translatey scale scalex scaley rotate skewx
  skewy calc min max clamp
`);
