import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SKY_CODE } from '../../src/features/sky/sky-code.ts';
import { toMinuteSpan } from '../../src/lib/hours/week-hours.ts';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import { BOOKING_HREF } from '../support/booking.ts';
import { pageFiles, parseFile } from '../support/html.ts';
import { compressedSize } from '../support/page-weight.ts';
import {
  ENGLISH_ROUTES,
  fileOfRoute,
  LANGUAGE_ROUTES,
  listFiles,
  readDist,
  routeOfFile,
} from '../support/pages.ts';
import { inlineScripts, scriptFiles, withImports } from '../support/scripts.ts';

const CONTACT = '/contact';

/** Scripts of the contact form, including React; they load when a visitor scrolls or uses the form. */
const formScripts = listFiles('.js')
  .filter((file) => posix.basename(file).startsWith('contact-form.client'))
  .flatMap((file) => [...withImports(file)]);

test.each([
  ['the contact form', '[data-contact-form] > form', [CONTACT]],
  ['the search', '[data-search] form', [routes.home, routes.services, routes.offline, ...LANGUAGE_ROUTES]],
])('the script of %s is prepared only on its own pages', (_, selector, places) => {
  const found = pageFiles.filter((file) => parseFile(file).querySelector(selector)).map(routeOfFile);
  expect(found.sort()).toEqual(places.toSorted());
});

describe('scripts', () => {
  test.each(ENGLISH_ROUTES)('of %s contain no React and no unknown inline code', (route) => {
    const file = fileOfRoute(route);
    const hasDrawing = parseFile(file).querySelector(
      '[data-ground=sky] img + script, [data-ground=sky] picture + script',
    );
    const inline = [SKY_CODE, business.notice, hasDrawing].filter(Boolean);
    expect(inlineScripts(file)).toHaveLength(inline.length);
    expect(scriptFiles(route).map(readDist).join('')).not.toMatch(/react/i);
  });

  test('of the home page contain the hours and the holidays, and do not use Intl', () => {
    const code = scriptFiles('/').map(readDist).join('');
    const days = [...Object.values(business.hours), ...business.holidays.map(({ hours }) => hours)];
    for (const minutes of days.flat().flatMap(toMinuteSpan)) expect(code).toContain(String(minutes));
    for (const { date } of business.holidays) expect(code).toContain(date);
    // The first use of `Intl` or a `toLocale…` method blocks a phone for 80 ms (src/lib/hours/new-york-clock.ts).
    expect(code).not.toMatch(/\bIntl\b|toLocale/);
  });

  test('of the contact form weigh at most 80 kB', () => {
    expect(formScripts.length).toBeGreaterThan(1);
    const size = formScripts.reduce((sum, file) => sum + compressedSize(readDist(file)), 0);
    expect(size).toBeGreaterThan(40_000);
    expect(size).toBeLessThanOrEqual(80_000);
  });

  test('contain no schemas, identity or content', () => {
    const code = [...scriptFiles(CONTACT), ...formScripts].map(readDist).join('\n');
    expect(code).not.toContain('ZodError');
    expect(code).not.toContain('ContentError');
    for (const fact of [business.phone, business.email, BOOKING_HREF, business.address.street]) {
      expect(code).not.toContain(fact);
    }
    expect(code).not.toMatch(/boiler-repair/);
  });

  test('name no other server, and use no API except fetch that could send data', () => {
    const code = [...scriptFiles(CONTACT), ...formScripts].map(readDist).join('\n');
    const hosts = [...code.matchAll(/(?:https?:)?\/\/((?:[a-z\d-]+\.)+[a-z]{2,})/g)].map(
      ([, host = '']) => host,
    );
    // The only exceptions are XML namespaces and the page that explains React’s errors.
    expect(hosts.filter((host) => !['www.w3.org', 'react.dev'].includes(host))).toEqual([]);
    expect(code).not.toMatch(/XMLHttpRequest|sendBeacon|WebSocket|EventSource/);
  });
});

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe.each(pageFiles)('of %s', (file) => {
  const page = parseFile(file);

  test('the content security policy has the hashes of all inline code', () => {
    const styles = page.querySelectorAll('style').map(({ rawText }) => rawText);
    const missing = [...inlineScripts(file), ...styles].filter(
      (code) => !readDist('_headers').includes(`'${hashOf(code)}'`),
    );
    expect(missing).toEqual([]);
  });

  test('each script file has its hash in its tag', () => {
    const scripts = page.querySelectorAll('script[src]');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect(script.getAttribute('integrity')).toBe(hashOf(readDist(script.getAttribute('src') ?? '')));
  });
});
