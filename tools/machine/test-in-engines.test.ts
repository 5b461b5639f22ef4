import { expect, test, vi } from 'vitest';
import { testInEngines } from './test-in-engines.ts';

const engine = (name: string, isThere: boolean, passes: boolean) => ({
  engine: name,
  prepare: () => isThere,
  run: vi.fn(() => passes),
});

test('an unavailable engine is skipped with one line and is not a failure', () => {
  const [missing, present] = [engine('Firefox', false, false), engine('WebKit', true, true)];
  const lines: string[] = [];
  expect(testInEngines([missing, present], (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual(['Firefox is missing and could not be installed; its tests are skipped.']);
  expect(missing.run).not.toHaveBeenCalled();
  expect(present.run).toHaveBeenCalledOnce();
});

test('a failure in one engine fails the run, and the other engine is still tested', () => {
  const [failing, passing] = [engine('Firefox', true, false), engine('WebKit', true, true)];
  expect(testInEngines([failing, passing], () => {})).toBe(false);
  expect(passing.run).toHaveBeenCalledOnce();
});
