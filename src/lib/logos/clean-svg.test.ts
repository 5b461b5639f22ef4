import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inner: string, size = 'viewBox="0 0 90 30"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;

/** Ten parts, each of which uses the next one. */
const nest = (make: (id: string, next: string) => string): string =>
  Array.from({ length: 10 }, (_, turn) => make(`p${turn}`, `p${turn + 1}`)).join('');

/** Ten nested masks: each contains eight paths, and `style` says how they use the next mask. */
const nestMasks = (style: (id: string, next: string) => string): string =>
  nest((id, next) => `${style(id, next)}<mask id="${id}">${`<path class="${id}"/>`.repeat(8)}</mask>`);

const zigzag = (points: number): string => `M0 0${'h9h-9'.repeat(points / 2)}`;

test.each([
  ['a gradient of its own', '<linearGradient id="a"/><path fill="url(#a)"/>'],
  ['one of its elements again', '<use href="#a"/><use xlink:href="#a"/>'],
  ['pixels within it', '<image href="data:image/png;base64,AAAA"/>'],
  ['styles', '<style>.a{fill:#fff}</style><path class="a"/>'],
  ['words about scripts', '<title>script: on and off</title>'],
])('%s is accepted', (_, inner) => {
  expect(() => cleanSvg(wrap(inner))).not.toThrow();
});

describe('a logo as programs save it', () => {
  test('keeps its shapes, and loses the program’s own data, which is reported by name', () => {
    const { text, dropped } = cleanSvg(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://i.example/"
  xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 30" version="1.1" inkscape:version="1.3">
<metadata><rdf>words</rdf></metadata><inkscape:view pagecolor="#fff"/>
<defs><linearGradient id="a"><stop offset="0" style="stop-color:#cf2409;-inkscape-stroke:none"/></linearGradient>
<clipPath id="b"><path d="M0 0h9v9z"/></clipPath></defs>
<svg:g clip-path="url(#b)" inkscape:label="Layer"><path style="fill:url(#a);fill-opacity:0.5" d="M0 0h9v9z"/></svg:g>
<use xlink:href="#b" transform="matrix(1 0 0 1 2 2)"/></svg>`);
    expect(text.replaceAll(/>\s+</g, '><')).toBe(
      wrap(
        '<defs><linearGradient id="a"><stop offset="0" style="stop-color:#cf2409"/></linearGradient><clipPath id="b"><path d="M0 0h9v9z"/></clipPath></defs><g clip-path="url(#b)"><path style="fill:url(#a);fill-opacity:0.5" d="M0 0h9v9z"/></g><use href="#b" transform="matrix(1 0 0 1 2 2)"/>',
      ),
    );
    expect(dropped).toEqual([
      'inkscape:version',
      '<metadata>',
      '<rdf>',
      '<inkscape:view>',
      '-inkscape-stroke',
      'inkscape:label',
    ]);
  });

  test('keeps styles by class, and text', () => {
    const inner =
      '<defs><style>.a,.b{fill:#fff}.b{clip-path:url(#c);stroke-width:2px}</style><clipPath id="c"><rect class="a" width="9"/></clipPath></defs><g class="b"><text x="1">Air &amp; <tspan>Sons</tspan></text></g>';
    expect(cleanSvg(wrap(inner)).text).toBe(wrap(inner).replaceAll('&amp;', '&#38;'));
    expect(cleanSvg(wrap(inner)).dropped).toEqual([]);
  });

  test.each([
    ['fill', '<path fill="conic-gradient(red, blue)"/>'],
    ['@font-face', '<style>@font-face{font-family:a}</style>'],
    ['<switch>', '<switch><path/></switch>'],
    ['behavior', '<path style="behavior:none"/>'],
    ['<?php?>', '<?php ?>'],
  ])('loses %s in %s, and reports it', (named, inner) => {
    const { text, dropped } = cleanSvg(wrap(inner));
    expect([dropped, text.includes(named.replaceAll(/[<?>]/g, ''))]).toEqual([[named], false]);
  });
});

describe('what is not allowed in a logo', () => {
  test.each([
    ['<script>', '<script href="#a"/>'],
    ['<script>', '<svg:script>1</svg:script>'],
    ['<script>', '<style><script>1</script></style>'],
    ['<foreignobject>', '<foreignObject><b>1</b></foreignObject>'],
    ['<set>', '<a><set attributeName="href" to="javascript:1"/></a>'],
    ['holds code (ONLOAD)', '<g ONLOAD="a()"/>'],
    ['holds code (ev:onload)', '<switch ev:onload="a()"/>'],
    ['javascript:1', '<a xlink:href="&#106;avascript:1"/>'],
    ['//logos.example/a.svg', '<use href="//logos.example/a.svg#b"/>'],
    ['data:text/html', '<a href="data:text/html,1"/>'],
    ['data:image/svg+xml', '<image href="data:image/svg+xml,1"/>'],
    ['https://a.example', '<path style="fill:url( \'https://a.example\' )"/>'],
    ['https://a.example', '<style>.a{fill:url(https://a.example)}</style>'],
    ['@import', '<style>@im\\70ort "a.css"</style>'],
    ['@import', '<style>&#64;import "a.css"</style>'],
    ['@import', '<style>@im<![CDATA[port "a.css";]]></style>'],
    ['@import', '<style>@im<!-- -->port "a.css"</style>'],
    ['https://a.example', '<path fill="&#117;rl(https://a.example)"/>'],
    ['https://a.example', '<path fill="url&#40;https://a.example)"/>'],
    ['https://a.example', '<path fill="\\75rl(https://a.example)"/>'],
    ['https://a.example', '<path style="fill:u\\72 l(https://a.example)"/>'],
    ['https://a.example', '<style>.a{fill:\\75\\72\\6c(https://a.example)}</style>'],
    ['https://a.example', '<style>.a{mask:image-set("https://a.example" 1x)}</style>'],
    ['https://a.example', '<style>.a{mask:-webkit-image-set(url(https://a.example) 1x)}</style>'],
    ['https://a.example', '<x y="url(https://a.example)"/>'],
    ['https://a.example', '<g xml:base="https://a.example"/>'],
    ['moves (animation)', '<style>.a{animation:b 1s}</style>'],
    ['moves (animation-name)', '<path style="animation-name:b"/>'],
    ['moves (@keyframes)', '<style>@keyframes b{to{opacity:0}}</style>'],
    ['moves (transition)', '<style>.a{transition:all 1s}</style>'],
    ['moves (offset-path)', '<style>@media all{.a{offset-path:none}}</style>'],
    ['<script>', '<?x <!-- ?><script>1</script><?x --> ?>'],
    ['<script>', '<g><![CDATA[ ]]><script/></g>'],
    ['groups nested too deeply', '<g>'.repeat(200) + '</g>'.repeat(200)],
  ])('reports %s in %s', (named, inner) => {
    expect(() => cleanSvg(wrap(inner))).toThrow(named);
  });

  test.each([
    ['a group that uses itself', '<g id="a"><use href="#a"/></g>'],
    ['a pattern painted with itself', '<pattern id="a"><path fill="url(#a)"/></pattern>'],
    [
      'gradients that refer to each other',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
    ],
    ['nested use', nest((id, next) => `<g id="${id}">${`<use href="#${next}"/>`.repeat(8)}</g>`)],
    [
      'nested use with blanks',
      nest((id, next) => `<g id="${id}">${`<use xlink:href=" #${next} "/>`.repeat(8)}</g>`),
    ],
    [
      'nested patterns of groups',
      nest((id, next) => `<pattern id="${id}"><g fill="url(#${next})">${'<path/>'.repeat(8)}</g></pattern>`),
    ],
    [
      'nested patterns in capitals',
      nest((id, next) => `<pattern id="${id}">${`<path fill="URL(#${next})"/>`.repeat(8)}</pattern>`),
    ],
    [
      'nested masks in quotation marks',
      nest((id, next) => `<mask id="${id}">${`<path mask="Url( '#${next}' )"/>`.repeat(8)}</mask>`),
    ],
    [
      'nested clips',
      nest((id, next) => `<clipPath id="${id}">${`<path clip-path="url(#${next})"/>`.repeat(8)}</clipPath>`),
    ],
    [
      'nested markers',
      nest((id, next) => `<marker id="${id}"><path marker-mid="url(#${next})" d="${zigzag(8)}"/></marker>`),
    ],
    ['nested masks by class', nestMasks((id, next) => `<style>.${id}{mask:url(#${next})}</style>`)],
    [
      'nested masks after a comment',
      nestMasks((id, next) => `<style>.${id}/*}*/{mask:url(#${next})}</style>`),
    ],
    [
      'nested masks after two comments',
      nestMasks((id, next) => `<style>/*{*/.${id}/*}*/{mask:url(#${next})}</style>`),
    ],
    [
      'nested masks by a descendant selector',
      nestMasks((id, next) => `<style>mask>.${id}{mask:url(#${next})}</style>`),
    ],
    [
      'a marker at many points',
      `<marker id="a">${'<path/>'.repeat(200)}</marker><path marker="url(#a)" d="${zigzag(2000)}"/>`,
    ],
    [
      'a marker inherited from a group',
      `<marker id="a">${'<path/>'.repeat(200)}</marker><g style="marker-mid:URL(#a)"><path d="${zigzag(2000)}"/></g>`,
    ],
    ['a filter with many steps', `<filter id="a">${'<feGaussianBlur/>'.repeat(200)}</filter>`],
    [
      'a filter used many times',
      `<filter id="a"><feGaussianBlur/></filter>${'<g filter="url(#a)"/>'.repeat(200)}`,
    ],
    [
      'a list of filters',
      `<filter id="a"><feGaussianBlur/></filter><g style="filter:${'url(#a) '.repeat(200)}"/>`,
    ],
    [
      'masks in masks',
      `<mask id="a">${'<path/>'.repeat(5)}</mask>${'<g mask="url(#a)">'.repeat(90)}<path/>${'</g>'.repeat(90)}`,
    ],
    ['a long path used many times', `<path id="a" d="${zigzag(2000)}"/>${'<use href="#a"/>'.repeat(100)}`],
    [
      'pixels used many times',
      `<image id="a" href="data:image/png;base64,AA"/>${'<use href="#a"/>'.repeat(9)}`,
    ],
    ['a long text', `<text>${'W'.repeat(9000)}</text>`],
  ])('takes too long to draw: %s', (_, inner) => {
    expect(() => cleanSvg(wrap(inner))).toThrow('takes too long to draw');
  });

  test.each([
    ['before', '<g id="a"/><path id="a"/>'],
    ['in a style', '<style id="a"/><path id="a"/>'],
    ['with a prefix', '<g id="a"/><path svg:id="a"/>'],
  ])('a duplicate name, %s, is refused', (_, inner) => {
    expect(() => cleanSvg(wrap(inner))).toThrow('has the id “a” twice');
  });

  test.each([
    'viewBox="0 0 1e9 1e9"',
    'viewBox="0 0 1e309 1e309"',
    'viewBox="0 0 NaN NaN"',
    'viewBox="0 0 -90 30"',
    'viewBox="0 0 0 0"',
    'viewBox="0 0 90"',
    'viewBox="1e9 0 90 30"',
    'viewBox="0 0 90 30 1"',
    'viewBox="0 0 90 30" width="1e9" height="1e9"',
    'viewBox="0 0 90 30" width="1e-9"',
    'width="9e9cm" height="9e9cm"',
    'width="90em" height="30em"',
  ])('a size that cannot be drawn is refused: %s', (size) => {
    expect(() => cleanSvg(wrap('<path/>', size))).toThrow('has a size that cannot be drawn');
  });

  test.each(['', 'width="90"', 'width="90" height="var(--a)"', 'width="100%" height="100%"'])(
    'a missing size is refused: %s',
    (size) => {
      expect(() => cleanSvg(wrap('<path/>', size))).toThrow('has no size');
    },
  );

  test.each([
    ['& in', '<style>.a{fill:red;&amp;{fill:blue}}</style>', '&', '<style>.a{fill:red}</style>'],
    ['a condition', '<style>g:has(a){fill:red}</style>', 'g:has(a)', '<style/>'],
    ['an attribute', '<style>[id="a"]{fill:red}</style>', '[id="a"]', '<style/>'],
    ['a comment in a URL', '<path style="fill:url(/*)*/#a)"/>', 'fill', '<path/>'],
    ['an escape', '<path fill="\\75rl(#a)"/>', 'fill', '<path/>'],
    [
      'a media query',
      '<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:blue}}</style>',
      '@media',
      '<style>.a{fill:red}</style>',
    ],
    ['dashes', '<path stroke-dasharray="1 .1"/>', 'stroke-dasharray', '<path/>'],
    [
      'dashes in a style',
      '<style>.a{stroke-dasharray:1;fill:red}</style>',
      'stroke-dasharray',
      '<style>.a{fill:red}</style>',
    ],
    [
      'no dashes',
      '<path style="stroke-dasharray:none"/>',
      undefined,
      '<path style="stroke-dasharray:none"/>',
    ],
    [
      'the end tag of a style',
      '<style>.a{fill:red}&lt;/style&gt;{fill:red}</style>',
      '</style>',
      '<style>.a{fill:red}</style>',
    ],
    ['a link', '<a href="#a"><path/></a>', '<a>', ''],
    ['a prefix of another namespace', '<x:path/>', '<x:path>', ''],
    ['a variable', '<path style="--a:url(#a);fill:var(--a)"/>', '--a', '<path/>'],
    ['a cursor', '<path cursor="url(#a)"/>', 'cursor', '<path/>'],
    [
      'code in words',
      '<desc><![CDATA[<script>1</script>]]></desc>',
      undefined,
      '<desc>&#60;script&#62;1&#60;/script&#62;</desc>',
    ],
    ['two addresses', '<use href="#a" xlink:href="#b"/>', undefined, '<use href="#a"/>'],
  ])('what is left of %s', (_, inner, named, written) => {
    const { text, dropped } = cleanSvg(wrap(inner));
    expect([text, dropped[0]]).toEqual([wrap(written).replace('></svg>', written ? '></svg>' : '/>'), named]);
  });

  test.each(['&lol;', '<g></svg>', '<g a=1/>', '<g'])('invalid XML is not repaired: %s', (inner) => {
    expect(() => cleanSvg(wrap(inner))).toThrow();
  });

  test.each(['<!DOCTYPE svg [<!ENTITY a "b">]>', '<?xml-stylesheet href="a.css"?>'])(
    '%s before the SVG is refused',
    (line) => {
      expect(() => cleanSvg(line + wrap(''))).toThrow('save it again as a plain SVG');
    },
  );
});
