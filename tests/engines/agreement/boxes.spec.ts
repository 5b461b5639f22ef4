/** Checks that every page type has its parts in the same places in every engine. */
import { readThrough } from '../../../tools/verify/read-through.ts';
import { DESKTOP, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';
import { compareBoxes, measureBoxes } from './boxes.ts';
import { type Engine, MAY_DIFFER, openOthers, openPinned } from './engines.ts';

let pinned: Engine;
let others: readonly Engine[];
test.beforeAll(async () => {
  pinned = await openPinned();
  others = await openOthers();
});
test.afterAll(() => Promise.all([pinned, ...others].map((engine) => engine.close())));

async function measure({ show, run }: Engine, address: string, size: typeof PHONE) {
  await show(address, size);
  await readThrough(run);
  return measureBoxes(run);
}

for (const path of PAGE_TYPES) {
  for (const size of [PHONE, DESKTOP]) {
    test(`${path} has its parts in the same places at ${size.width} px`, async ({ baseURL }) => {
      const [expected = [], ...found] = await Promise.all(
        [pinned, ...others].map((engine) => measure(engine, `${baseURL}${path}`, size)),
      );
      expect(expected.length).toBeGreaterThan(20);
      const faults = others.flatMap(({ name }, place) =>
        compareBoxes(expected, found[place] ?? [], MAY_DIFFER[name]).map((one) => `in ${name}, ${one}`),
      );
      expect(faults).toEqual([]);
    });
  }
}
