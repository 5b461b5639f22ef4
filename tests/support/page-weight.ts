/** Sizes on the network, and the budgets of every page. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remember } from '../../src/lib/caching/remember.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { readSchedule } from '../../src/site/read-company.ts';
import { parseHtml } from '../../tools/build/built-site.ts';
import { compressBrotli, QUALITY_ON_THE_WAY } from '../../tools/hosts/brotli.ts';
import { DIST } from './pages.ts';

/** Bytes per kilobyte in budgets; 1000 is the stricter choice. */
const KILOBYTE = 1000;

export const BUDGETS = {
  /**
   * Headers and the page up to the end of its first section. Servers send ten packets of 1,460 bytes before the first
   * acknowledgment (RFC 6928), in which almost all of that section arrives, and twenty after it, with the whole page.
   */
  firstSection: 14.85 * KILOBYTE,
  /** Headers and the whole page. */
  page: 25.4 * KILOBYTE,
  /** The inline drawing of a page, in addition to `page` (record 20). */
  drawingInPage: 14.5 * KILOBYTE,
  /** The whole page with its drawing as the browser parses it, not compressed. */
  unpacked: { home: 168.5 * KILOBYTE, service: 123 * KILOBYTE, other: 136.5 * KILOBYTE },
  /** Number of elements in a page; each costs memory, and time in every layout. */
  elements: { home: 1410, service: 1060, other: 1210 },
  /** Scripts that load before any interaction. */
  script: 3.02 * KILOBYTE,
  font: 48 * KILOBYTE,
  /** Everything that a first visit to the home page requests before scrolling. */
  firstVisit: { phone: 88 * KILOBYTE, desktop: 104.5 * KILOBYTE },
  /** What a second page adds: the page with its drawing, and another drawing for desktops. */
  secondPage: { phone: 35.5 * KILOBYTE, desktop: 46.5 * KILOBYTE },
} as const;

/** Bytes of the notice strip with its styles and script, which only a company with a notice sends. */
const NOTICE_BYTES = 1200;

/** Bytes of a link that only some companies have, without its URL: words, tags and a style rule. */
const LINK_BYTES = 40;

/** Bytes of the rules for an accent color, which are left out if the company uses the site's own red. */
export const ACCENT_BYTES = 150;

/** Returns the bytes that a company's name, address, links and notice add to the budgets of pages. */
export function pageSurplus(company: Business): number {
  const { name, shortName, phone, email, address, bookingUrl, siteUrl, notice, profiles, textPhone } =
    company;
  const letters = [name, shortName, phone, email, address.street, bookingUrl, siteUrl, ...profiles].join(
    '',
  ).length;
  const links = profiles.length * LINK_BYTES + (textPhone ? 2 * LINK_BYTES : 0);
  return letters + links + (notice ? NOTICE_BYTES : 0);
}

/** Bytes of a page's headers, compressed by HTTP/2, as Lighthouse counts them. */
const HEADERS = 1150;

/** Returns the size of a file that is compressed once: brotli at its highest level. */
export const compressedSize = (content: Buffer | string): number => compressBrotli(content).length;

/** Returns the size of a page or of its beginning, with headers, compressed on the fly. */
export const sizeOnTheWay = (html: string): number =>
  HEADERS + compressBrotli(html, QUALITY_ON_THE_WAY).length;

/** A drawing as a `data:` URL, in `src` or `srcset`. */
const DRAWING_ADDRESS = /data:image\/svg\+xml,[^"\s]*/g;

/** Removes inline drawings from a page; they come after the words of its first section. */
export const withoutDrawings = (html: string): string => html.replaceAll(DRAWING_ADDRESS, '');

/** Returns a sentence with a remedy if a size exceeds its budget. */
export const describeExcess = (what: string, size: number, budget: number, remedy: string): string[] =>
  size <= budget ? [] : [`${what}: ${size}, at most ${Math.floor(budget)}; ${remedy}`];

/**
 * Returns a sentence for each budget that a page exceeds: as a whole, or up to the end of its first section.
 *
 * @param surplus - additional bytes for the company's own data
 */
export function findHeavyParts(html: string, surplus: number): string[] {
  const page = withoutDrawings(html);
  const end = parseHtml(page).querySelector('main section')?.range[1];
  const weigh = (text: string): number => sizeOnTheWay(text) - surplus;
  return [
    ...describeExcess('bytes of the page', weigh(page), BUDGETS.page, 'shorten its texts or its markup'),
    ...describeExcess(
      'bytes of the page up to the end of its first section',
      weigh(page.slice(0, end)),
      BUDGETS.firstSection,
      'shorten the texts or the markup of the bar, the menus or that section',
    ),
  ];
}

/** Compressed bytes that the script budget includes for the hours of a week and ten holidays. */
const HOURS_INCLUDED = 105;

/** Additional bytes for longer hours and more holidays, because an owner may list any number. */
const hoursSurplus = Math.max(0, compressBrotli(JSON.stringify(readSchedule())).length - HOURS_INCLUDED);

/** The maximum number of compressed bytes for a page's scripts. */
export const SCRIPT_BUDGET = BUDGETS.script + hoursSurplus;

/** Returns the compressed size of a built file by its URL, ignoring query and fragment. */
export const sizeOf = remember((address: string): number =>
  compressedSize(readFileSync(join(DIST, address.replace(/[?#].*$/, '')))),
);
