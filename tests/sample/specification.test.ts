/** Checks what the specification requires of the sample: numbers of entries, URLs, text. */
import { describe, expect, test } from 'vitest';
import { CONFIRMATION } from '../../src/content/contact-form-copy.ts';
import { PARTS, type SystemKey } from '../../src/content/parts.ts';
import type { Job } from '../../src/content/schema.ts';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { business } from '../../src/site/business.ts';
import { boroughs, pages, projects, services, team } from '../../src/site/catalog.ts';
import { openContentFiles } from '../../src/site/content-files.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { routes } from '../../src/site/routes.ts';
import { listSiteTexts } from '../../tools/verify/site-texts.ts';
import { listWords } from '../support/copy-metrics.ts';
import { parseRoute, textOf } from '../support/html.ts';
import { DIST, fileOfRoute } from '../support/pages.ts';
import { type PageText, readPages } from '../support/visible-text.ts';

/** Slugs of the services that section 2 of the specification lists, and of the one that it omits. */
const SLUGS = [
  ...['free-mini-split-installation-estimate', 'mini-split-installation', 'mini-split-repair'],
  ...['mini-split-maintenance', 'mini-split-replacement', 'hvac-system-replacement-estimate'],
  ...['central-ac', 'ptac', 'wshp', 'vrf-vrv-system', 'rtu', 'furnace', 'water-heater', 'boiler'].flatMap(
    (family) => ['repair', 'maintenance', 'replacement'].map((job) => `${family}-${job}`),
  ),
  'general-hvac-services',
];

describe('the sample company', () => {
  test('has the services and areas of the specification', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual(SLUGS.sort());
    const areas = ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten-island'];
    expect(boroughs.map(({ slug }) => slug)).toEqual(areas);
    for (const { slug, specificServices } of boroughs)
      expect([slug, specificServices.length]).toEqual([slug, 5]);
  });

  test('has three people with nicknames, six projects and three authorized brands', () => {
    expect(team).toHaveLength(3);
    for (const { name } of team) expect(name).toMatch(/“\w+”/);
    expect(projects).toHaveLength(6);
    expect(business.brands.filter(({ authorized }) => authorized)).toHaveLength(3);
  });

  test('states that its people, its projects and its badges are samples', () => {
    expect(pages.about.team.lead).toMatch(/sample/i);
    expect(textOf(parseRoute(routes.portfolio).querySelector('main'))).toContain('Sample projects');
    expect(textOf(parseRoute(routes.home).querySelector('main'))).toContain('Sample badges');
  });

  test('has the messages of section 8', () => {
    expect(CONFIRMATION).toEqual({
      title: 'Form Submitted!',
      text: 'Thank you for your message. We will get back to you shortly.',
    });
    expect(textOfRichText(pages['not-found'].service.text)).toBe(
      'Service not found. Please check the URL or go back to Services.',
    );
    expect(textOfRichText(pages['not-found'].borough.text)).toBe(
      'Borough information not found. Please check the URL or go back to the Homepage.',
    );
  });
});

/** Patterns for the names that service pages must contain, keyed by system. */
const SYSTEM_NAMES: Readonly<Record<SystemKey, RegExp>> = {
  boiler: /\bboiler\b/i,
  'water-heater': /\bwater heater\b/i,
  furnace: /\bfurnace\b/i,
  ptac: /\bPTAC\b/,
  wshp: /\bWSHP\b/,
  'mini-split': /\bmini-split\b/i,
  'central-ac': /\bcentral AC\b/i,
  'vrf-vrv': /\bVRF\b/,
  rtu: /\bRTU\b/,
  general: /\bHVAC\b/,
};

const JOB_NAMES: Readonly<Record<Job, RegExp>> = {
  repair: /\brepair(?:s|ed|ing)?\b/i,
  maintenance: /\bmaint(?:ain|ains|ained|enance)\b/i,
  replacement: /\breplac(?:e|es|ed|ing|ement)\b/i,
  installation: /\binstall(?:s|ed|ing|ation)?\b/i,
  estimate: /\bestimates?\b/i,
  general: /\bservices?\b/i,
};

const content = openContentFiles(CONTENT_FOLDER);

const plain = (paragraphs: readonly string[]): string => paragraphs.map(textOfRichText).join(' ');
const countWords = (paragraphs: readonly string[]): number => listWords(plain(paragraphs)).length;

/** Counts the words of a service’s file, without those for search engines and for the list of services. */
const countOwnWords = (slug: string): number =>
  content.services.files
    .filter(({ value }) => value?.slug === slug)
    .flatMap(listSiteTexts)
    .filter(({ path: [field] }) => field !== 'metadata' && field !== 'description')
    .reduce((sum, { text }) => sum + listWords(text).length, 0);

const pageAt = (route: string): PageText => {
  const page = readPages(DIST).find(({ file }) => file === fileOfRoute(route));
  if (!page) throw new Error(`${DIST} has no ${fileOfRoute(route)}; run npm run test:build -- sample.`);
  return page;
};

describe.each(services)(
  'the page of $slug',
  ({ slug, system, job, title, plainName, lead, longDescription }) => {
    const page = pageAt(routes.service(slug));

    test('names system, job and city in its title, and system and job in its heading, lead or first paragraph', () => {
      expect(Object.keys(PARTS)).toContain(system);
      for (const text of [page.title, [title, plainName, lead, plain(longDescription.slice(0, 1))].join(' ')])
        for (const name of [SYSTEM_NAMES[system], JOB_NAMES[job]]) expect(text).toMatch(name);
      expect(page.title).toMatch(/\bNew York\b/);
    });

    test('has at least 350 words that other pages do not share, 180 to 320 words in its overview, and two or more links in its text', () => {
      expect(countOwnWords(slug)).toBeGreaterThanOrEqual(350);
      expect(countWords(longDescription)).toBeGreaterThanOrEqual(180);
      expect(countWords(longDescription)).toBeLessThanOrEqual(320);
      expect(new Set(page.links).size).toBeGreaterThanOrEqual(2);
    });
  },
);

test.each(boroughs)(
  'the page of $slug has 150 to 250 words about the area, and two or more links in its text',
  ({ slug, description }) => {
    expect(countWords(description)).toBeGreaterThanOrEqual(150);
    expect(countWords(description)).toBeLessThanOrEqual(250);
    expect(new Set(pageAt(routes.borough(slug)).links).size).toBeGreaterThanOrEqual(2);
  },
);
