import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inner}</svg>`;

test.each([
  ['a gradient', '<linearGradient id="a"/><path fill="url(#a)"/>'],
  ['a reference to its own element', '<use href="#a"/>'],
  ['an embedded image', '<image href="data:image/png;base64,AAAA"/>'],
  ['a style sheet', '<style>.a{fill:#fff}</style><path class="a" style="stroke-dasharray:1"/>'],
  ['a title that starts with “script:”', '<title>script: on and off</title>'],
])('%s is kept', (_, inner) => {
  expect(cleanSvg(wrap(inner))).toBe(wrap(inner));
});

test('a logo keeps its shapes and loses the data that the drawing program added', () => {
  const shapes =
    '<defs><linearGradient id="a"><stop offset="0" style="stop-color:#cf2409"/></linearGradient></defs><g><path style="fill:url(#a)" d="M0 0h9v9z"/></g>';
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 90 30" inkscape:version="1.3"><metadata><rdf>words</rdf></metadata><inkscape:view pagecolor="#fff"/>${shapes.replace('<g>', '<g inkscape:label="Layer">')}</svg>`;
  expect(cleanSvg(saved).trim()).toBe(wrap(shapes));
});

const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
test.each([
  [
    'Illustrator',
    '<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 28.0.0 --><svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 90 30" style="enable-background:new 0 0 90 30;" xml:space="preserve"><style type="text/css">.st0{fill:#CF2409;}</style><path class="st0" d="M0 0h9v9z"/></svg>',
  ],
  [
    'Figma',
    '<svg width="90" height="30" viewBox="0 0 90 30" fill="none" xmlns="http://www.w3.org/2000/svg"><g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)"><rect width="90" height="30" fill="#CF2409" style="fill:color(display-p3 0.81 0.14 0.04);fill-opacity:1;"/></g><defs><filter id="filter0_d_1_2" x="0" y="0" width="90" height="30" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="a"/><feBlend mode="normal" in2="a" result="b"/></filter><clipPath id="clip0_1_2"><rect width="90" height="30" fill="white"/></clipPath></defs></svg>',
  ],
  [
    'Canva',
    `<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" ${LINK} width="90" zoomAndPan="magnify" viewBox="0 0 90 30" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><clipPath id="a"><path d="M0 0h9v9z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a)"><image x="0" y="0" width="9" xlink:href="data:image/png;base64,AAAA" height="9"/></g></svg>`,
  ],
])('an export in the style of %s is accepted', (_, saved) => {
  expect(cleanSvg(saved)).toContain('viewBox="0 0 90 30"');
});

test.each([
  [
    'Illustrator with its own data',
    `<svg xmlns="http://www.w3.org/2000/svg" ${LINK} viewBox="0 0 90 30"><switch><foreignObject requiredExtensions="a" x="0" y="0" width="1" height="1"/><g/></switch></svg>`,
  ],
  [
    'Figma with a blurred background',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><foreignObject x="0" y="0" width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>',
  ],
])('an export in the style of %s is refused with what to do', (_, saved) => {
  expect(() => cleanSvg(saved)).toThrow('save it again as a plain SVG');
});

test.each([
  ['<script>', '<script href="#a"/>'],
  ['<script>', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>'],
  ['<script>', '<?x <!-- ?><script>1</script><?x --> ?>'],
  ['<set>', '<g><set attributeName="href" to="#b"/></g>'],
  ['contains code (ONLOAD)', '<g ONLOAD="a()"/>'],
  ['javascript:1', '<use href="&#106;avascript:1"/>'],
  ['javascript:', '<g title="javascript:1"/>'],
  ['//logos.example/a.svg', '<use href="//logos.example/a.svg#b"/>'],
  ['data:image/svg+xml', '<image href="data:image/svg+xml,1"/>'],
  ['https://a.example', '<path style="fill:url( \'https://a.example\' )"/>'],
  ['https://a.example', '<style>.a{fill:url(https://a.example)}</style>'],
  ['image-set()', '<style>.a{mask:image-set("https://a.example" 1x)}</style>'],
  ['https://a.example', '<g xml:base="https://a.example"/>'],
  ['backslash', '<path fill="\\75rl(https://a.example)"/>'],
  ['@import', '<style>&#64;import "a.css"</style>'],
  ['@import', '<style>@im<![CDATA[port "a.css";]]></style>'],
  ['moves (animation)', '<style>.a{animation:b 1s}</style>'],
  ['moves (transition)', '<style>.a{transition:all 1s}</style>'],
  ['<a>', '<a href="#b" ping="https://a.example"/>'],
  ['<meta>', '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=x"/>'],
  ['1999/xhtml', '<image xmlns="http://www.w3.org/1999/xhtml" srcset="b.png"/>'],
  ['cross-fade()', '<path style="mask:cross-fade(url(#a),url(#b))"/>'],
  ['https://a.example', '<style>.a{content:"/*";fill:url(https://a.example);b:"*/"}</style>'],
  ['<?xml-stylesheet', '<?xml-stylesheet href="a.css"?>'],
])('reports %s in %s', (named, inner) => {
  expect(() => cleanSvg(wrap(inner))).toThrow(named);
});

test('entities are refused', () => {
  expect(() => cleanSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${wrap('')}`)).toThrow(
    'save it again as a plain SVG',
  );
});

test.each(['&lol;', '<g></svg>', '<g a=1/>', '<g'])('invalid XML is refused: %s', (inner) => {
  expect(() => cleanSvg(wrap(inner))).toThrow();
});
