/** The tests of several engines, one engine after the other. */

export interface EngineTests {
  /** Name for people: “Firefox”. */
  readonly engine: string;
  /** Finds the engine or installs it; false where it cannot be had. */
  readonly prepare: () => boolean;
  /** Runs its tests; false when one fails. */
  readonly run: () => boolean;
}

/**
 * Runs the tests of every engine that can be had, also after those of another have failed. An engine that cannot be had
 * is no failure: its tests are skipped with one line that says so.
 *
 * @param say - takes that line
 * @returns whether everything that ran has passed
 */
export function testInEngines(all: readonly EngineTests[], say: (line: string) => void): boolean {
  const results = all.map(({ engine, prepare, run }) => {
    if (prepare()) return run();
    say(`${engine} is not installed and could not be; its tests are skipped.`);
    return true;
  });
  return results.every(Boolean);
}
