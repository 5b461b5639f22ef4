import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { describeOtherBrowser, readMaker } from './visual-baseline.ts';

const MAKER = { version: '156.0.8078.79', system: 'linux-x64' };

describe('pictures made by another browser', () => {
  test('are compared in earnest where version and system are the same', () => {
    expect(describeOtherBrowser('156.0.8078.79', MAKER, 'linux-x64')).toBeUndefined();
  });

  test.each([
    ['another version', '157.0.1.2', MAKER, 'linux-x64', 'Chromium 156.0.8078.79 on linux-x64'],
    [
      'another system',
      '156.0.8078.79',
      MAKER,
      'darwin-arm64',
      'this is Chromium 156.0.8078.79 on darwin-arm64',
    ],
  ])('are shown and not counted with %s', (_, version, maker, system, words) => {
    const excuse = describeOtherBrowser(version, maker, system);
    expect(excuse).toContain('differences are shown, not counted');
    expect(excuse).toContain(words);
  });

  test('have no maker where none was written', () => {
    expect(readMaker(join(makeFolder({}), 'browser.json'))).toBeUndefined();
  });
});
