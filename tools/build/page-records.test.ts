import { expect, test } from 'vitest';
import { assertPagesRecorded } from './page-records.ts';

test('a page without a record and a record without its page stop the build with a message that says what to do', () => {
  expect(() => assertPagesRecorded(['/', '/about'], ['/', '/about'])).not.toThrow();
  expect(() => assertPagesRecorded(['/', '/financing'], ['/', '/careers'])).toThrow(
    [
      '/financing has no record: add it to src/content/top-pages.ts, or delete its file in src/pages/.',
      '/careers has no page: add its file to src/pages/, or remove it from src/content/top-pages.ts.',
    ].join('\n'),
  );
});
