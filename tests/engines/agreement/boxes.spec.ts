/** Checks that every page type has its parts in the same places in every engine. */
import { readThrough } from '../../../tools/verify/read-through.ts';
import { DESKTOP, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import type { RunningServer } from '../../support/local-server.ts';
import { expect, test } from '../../support/test.ts';
import { CLOCK_CODE, IS_CLOCK_STOPPED, readTimes, TEST_INSTANT } from '../../support/test-instant.ts';
import { serveWithScript } from '../support/script-server.ts';
import { compareBoxes, measureBoxes } from './boxes.ts';
import { type Engine, MAY_DIFFER, openOthers, openPinned } from './engines.ts';

let pinned: Engine;
let others: readonly Engine[];
let site: RunningServer;
test.beforeAll(async ({ baseURL }) => {
  site = await serveWithScript(baseURL ?? '', CLOCK_CODE);
  pinned = await openPinned();
  others = await openOthers();
});
test.afterAll(() => Promise.all([pinned, ...others].map((engine) => engine.close())).then(() => site.stop()));

async function measure({ show, run }: Engine, address: string, size: typeof PHONE) {
  await show(address, size);
  await readThrough(run);
  return measureBoxes(run);
}

test('every engine shows the time of the tests', async () => {
  test.skip(!IS_CLOCK_STOPPED, 'This run reads the machine’s clock.');
  for (const { name, show, run } of [pinned, ...others]) {
    await show(site.origin, DESKTOP);
    const instant = new Date(TEST_INSTANT).toISOString();
    expect({ name, times: await run(readTimes, null) }).toEqual({ name, times: [instant, instant, instant] });
  }
});

for (const path of PAGE_TYPES) {
  for (const size of [PHONE, DESKTOP]) {
    test(`${path} has its parts in the same places at ${size.width} px`, async () => {
      const [expected = [], ...found] = await Promise.all(
        [pinned, ...others].map((engine) => measure(engine, `${site.origin}${path}`, size)),
      );
      expect(expected.length).toBeGreaterThan(20);
      const faults = others.flatMap(({ name }, place) =>
        compareBoxes(expected, found[place] ?? [], MAY_DIFFER[name]).map((one) => `in ${name}, ${one}`),
      );
      expect(faults).toEqual([]);
    });
  }
}
