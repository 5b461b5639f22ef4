import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { hoursLine } from '../../src/site/contact-details.ts';
import { LICENSES } from '../../tools/vite/licenses.ts';
import { attributes, normalize, pageFiles, parseRoute } from '../support/html.ts';
import { findLinkFault, pictureAddresses } from '../support/links.ts';
import { listFiles, pngSize, readBytes, readDist } from '../support/pages.ts';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

interface Manifest {
  readonly icons: readonly ManifestIcon[];
}

describe('the manifest', () => {
  const manifest = JSON.parse(readDist('site.webmanifest')) as Manifest;

  test('lets visitors install the site, which then opens in a window with a back button', () => {
    const { name, shortName: short_name } = business;
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'minimal-ui', name, short_name });
  });

  test('has icons of 192 and 512 pixels and a maskable one', () => {
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });

  test.each(manifest.icons)('states the true size of $src', ({ src, sizes, type }) => {
    const { width, height } = pngSize(readBytes(src));
    expect(`${width}x${height}`).toBe(sizes);
    expect(type).toBe('image/png');
  });
});

describe('the contact card', () => {
  const text = readDist('contact.vcf');
  const lines = text.split('\r\n');
  /** Returns the value of a property as RFC 2426 splits it: unfolded, in parts, and unescaped. */
  const partsOf = (name: string): string[] | undefined =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm')
      .exec(text.replaceAll('\r\n ', '').replaceAll('\r', ''))?.[1]
      ?.split(/(?<!\\);/)
      .map((part) => part.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)));

  test('is a vCard 3.0 of an organization, with lines of at most 75 bytes', () => {
    expect([...lines.slice(0, 2), ...lines.slice(-2)]).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'END:VCARD',
      '',
    ]);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    // RFC 2426 requires N as well as FN.
    expect(partsOf('N')).toHaveLength(5);
    expect(partsOf('X-ABShowAs')).toEqual(['COMPANY']);
  });

  test('has the company’s name, address, coordinates, phone, e-mail and website', () => {
    const { name, address, coordinates, phone, phoneExtension, email, siteUrl } = business;
    const { street, city, state, zip } = address;
    expect(partsOf('FN')).toEqual([name]);
    expect(partsOf('ORG')).toEqual([name]);
    expect(partsOf('ADR')).toEqual(['', '', street, city, state, zip, 'USA']);
    expect(partsOf('GEO')).toEqual([coordinates.latitude, coordinates.longitude]);
    expect(partsOf('TEL')).toEqual([phoneExtension ? `${phone},${phoneExtension}` : phone]);
    expect(partsOf('EMAIL')).toEqual([email]);
    expect(partsOf('URL')).toEqual([`${siteUrl}/`]);
  });

  test('has the hours in its note and an existing picture', () => {
    expect(partsOf('NOTE')?.[0]).toContain(normalize(hoursLine));
    const [logo = ''] = partsOf('LOGO') ?? [];
    expect(findLinkFault(logo, 'index.html')).toBeUndefined();
  });
});

describe('icons', () => {
  test('are linked: an .ico with its size, an SVG, one for Apple, and the manifest', () => {
    const head = parseRoute('/');
    expect(attributes(head, 'link[rel=icon]', 'href')).toEqual(['/favicon.ico', '/icon.svg']);
    expect(attributes(head, 'link[rel=icon]', 'sizes')).toEqual(['32x32', 'any']);
    expect(attributes(head, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
    expect(attributes(head, 'link[rel=manifest]', 'href')).toEqual(['/site.webmanifest']);
  });

  test('for Apple are 180 × 180 px', () => {
    expect(pngSize(readBytes('apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  });
});

describe('the licenses of shipped packages', () => {
  const text = readDist(LICENSES);
  const marked = listFiles('.js').filter((file) =>
    readDist(file).startsWith(`/*! Licenses: /${LICENSES} */\n`),
  );

  test.each(['react', 'react-dom', '@radix-ui/react-toast', 'minisearch'])(
    'include the license of %s',
    (name) => {
      expect(text).toMatch(new RegExp(`^## ${name} - .*\\n+.*(MIT License|Copyright)`, 'm'));
    },
  );

  test('include the license of the typeface', () => {
    expect(text).toContain(readFileSync('src/drawings/fonts/OFL.txt', 'utf8'));
  });

  test('are linked in the first line of each script that bundles a package, and on no page', () => {
    const heads = ['client', 'contact-form.client', 'search-box.client'];
    for (const head of heads) expect(marked).toContainEqual(expect.stringContaining(`/${head}.`));
    expect(pageFiles.filter((file) => readDist(file).includes(LICENSES))).toEqual([]);
  });
});

test('only photos that a page shows are served', () => {
  const shown = pageFiles.flatMap(pictureAddresses);
  const photos = listFiles().filter((file) => file.startsWith('photos/'));
  expect(photos.filter((file) => !shown.includes(`/${file}`))).toEqual([]);
});

test('programs may read everything, and find the sitemap', () => {
  const lines = readDist('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${business.siteUrl}/sitemap.xml`]);
});

test('the served folder holds only known kinds of files', () => {
  const known =
    /\.(html|css|js|svg|png|avif|webp|woff2|ico|xml|txt|webmanifest|vcf)$|^_(headers|redirects)$|^speculation-rules\.json$|^search\/services\.[0-9a-f]{10}\.json$/;
  expect(listFiles().filter((file) => !known.test(file))).toEqual([]);
});
