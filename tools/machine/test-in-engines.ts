/** Runs the tests of several engines in sequence. */

export interface EngineTests {
  /** Name for people: “Firefox”. */
  readonly engine: string;
  /** Finds or installs the engine; returns false if it is unavailable. */
  readonly prepare: () => boolean;
  /** Runs its tests; returns false if one fails. */
  readonly run: () => boolean;
}

/**
 * Runs the tests of every available engine, even after those of another have failed. An unavailable engine
 * is not a failure: its tests are skipped with one line that says so.
 *
 * @param say - prints that line
 * @returns whether all tests that ran have passed
 */
export function testInEngines(all: readonly EngineTests[], say: (line: string) => void): boolean {
  const results = all.map(({ engine, prepare, run }) => {
    if (prepare()) return run();
    say(`${engine} is missing and could not be installed; its tests are skipped.`);
    return true;
  });
  return results.every(Boolean);
}
