import { expect, test } from 'vitest';
import { runSteps, writePage } from '../../tests/support/build-step.ts';
import { shareLateStyles } from './share-late-styles.ts';

test('a late style becomes a file that is linked in its place, and an ordinary drawing stays', () => {
  const late = '<svg data-late-style width="0"><style>footer{color:red}</style></svg>';
  const { html, stylesheets } = runSteps(
    [shareLateStyles],
    writePage('p{}', `<p></p><footer>${late}<svg><path></path></svg></footer>`),
  );
  expect(html).toBe(
    writePage(
      'p{}',
      '<p></p><footer><link rel="stylesheet" href="/late.css"><svg><path></path></svg></footer>',
    ),
  );
  expect([...stylesheets]).toEqual([['late', 'footer{color:red}']]);
});
