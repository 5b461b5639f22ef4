import { describe, expect, test } from 'vitest';
import { closeShapes, dropTextMarks, tidyHtml } from './tidy-html.ts';

describe('a built page', () => {
  test('gets its attribute names in lower case', () => {
    const html = '<input autoComplete="name"/><button type="button" popoverTarget="A-Menu">Menu</button>';
    const tidy = '<input autocomplete="name"><button type="button" popovertarget="A-Menu">Menu</button>';
    expect(tidyHtml(html)).toBe(tidy);
  });

  test('gets its boolean attributes without an empty value and keeps other empty values', () => {
    expect(tidyHtml('<details open=""><img alt="" src="a.svg">')).toBe(
      '<details open><img alt="" src="a.svg">',
    );
  });

  test.each([
    '<script>const a = "<p Class=\\"x\\">"; if (a<b && openX=="") c();</script>',
    '<svg viewBox="0 0 8 8"><linearGradient gradientUnits="x"></linearGradient></svg>',
    '<style>a[hrefLang=""] { color: red }</style>',
    '<p>1 &lt; 2, popoverTarget="x" and required="" stay text</p>',
    '<!DOCTYPE html><!-- A Comment required="" -->',
  ])('keeps %s', (html) => {
    expect(tidyHtml(`<div>${html}</div>`)).toBe(`<div>${html}</div>`);
  });

  test('is tidied after and between drawings and scripts too', () => {
    const svg = '<svg viewBox="0 0 1 1"></svg>';
    expect(
      tidyHtml(`${svg}<img srcSet="a"/>${svg}<img srcSet="b"/><script>1</script><img srcSet="c"/>`),
    ).toBe(`${svg}<img srcset="a">${svg}<img srcset="b"><script>1</script><img srcset="c">`);
  });

  test('keeps values with angle brackets, spaces and single quotes as they are', () => {
    const html = '<a title="a > b, it’s Required=x" href="/A?b=C">x</a>';
    expect(tidyHtml(html)).toBe(html);
  });
});

describe('marks between texts', () => {
  test('go, except in islands', () => {
    const island = '<astro-island uid="1">Send<!-- --> it</astro-island>';
    expect(dropTextMarks(`<p>Call <!-- -->us</p>${island}<p>8<!-- --> am</p>${island}`)).toBe(
      `<p>Call us</p>${island}<p>8 am</p>${island}`,
    );
  });
});

test('lines and shapes of a drawing are closed in one tag', () => {
  expect(closeShapes('<svg><path d="M0 0"></path><g><circle r="1"></circle></g></svg>')).toBe(
    '<svg><path d="M0 0"/><g><circle r="1"/></g></svg>',
  );
});
