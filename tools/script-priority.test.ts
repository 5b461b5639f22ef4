import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { lowerScriptPriority, lowerScripts } from './script-priority.ts';

describe('module scripts', () => {
  test('are asked for after what the first paint needs', () => {
    expect(lowerScripts('<script type="module" src="/a.js"></script>')).toBe(
      '<script type="module" fetchpriority="low" src="/a.js"></script>',
    );
  });

  test.each([
    '<script type="module" fetchpriority="high" src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>a()</script>',
  ])('%s stays as it is', (html) => {
    expect(lowerScripts(html)).toBe(html);
  });

  test('of all pages of a folder are lowered, also below', () => {
    const page = '<script type="module" src="/code.js"></script>';
    const folder = makeFolder({ 'index.html': page, 'deep/page.html': page, 'page.txt': page });
    lowerScriptPriority(folder);
    for (const file of ['index.html', 'deep/page.html'])
      expect(readFileSync(join(folder, file), 'utf8')).toBe(lowerScripts(page));
    expect(readFileSync(join(folder, 'page.txt'), 'utf8')).toBe(page);
  });
});
