import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { mapLink } from '../../src/site/contact-details.ts';
import { ENGLISH_SEARCH_WORDS } from '../../src/site/search-vocabulary.ts';
import { normalize, parsePage } from '../support/html.ts';
import { findFacts } from '../support/identity-matchers.ts';
import { OWN_SERVICE } from '../support/other-content.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { type OtherSite, provideOtherSite } from '../support/other-site.ts';
import { listFiles } from '../support/pages.ts';
import { readPages } from '../support/visible-text.ts';

let site: OtherSite;
beforeAll(async () => {
  site = await provideOtherSite();
});

const filesOf = (folder: string): string[] => listFiles('', folder);
const read = (file: string): Buffer => readFileSync(join(site.dist, file));

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Returns a file’s text in five readings: UTF-8, entities decoded, URL escapes decoded too, UTF-16 and Latin-1. */
function readings(bytes: Buffer): string[] {
  const raw = bytes.toString('utf8');
  const decoded = raw.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
  const spoken = decoded.replace(/%[\dA-F]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return [raw, decoded, spoken, bytes.toString('utf16le'), bytes.toString('latin1')];
}

/** Brand names that the search recognizes. */
const MAKES: ReadonlySet<string> = new Set(
  Object.values(ENGLISH_SEARCH_WORDS.brands).flatMap((makes) => makes.split(' ')),
);
/** Names and URLs in the first company’s file, and its street. */
const OWN_WORDS = [
  ...business.brands.map(({ name }) => name).filter((name) => name.length > 3),
  business.address.street,
  ...(business.bookingUrl ? [business.bookingUrl] : []),
  mapLink,
  business.siteUrl,
  business.name,
  business.shortName,
];

const OWN_SERVICE_PAGE = `services/${OWN_SERVICE.slug}.html`;
const isPage = (file: string): boolean => file.endsWith('.html');

describe('a renamed site', () => {
  test('contains no name or URL from the first identity in any file, and no other fact in pages or data files', () => {
    const found = filesOf(site.dist).flatMap((file) =>
      readings(read(file)).flatMap((text) => {
        // Hashes and outlines may contain any digits, so `findFacts` searches only pages and the text files named here.
        const facts =
          isPage(file) || /\.(xml|txt|vcf|webmanifest|json)$|^_/.test(file) ? findFacts(text) : [];
        // Visitors search by the brand of their machine, so the search data of every company contains brand names.
        const own = file.startsWith('search/')
          ? OWN_WORDS.filter((word) => !MAKES.has(word.toLowerCase()))
          : OWN_WORDS;
        const lower = text.toLowerCase();
        const words = own.filter((word) => lower.includes(word.toLowerCase()));
        return [...facts, ...words].map((fact) => `${file}: ${fact}`);
      }),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('contains its own name, e-mail, address, map URL and phone extension', () => {
    const page = readings(read('contact.html'))[1] ?? '';
    const { name, email, address, mapUrl, phoneExtension } = OTHER_COMPANY;
    const facts = [name, email, address.street, mapUrl, `ext. ${phoneExtension}`];
    for (const fact of facts) expect(normalize(page)).toContain(fact);
  });

  test('is built without the warning that messages go nowhere, because its form delivers them', () => {
    expect(site.output).not.toContain('go nowhere');
    const { origin } = new URL(OTHER_COMPANY.formEndpoint ?? '');
    const headers = read('_headers').toString();
    expect(headers).toContain(`connect-src 'self' ${origin} `);
    expect(headers).toContain(`form-action ${origin};`);
  });
});

describe('the renamed company', () => {
  const pages = (): string[] => filesOf(site.dist).filter(isPage);

  test('has no booking page, so the hero and the thumb bar link to the phone number, and no text mentions online booking', () => {
    for (const { file, all } of readPages(site.dist)) {
      if (file === OWN_SERVICE_PAGE) continue;
      const texts = all.map(({ text }) => text);
      expect(
        texts.filter((text) => /book online|book a time/i.test(text)),
        file,
      ).toEqual([]);
    }
    const home = parsePage(read('index.html').toString());
    const hero = home.querySelector('main section');
    expect(hero?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
    const bar = home.querySelector('body > [data-thumb-bar]');
    expect(bar?.querySelectorAll('a')).toHaveLength(1);
    expect(bar?.getAttribute('aria-label')).toBe('Call');
  });

  test('has one service with its own booking page, to which all booking links of that page lead', () => {
    const page = parsePage(read(OWN_SERVICE_PAGE).toString());
    const booking = page
      .querySelectorAll('a[target=_blank]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith(new URL(OWN_SERVICE.bookingUrl).origin));
    expect(booking.length).toBeGreaterThan(3);
    expect([...new Set(booking)]).toEqual([OWN_SERVICE.bookingUrl]);
  });

  test('shows its notice, license, insurance and founding year on every page', () => {
    const { notice, licenses, insurance, foundedYear } = OTHER_COMPANY;
    for (const { file, all } of readPages(site.dist)) {
      const text = normalize(all.map((block) => block.text).join(' '));
      const facts = [notice?.text, licenses[0]?.number, insurance, `since ${foundedYear}`];
      expect(
        facts.filter((fact) => !text.includes(normalize(String(fact)))),
        file,
      ).toEqual([]);
    }
  });

  test('uses a font with the letters of its name on every page, because the basic font lacks them', () => {
    const fonts = filesOf(site.dist).filter((file) => file.startsWith('fonts/'));
    expect(fonts).toEqual([expect.stringMatching(/^fonts\/libre-franklin-latin-ext\.[\da-f]{8}\.woff2$/)]);
    for (const file of pages())
      expect(read(file).toString(), file).toContain(`url("/${fonts[0]}")format("woff2")`);
    expect(read('_headers').toString()).toContain('/fonts/');
  });

  test('allows its analytics script in the policy, and loads no other external script on any page', () => {
    const { script, attributes = {}, sendsTo = '' } = OTHER_COMPANY.analytics ?? { script: '' };
    const headers = read('_headers').toString();
    expect(headers).toMatch(new RegExp(`script-src 'self' ${new URL(script).origin}[ \\w:/.-]* 'sha256-`));
    expect(headers).toMatch(new RegExp(`connect-src 'self'[^;]* ${new URL(sendsTo).origin}[ ;]`));
    for (const file of pages()) {
      const tags = parsePage(read(file).toString()).querySelectorAll('script[src^="http"]');
      expect(
        tags.map((tag) => tag.getAttribute('src')),
        file,
      ).toEqual([script]);
      expect(tags[0]?.attributes).toMatchObject(attributes);
    }
  });
});
