import { describe, expect, test } from 'vitest';
import { runSteps } from '../../tests/support/build-step.ts';
import { normalizeMarkup } from './normalize-markup.ts';

const normalize = (html: string): string => runSteps([normalizeMarkup], html).html;

describe('markup that React wrote', () => {
  test('gets lowercase attribute names', () => {
    expect(
      normalize('<input autoComplete="A &quot;b&quot;"/><button popoverTarget="A-Menu">x</button>'),
    ).toBe('<input autocomplete="A &quot;b&quot;"><button popovertarget="A-Menu">x</button>');
  });

  test('loses the empty values of boolean attributes, and keeps other empty values', () => {
    expect(normalize('<details open=""><img alt="" src="a.svg"></details>')).toBe(
      '<details open><img alt="" src="a.svg"></details>',
    );
  });

  test('loses the comments between text nodes, which only hydration needs', () => {
    expect(normalize('<p>Call <!-- -->us<!-- --> <b>now</b></p>')).toBe('<p>Call us <b>now</b></p>');
  });

  test.each([
    '<script>const a = "<p Class=\\"x\\">"; if (a<b && openX=="") c(); // <!-- -->\n</script>',
    '<svg viewBox="0 0 8 8"><linearGradient gradientUnits="x"></linearGradient></svg>',
    '<style>a[hrefLang=""] { color: red }</style>',
    '<p>1 &lt; 2, popoverTarget="x" and required="" stay text</p>',
    '<form data-search=""><p>Call <!-- -->us</p></form>',
    '<p>Call <!-- a note from the author -->us</p>',
    '<a title="a > b, it’s Required=x" href="/A?b=C">x</a>',
  ])('keeps %s', (html) => {
    expect(normalize(`<div>${html}</div>`)).toBe(`<div>${html}</div>`);
  });
});
