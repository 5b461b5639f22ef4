/** A setting in the company's file appears where visitors look for it; if it is not set, no page mentions it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { services } from '../../src/site/catalog.ts';
import { emailLink, phoneLink } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import { attributes, only, pageFiles, parseFile, parsePage, parseRoute, textOf } from '../support/html.ts';
import { OWN_SERVICE } from '../support/other-content.ts';
import { OTHER_COMPANY } from '../support/other-identity.ts';
import { type OtherSite, provideOtherSite } from '../support/other-site.ts';
import { fileOfRoute } from '../support/pages.ts';
import { readPages } from '../support/visible-text.ts';

let site: OtherSite;
beforeAll(async () => {
  site = await provideOtherSite();
});

/** Parses a page of the company that uses every setting. */
const open = (route: string): HTMLElement =>
  parsePage(readFileSync(join(site.dist, fileOfRoute(route)), 'utf8'));
const serviceRoutes = services.map(({ slug }) => routes.service(slug));

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

  test.each(serviceRoutes)('is in the page head of %s', (route) => {
    const [head] = open(route).querySelectorAll('main section');
    expect(attributes(head ?? open(route), TEXT_LINKS, 'href')).toEqual([link]);
  });

  test('is in the phone menu', () => {
    expect(attributes(only(open(routes.home), '#site-menu'), TEXT_LINKS, 'href')).toEqual([link]);
  });
});

test('the reply time is stated next to the form', () => {
  const form = open(routes.contact).querySelector('main section[aria-labelledby=write]');
  expect(textOf(form)).toContain(OTHER_COMPANY.replyTime ?? 'set');
});

test('every footer links to the company’s profiles on other sites, and the links to Yelp and Google name those sites', () => {
  for (const { file } of readPages(site.dist)) {
    const footer = only(parsePage(readFileSync(join(site.dist, file), 'utf8')), 'body > footer');
    const links = footer
      .querySelectorAll('a')
      .filter((link) => OTHER_COMPANY.profiles.includes(link.getAttribute('href') ?? ''));
    expect(
      links.map((link) => link.getAttribute('href')),
      file,
    ).toEqual(OTHER_COMPANY.profiles);
    expect(links.map(textOf).slice(1).join(), file).toMatch(/Yelp.*Google/);
  }
});

describe('a company with analytics', () => {
  test('can count calls, texts, e-mails and bookings on every page, but no emergency calls', () => {
    for (const { file } of readPages(site.dist)) {
      const page = parsePage(readFileSync(join(site.dist, file), 'utf8'));
      const counted = page
        .querySelectorAll('a[data-umami-event]')
        .map((link) => link.getAttribute('href') ?? '');
      const reaching = attributes(page, 'a', 'href').filter(
        (href) => /^(?:tel:\+|sms:|mailto:)/.test(href) || href === OWN_SERVICE.bookingUrl,
      );
      expect(counted, file).toEqual(reaching);
      expect(page.querySelectorAll('a[class*="plausible-event-name"]'), file).toHaveLength(counted.length);
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
    const policy = readFileSync(join(site.dist, '_headers'), 'utf8').match(
      /Content-Security-Policy: (.*)/,
    )?.[1];
    const hosts = new Set([...(policy ?? '').matchAll(/https:\/\/([^\s;]+)/g)].map(([, host = '']) => host));
    expect(hosts.size).toBeGreaterThan(2);
    const words = textOf(only(open(routes.contact), '#privacy'));
    for (const host of hosts) expect(words).toContain(host);
  });

  test('has phone and e-mail for visitors who find an accessibility problem', () => {
    const links = attributes(only(parseRoute(routes.contact), '#accessibility'), 'a', 'href');
    expect(links.toSorted()).toEqual([emailLink, phoneLink].toSorted());
  });
});

describe.runIf(!business.textPhone && !business.replyTime)('a company with no textPhone or replyTime', () => {
  test.each(pageFiles)('mentions neither on %s', (file) => {
    const page = parseFile(file);
    expect(attributes(page, 'a[href^="sms:"]', 'href')).toEqual([]);
    expect(textOf(page.querySelector('main'))).not.toMatch(/\bhear back\b/);
  });
});
