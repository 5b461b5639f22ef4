import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { addIntegrity, withIntegrity } from './integrity.ts';

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const read = (path: string) => Buffer.from(`code of ${path}`);

describe('the integrity of scripts', () => {
  test('is the hash of the file, on every script of the page', () => {
    const html = '<script type="module" src="/a.js"></script><p>x</p><script src="/b.js" defer></script>';
    expect(withIntegrity(html, read)).toBe(
      `<script type="module" src="/a.js" integrity="${hashOf('code of /a.js')}"></script><p>x</p>` +
        `<script src="/b.js" integrity="${hashOf('code of /b.js')}" defer></script>`,
    );
  });

  test.each([
    '<script>a()</script>',
    '<script type="application/ld+json">{"src":"/a.js"}</script>',
    '<script src="/a.js" integrity="sha256-x"></script>',
    '<script src="//other.example/a.js"></script>',
    '<script src="https://other.example/a.js"></script>',
    '<img src="/a.png">',
  ])('leaves %s as it is', (html) => {
    expect(withIntegrity(html, read)).toBe(html);
  });

  test('is added to all pages of a folder, also below', () => {
    const page = '<script src="/code.js"></script>';
    const folder = makeFolder({ 'code.js': 'go()', 'index.html': page, 'deep/page.html': page });
    addIntegrity(folder);
    for (const file of ['index.html', 'deep/page.html'])
      expect(readFileSync(join(folder, file), 'utf8')).toContain(`integrity="${hashOf('go()')}"`);
  });

  test('stops the build when a script is missing', () => {
    expect(() => addIntegrity(makeFolder({ 'index.html': '<script src="/gone.js"></script>' }))).toThrow(
      /ENOENT/,
    );
  });
});
