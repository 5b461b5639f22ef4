/** Reads a page of every type to its end, at two widths. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findReadingFaults } from '../../../tools/verify/visit-pages.ts';
import { DESKTOP, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { readConsole, runWith, setViewport } from './support/page.ts';
import { startWebKit } from './support/session.ts';

const origin = inject('origin');
const session = startWebKit();

describe.each([PHONE, DESKTOP])('at $width px', (size) => {
  beforeAll(() => setViewport(session.driver, size));

  test.each(PAGE_TYPES)('%s is complete and logs nothing to the console', async (path) => {
    const { driver } = session;
    await driver.get(origin + path);
    expect(await findReadingFaults(runWith(driver), true)).toEqual([]);
    expect(await readConsole(driver)).toEqual([]);
  });
});
