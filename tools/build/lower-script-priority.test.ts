import { expect, test } from 'vitest';
import { runSteps } from '../../tests/support/build-step.ts';
import { lowerScriptPriority } from './lower-script-priority.ts';

const lower = (html: string): string => runSteps([lowerScriptPriority], html).html;

test('module scripts have a lower priority than what the first paint needs', () => {
  expect(lower('<script type="module" src="/a.js"></script>')).toBe(
    '<script type="module" src="/a.js" fetchpriority="low"></script>',
  );
});

test.each([
  '<script type="module" fetchpriority="high" src="/a.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<script>a()</script>',
])('%s stays unchanged', (html) => {
  expect(lower(html)).toBe(html);
});
