import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { runSteps } from '../../tests/support/build-step.ts';
import { addIntegrity } from './add-integrity.ts';

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const scripts = { '/a.js': 'a()', '/b.js': 'b("é")' };

test('every script on the page gets the hash of its file', () => {
  const html = '<script type="module" src="/a.js"></script><p>x</p><script src="/b.js" defer></script>';
  expect(runSteps([addIntegrity], html, scripts).html).toBe(
    `<script type="module" src="/a.js" integrity="${hashOf('a()')}"></script><p>x</p>` +
      `<script src="/b.js" defer integrity="${hashOf('b("é")')}"></script>`,
  );
});

test.each([
  '<script>a()</script>',
  '<script type="application/ld+json">{"src":"/a.js"}</script>',
  '<script src="/a.js" integrity="sha256-x"></script>',
  '<script src="//other.example/a.js"></script>',
  '<script src="https://other.example/a.js"></script>',
  '<img src="/a.png">',
])('%s stays unchanged', (html) => {
  expect(runSteps([addIntegrity], html, scripts).html).toBe(html);
});

test('a script that was not built stops the build', () => {
  expect(() => runSteps([addIntegrity], '<script src="/gone.js"></script>', scripts)).toThrow(
    'page.html requests /gone.js, which was not built.',
  );
});
