import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { openSite, parsePage, printPage } from './built-site.ts';

const reprint = (html: string): string => printPage(parsePage('page.html', html));

describe('a page', () => {
  test.each([
    '<!DOCTYPE html><html lang="en"><head><style>a{content:"<&>$&"}</style></head><body><br>x &lt; y</body></html>',
    '<p title="35 > 30" data-note=\'say "hi"\' hidden>a<!-- b -->c</p>',
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

  test('may have no styles', () => {
    expect(reprint('<head><title>t</title></head>')).toBe('<head><title>t</title></head>');
  });

  test.each([
    ['an unclosed element', '<p>a<b>c</p>', 'page.html has an element that is never closed'],
    ['an unterminated tag', '<p class="x"', 'page.html has an element that is never closed'],
    ['an unclosed rule', '<head><style>@layer a{p{top:0}</style></head>', 'Unclosed block'],
  ])('with %s is refused', (_, html, message) => {
    expect(() => parsePage('page.html', html)).toThrow(message);
  });
});

describe('a site', () => {
  const folder = makeFolder({ '_astro/a.js': 'a()', 'deep/b.js': 'b()', 'page.html': '' });
  const site = openSite(folder);

  test('knows its scripts by URL', () => {
    expect(Object.fromEntries(site.scripts)).toEqual({ '/_astro/a.js': 'a()', '/deep/b.js': 'b()' });
  });

  test('names a stylesheet after a hash of its content', () => {
    const address = site.addStylesheet('print', 'p{top:0}');
    expect(address).toMatch(/^\/_astro\/print\.[\w-]{8}\.css$/);
    expect(readFileSync(join(folder, address), 'utf8')).toBe('p{top:0}');
    expect(site.addStylesheet('print', 'p{top:0}')).toBe(address);
    expect(site.addStylesheet('print', 'p{top:1px}')).not.toBe(address);
  });
});
