import { describe, expect, test } from 'vitest';
import { parsePage, printPage } from './built-site.ts';

const reprint = (html: string): string => printPage(parsePage('page.html', html));

describe('a page', () => {
  test.each([
    '<!DOCTYPE html><html lang="en"><head><style>a{content:"<&>$&"}</style></head><body><br>x &lt; y</body></html>',
    '<p title="35 > 30" data-note=\'say "hi"\' hidden>a</p>',
    '<script>if (a < b && "<p>") c("</p>");</script>',
    '<svg viewBox="0 0 1 1"><style>path{fill:red}</style><linearGradient id="A"></linearGradient></svg>',
    '<noscript><p>x</p></noscript><pre> <b>y</b>\n z</pre><template><p>t</p></template>',
  ])('is written as it was read: %s', (html) => {
    expect(reprint(html)).toBe(html);
  });

  test('has the styles of its head merged in order', () => {
    const html =
      '<head><style>@layer a,b</style><title>t</title><style>@layer b{p{top:0}}</style></head><style>i{}</style>';
    expect(reprint(html)).toBe(
      '<head><style>@layer a,b;@layer b{p{top:0}}</style><title>t</title></head><style>i{}</style>',
    );
  });

  test('has no comments', () => {
    expect(reprint('<p>a<!-- -->b</p>')).toBe('<p>ab</p>');
  });

  test.each([
    ['an unclosed element', '<p>a<b>c</p>', 'page.html has an element that is never closed'],
    ['an unclosed rule', '<head><style>@layer a{p{top:0}</style></head>', 'Unclosed block'],
  ])('with %s is refused', (_, html, message) => {
    expect(() => parsePage('page.html', html)).toThrow(message);
  });
});
