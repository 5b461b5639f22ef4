/** The other company's site: its own data appears where visitors look for it, and nothing of the fixture's remains. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { services } from '../../src/site/catalog.ts';
import { emailLink, mapLink, phoneLink } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import { ENGLISH_SEARCH_WORDS } from '../../src/site/search-vocabulary.ts';
import { findDeadAddresses } from '../../tools/verify/link-faults.ts';
import {
  attributes,
  normalize,
  only,
  pageFiles,
  parseFile,
  parsePage,
  parseRoute,
  textOf,
} from '../support/html.ts';
import { findFacts } from '../support/identity-matchers.ts';
import { OTHER_REVIEWS, OWN_SERVICE } from '../support/other-content.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { type OtherSite, provideOtherSite } from '../support/other-site.ts';
import { ACCENT_BYTES, findHeavyParts, pageSurplus } from '../support/page-weight.ts';
import { fileOfRoute, listFiles } from '../support/pages.ts';
import { readPages } from '../support/visible-text.ts';

let site: OtherSite;
let files: readonly string[];
let pages: ReadonlyMap<string, HTMLElement>;
beforeAll(async () => {
  site = await provideOtherSite();
  files = listFiles('', site.dist);
  pages = new Map(files.filter(isPage).map((file) => [file, parsePage(read(file).toString())]));
});

const isPage = (file: string): boolean => file.endsWith('.html');
const read = (file: string): Buffer => readFileSync(join(site.dist, file));
/** Returns a page of the other company. */
function open(route: string): HTMLElement {
  const page = pages.get(fileOfRoute(route));
  if (!page)
    throw new Error(`${site.dist} has no ${fileOfRoute(route)}; run npm run test:build, then this test.`);
  return page;
}

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

describe('a renamed site', () => {
  test('contains no name or URL from the first identity in any file, and no other fact in pages or data files', () => {
    const found = files.flatMap((file) =>
      readings(read(file)).flatMap((text) => {
        // Hashes and outlines may contain any digits, so `findFacts` searches only pages and the text files named here.
        const facts =
          isPage(file) || /\.(xml|txt|vcf|webmanifest|json)$|^_/.test(file) ? findFacts(text) : [];
        // Visitors search by ZIP code and brand, so the search data of every company contains those of the city.
        const common = file.startsWith('search/') ? ['ZIP code', ...MAKES] : [];
        const lower = text.toLowerCase();
        const words = OWN_WORDS.filter((word) => lower.includes(word.toLowerCase()));
        const own = [...facts, ...words].filter(
          (one) => !common.includes(one) && !common.includes(one.toLowerCase()),
        );
        return own.map((fact) => `${file}: ${fact}`);
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

  test('stays within its budget on every page, and every link leads to an anchor that exists', async () => {
    const surplus = pageSurplus(OTHER_COMPANY) + ACCENT_BYTES;
    const heavy = [...pages.keys()].flatMap((file) =>
      findHeavyParts(read(file).toString(), surplus).map((sentence) => `${file}: ${sentence}`),
    );
    expect(heavy).toEqual([]);
    expect(await findDeadAddresses(site.dist, OTHER_COMPANY.siteUrl)).toEqual([]);
  });
});

describe('the other company', () => {
  const ownServicePage = routes.service(OWN_SERVICE.slug);

  test('has no booking page, so the hero and the thumb bar link to the phone number, and no text mentions online booking', () => {
    for (const { file, all } of readPages(site.dist)) {
      if (file === fileOfRoute(ownServicePage)) continue;
      const promises = all.filter((text) => /book online|book a time/i.test(text));
      expect(promises, file).toEqual([]);
    }
    const home = open(routes.home);
    expect(home.querySelector('main section a')?.getAttribute('href')).toMatch(/^tel:/);
    const bar = only(home, 'body > [data-thumb-bar]');
    expect(bar.querySelectorAll('a')).toHaveLength(1);
    expect(bar.getAttribute('aria-label')).toBe('Call');
  });

  test('has one service with its own booking page, to which all booking links of that page lead', () => {
    const { origin } = new URL(OWN_SERVICE.bookingUrl);
    const links = attributes(open(ownServicePage), 'a[target=_blank]', 'href');
    const booking = links.filter((href) => href.startsWith(origin));
    expect(booking.length).toBeGreaterThan(3);
    expect([...new Set(booking)]).toEqual([OWN_SERVICE.bookingUrl]);
  });

  test('shows its notice, license, insurance and founding year on every page', () => {
    const { notice, licenses, insurance, foundedYear } = OTHER_COMPANY;
    for (const { file, all } of readPages(site.dist)) {
      const text = normalize(all.join(' '));
      const facts = [notice?.text, licenses[0]?.number, insurance, `since ${foundedYear}`];
      const missing = facts.filter((fact) => !text.includes(normalize(String(fact))));
      expect(missing, file).toEqual([]);
    }
  });

  test('serves two boroughs, so no page claims five', () => {
    const claims = /five (?:New York )?boroughs|one of the five|cinco condados/i;
    expect([...pages.keys()].filter((file) => claims.test(read(file).toString()))).toEqual([]);
  });

  test('uses a font with the letters of its name on every page, because the basic font lacks them', () => {
    const fonts = files.filter((file) => file.startsWith('fonts/'));
    expect(fonts).toEqual([expect.stringMatching(/^fonts\/libre-franklin-latin-ext\.[\da-f]{8}\.woff2$/)]);
    for (const file of pages.keys())
      expect(read(file).toString(), file).toContain(`url("/${fonts[0]}")format("woff2")`);
    expect(read('_headers').toString()).toContain('/fonts/');
  });

  test('allows its analytics script in the policy, and loads no other external script on any page', () => {
    const { script, attributes: own = {}, sendsTo = '' } = OTHER_COMPANY.analytics ?? { script: '' };
    const headers = read('_headers').toString();
    expect(headers).toMatch(new RegExp(`script-src 'self' ${new URL(script).origin}[ \\w:/.-]* 'sha256-`));
    expect(headers).toMatch(new RegExp(`connect-src 'self'[^;]* ${new URL(sendsTo).origin}[ ;]`));
    for (const [file, page] of pages) {
      expect(attributes(page, 'script[src^="http"]', 'src'), file).toEqual([script]);
      expect(only(page, 'script[src^="http"]').attributes).toMatchObject(own);
    }
  });

  test('has its logo in structured data, and no reviews or ratings', async () => {
    const [data = ''] = open(routes.home)
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text);
    const [, logo = ''] = /"logo":"([^"]+)"/.exec(data) ?? [];
    expect(logo.startsWith(`${OTHER_COMPANY.siteUrl}/brand/logo-on-night.`)).toBe(true);
    const { width = 0, height = 0 } = await sharp(read(new URL(logo).pathname)).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
    for (const route of [routes.home, routes.about])
      expect(read(fileOfRoute(route)).toString()).not.toMatch(/"Review"|AggregateRating|reviewRating/);
  });

  test('has its first four reviews on the home page, and all of them on the about page', () => {
    for (const [route, most] of [
      [routes.home, 4],
      [routes.about, OTHER_REVIEWS.length],
    ] as const) {
      const section = only(open(route), 'section[aria-labelledby="reviews"]');
      const quotes = section.querySelectorAll('blockquote').map(({ text }) => text);
      expect(quotes).toEqual(OTHER_REVIEWS.slice(0, most).map(({ quote }) => `“${quote}”`));
      expect(section.querySelector('a[href="/about#reviews"]') !== null).toBe(OTHER_REVIEWS.length > most);
      // The date of the permission is for the company’s records only.
      for (const { permission } of OTHER_REVIEWS) expect(section.toString()).not.toContain(permission);
    }
  });

  test('has no two jobs of a machine with the same name in the menu', () => {
    const families = open(routes.home).querySelectorAll('#services-menu li:has(> ul)');
    expect(families.length).toBeGreaterThan(0);
    for (const family of families) {
      const labels = family.querySelectorAll('ul a').map(textOf);
      expect(labels).toEqual([...new Set(labels)]);
    }
  });

  test('links its profiles in every footer, and the links to Yelp and Google name those sites', () => {
    for (const [file, page] of pages) {
      const links = only(page, 'body > footer')
        .querySelectorAll('a')
        .filter((link) => OTHER_COMPANY.profiles.includes(link.getAttribute('href') ?? ''));
      const hrefs = links.map((link) => link.getAttribute('href'));
      expect(hrefs, file).toEqual(OTHER_COMPANY.profiles);
      expect(links.map(textOf).slice(1).join(), file).toMatch(/Yelp.*Google/);
    }
  });

  test('states its reply time next to the form', () => {
    const form = open(routes.contact).querySelector('main section[aria-labelledby=write]');
    expect(textOf(form)).toContain(OTHER_COMPANY.replyTime ?? 'set');
  });
});

describe('a number that takes text messages', () => {
  const TEXT_LINKS = 'a[href^="sms:"]';
  const link = `sms:${OTHER_COMPANY.textPhone}`;

  test('is linked on the contact page, with advice on what to photograph', () => {
    const details = only(open(routes.contact), 'main aside');
    expect(attributes(details, TEXT_LINKS, 'href')).toEqual([link]);
    const section = details.querySelectorAll('section').find((one) => one.querySelector(TEXT_LINKS));
    expect(textOf(section?.querySelector('h2'))).not.toBe('');
    expect(textOf(section?.querySelectorAll('p').at(-1)).split(' ').length).toBeGreaterThan(3);
  });

  test('is in the head of every service page, and in the phone menu', () => {
    for (const { slug } of services) {
      const page = open(routes.service(slug));
      const head = page.querySelector('main section') ?? page;
      expect(attributes(head, TEXT_LINKS, 'href'), slug).toEqual([link]);
      expect(attributes(only(page, '#site-menu'), TEXT_LINKS, 'href'), slug).toEqual([link]);
    }
  });

  test.runIf(!business.textPhone && !business.replyTime).each(pageFiles)(
    'is not mentioned on %s of a company without one, nor is a reply time',
    (file) => {
      const page = parseFile(file);
      expect(attributes(page, TEXT_LINKS, 'href')).toEqual([]);
      expect(textOf(page.querySelector('main'))).not.toMatch(/\bhear back\b/);
    },
  );
});

describe('a company with analytics', () => {
  test('can count calls, texts, e-mails and bookings on every page, but no emergency calls', () => {
    const events = [
      ['tel:+', 'Call'],
      ['sms:', 'Text'],
      ['mailto:', 'Email'],
      [OWN_SERVICE.bookingUrl, 'Book'],
    ] as const;
    for (const [file, page] of pages)
      for (const link of page.querySelectorAll('a')) {
        const [, event] = events.find(([start]) => link.getAttribute('href')?.startsWith(start)) ?? [];
        expect([file, link.getAttribute('data-umami-event')]).toEqual([file, event]);
        expect(link.classList.contains(`plausible-event-name=${event}`)).toBe(event !== undefined);
      }
  });

  test('is the only one whose links have event names', () => {
    for (const file of pageFiles)
      expect(parseFile(file).querySelectorAll('[data-umami-event]'), file).toEqual([]);
  });
});

describe('the privacy text', () => {
  test.each(pageFiles)(
    'is linked from the footer of %s, with a way to report an accessibility problem',
    (file) => {
      const links = attributes(only(parseFile(file), 'body > footer'), 'a', 'href');
      expect(links).toEqual(expect.arrayContaining([routes.privacy, routes.accessibility]));
    },
  );

  test('names every server that the content security policy allows', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1] ?? '';
    const hosts = new Set([...policy.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host = '']) => host));
    expect(hosts.size).toBeGreaterThan(2);
    const words = textOf(only(open(routes.contact), '#privacy'));
    for (const host of hosts) expect(words).toContain(host);
  });

  test('has phone and e-mail for visitors who find an accessibility problem', () => {
    const links = attributes(only(parseRoute(routes.contact), '#accessibility'), 'a', 'href');
    expect(links.toSorted()).toEqual([emailLink, phoneLink].toSorted());
  });
});
