import { describe, expect, test } from 'vitest';
import { checkSvg } from './check-svg.ts';

const wrap = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

test.each([
  ['a gradient of its own', '<linearGradient id="a"/><path fill="url(#a)"/>'],
  ['one of its elements again', '<use href="#a"/><use xlink:href="#a"/>'],
  ['pixels within it', '<image href="data:image/png;base64,AAAA"/>'],
  ['styles', '<style>.a{fill:#fff}</style><path class="a"/>'],
  ['words about scripts', '<title>script: on and off</title>'],
])('%s is accepted', (_, inner) => {
  expect(() => checkSvg(wrap(inner))).not.toThrow();
});

describe('what has no place in a logo', () => {
  test.each([
    ['<script>', '<script href="#a"/>'],
    ['<script>', '<svg:script>1</svg:script>'],
    ['<script>', '<style><script>1</script></style>'],
    ['<foreignobject>', '<foreignObject><b>1</b></foreignObject>'],
    ['<set>', '<a><set attributeName="href" to="javascript:1"/></a>'],
    ['holds code (ONLOAD)', '<g ONLOAD="a()"/>'],
    ['javascript:1', '<a xlink:href="&#106;avascript:1"/>'],
    ['//logos.example/a.svg', '<use href="//logos.example/a.svg#b"/>'],
    ['data:text/html', '<a href="data:text/html,1"/>'],
    ['data:image/svg+xml', '<image href="data:image/svg+xml,1"/>'],
    ['https://a.example', '<path style="fill:url( \'https://a.example\' )"/>'],
    ['https://a.example', '<style>.a{fill:url(https://a.example)}</style>'],
    ['@import', '<style>@im\\70ort "a.css"</style>'],
  ])('%s is named in %s', (named, inner) => {
    expect(() => checkSvg(wrap(inner))).toThrow(named);
  });

  test.each(['<!DOCTYPE svg [<!ENTITY a "b">]>', '<?xml-stylesheet href="a.css"?>'])(
    '%s stands before it',
    (line) => {
      expect(() => checkSvg(line + wrap(''))).toThrow('save it again as a plain SVG');
    },
  );
});
