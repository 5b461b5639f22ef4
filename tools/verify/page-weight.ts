/** Sizes as they go over the network, and the budgets of every page. */
import type { HTMLElement } from 'node-html-parser';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { parseHtml } from '../build/built-site.ts';
import { compressBrotli } from '../hosts/brotli.ts';

/** A kilobyte of the budgets, on the careful side. */
const KILOBYTE = 1000;

export const BUDGETS = {
  /**
   * Headers and page until the end of its first section, which the first paint needs. Ten packets of 1,460 bytes are
   * sent before the first is confirmed (RFC 6928).
   */
  firstSection: 13.1 * KILOBYTE,
  /** Headers and the whole page. */
  page: 22.1 * KILOBYTE,
  /** The drawing that stands in a page, besides (record 20). */
  drawingInPage: 15 * KILOBYTE,
  /** Scripts that load before anybody does anything. */
  script: 2 * KILOBYTE,
  /** What turns the house of the home page to the hour, besides. */
  heroHour: 0.7 * KILOBYTE,
  font: 48 * KILOBYTE,
  /** Pictures in the first view of a phone and of a desktop. */
  firstView: 30 * KILOBYTE,
  /** Everything that a first visit to the home page requests before scrolling. */
  firstVisit: { phone: 73 * KILOBYTE, desktop: 78 * KILOBYTE },
  /** What a second page adds to it: the page with its drawing, what desks show instead, and its styles for print. */
  secondPage: { phone: 27 * KILOBYTE, desktop: 38 * KILOBYTE },
  /** Requests that the load event waits for, the page itself included. */
  requests: 6,
} as const;

/** What every page says of the sample company, in letters. */
const LETTERS_INCLUDED = 143;
/** The strip, its styles and its script, which a company without a notice does not send. */
const NOTICE_BYTES = 1200;

/** A link of the company's own beside its address: words, tags and a rule. */
const LINK_BYTES = 40;

/** The rules of an accent, which a company with the site's own red does not send. */
export const ACCENT_BYTES = 150;

/** What a longer name or address, further links and a notice take beyond the budgets of pages, in bytes. */
export function pageSurplus(company: Business): number {
  const { name, shortName, phone, email, address, bookingUrl, siteUrl, notice, profiles, textPhone } =
    company;
  const letters = [name, shortName, phone, email, address.street, bookingUrl, siteUrl, ...profiles].join(
    '',
  ).length;
  const links = profiles.length * LINK_BYTES + (textPhone ? 2 * LINK_BYTES : 0);
  return Math.max(0, letters - LETTERS_INCLUDED) + links + (notice ? NOTICE_BYTES : 0);
}

/** Headers of a page, compressed by HTTP/2, as Lighthouse counts them. */
const HEADERS = 1150;
/** Brotli as a CDN compresses a page on its way. */
const QUALITY_ON_THE_WAY = 4;

/** Size of a file that is compressed once and kept: brotli at its highest level. */
export const compressedSize = (content: Buffer | string): number => compressBrotli(content).length;

/** Size of a page or of its beginning with its headers, compressed on the way. */
export const sizeOnTheWay = (html: string): number =>
  HEADERS + compressBrotli(html, QUALITY_ON_THE_WAY).length;

/** A drawing as an address, in `src` or `srcset`. */
const DRAWING_ADDRESS = /data:image\/svg\+xml,[^"\s]*/g;

/** A page without the drawings that stand in it, which come behind the words of its first section. */
export const withoutDrawings = (html: string): string => html.replaceAll(DRAWING_ADDRESS, '');

/**
 * A page until the end of the first section in its main part.
 *
 * @param page - as it was parsed from `html`
 * @throws Error when there is no section
 */
export function untilFirstSection(html: string, page: HTMLElement): string {
  const section = page.querySelector('main section');
  if (!section) throw new Error('A page has no section in its main part.');
  return html.slice(0, section.range[1]);
}

/** What a page, or its beginning, is made of, in bytes when each part is compressed alone, the largest first. */
export function describeParts(html: string): string {
  const page = parseHtml(html);
  const take = (selector: string): string =>
    page
      .querySelectorAll(selector)
      .map((element) => {
        element.remove();
        return element.outerHTML;
      })
      .join('');
  const parts = {
    'inline styles': take('style'),
    'structured data': take('script[type="application/ld+json"]'),
    scripts: take('script'),
    'drawing markup': take('svg'),
    head: take('head'),
    words: page.structuredText,
    'tags and attributes': page.toString().replaceAll(/>[^<]+</g, '><'),
  };
  return Object.entries(parts)
    .map(([name, text]) => ({ name, size: compressBrotli(text, QUALITY_ON_THE_WAY).length }))
    .sort((one, other) => other.size - one.size)
    .map(({ name, size }) => `${name} ${size}`)
    .join(', ');
}

export interface HeavyPart {
  readonly name: 'the page' | 'its beginning';
  /** Its markup, for `describeParts`. */
  readonly html: string;
  /** Bytes beyond the budget. */
  readonly over: number;
}

/**
 * What of a page is over its budget: the whole, or the beginning until the end of its first section.
 *
 * @param surplus - bytes of the company's own that the budget leaves room for
 */
export function findHeavyParts(html: string, surplus: number): HeavyPart[] {
  const page = withoutDrawings(html);
  const parts = [
    { name: 'the page', html: page, budget: BUDGETS.page },
    { name: 'its beginning', html: untilFirstSection(page, parseHtml(page)), budget: BUDGETS.firstSection },
  ] as const;
  return parts
    .map(({ budget, ...part }) => ({ ...part, over: sizeOnTheWay(part.html) - budget - surplus }))
    .filter(({ over }) => over > 0);
}
