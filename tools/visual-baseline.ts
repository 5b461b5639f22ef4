/** Where the pictures of the pages are kept, and which browser made them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const BASELINE = resolve('tests/visual/baseline');
const MAKER = join(BASELINE, 'browser.json');

/** The same version smooths letters differently on another system. */
export interface Maker {
  readonly version: string;
  readonly system: string;
}

const thisSystem = `${process.platform}-${process.arch}`;

export const pictureOf = (name: string): string => join(BASELINE, `${name}.png`);

/** The browser that the pictures are of; undefined where there are none yet. */
export function readMaker(file = MAKER): Maker | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Maker) : undefined;
}

export function writeMaker(version: string): void {
  writeFileSync(MAKER, `${JSON.stringify({ version, system: thisSystem } satisfies Maker, null, 2)}\n`);
}

/** Why this browser may paint other pixels than the one that made the pictures; undefined where it is the same. */
export function describeOtherBrowser(
  version: string,
  maker = readMaker(),
  system = thisSystem,
): string | undefined {
  if (maker?.version === version && maker.system === system) return undefined;
  const made = maker ? `Chromium ${maker.version} on ${maker.system}` : 'no known browser';
  return `the pictures are of ${made}, this is Chromium ${version} on ${system}: differences are shown, not counted`;
}
