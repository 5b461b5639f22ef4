import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { restoreComments, SECOND_LOOK } from './restore-comments.ts';

const LOU =
  '# yaml-language-server: $schema=../schemas/team-member.json\nname: Lou\n# In one line.\nrole: Steam\n';

const SCHEMAS = new Map([
  ['team', 'team-member'],
  ['reviews', 'review'],
]);

/** A folder of content and what saves a file in it, as a form does. */
function openFolder(files: Readonly<Record<string, string>>) {
  const folder = makeFolder(files);
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  restoreComments(folder, SCHEMAS, { watcher } as unknown as ViteDevServer);
  return (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    watcher.emit('change', join(folder, name));
    return readFileSync(join(folder, name), 'utf8');
  };
}

test('a saved file keeps its comments, twice in a row', () => {
  const save = openFolder({ 'lou.yaml': LOU });
  const changed = LOU.replace('Steam', 'Hot water');
  expect(save('lou.yaml', 'name: Lou\nrole: Hot water\n')).toBe(changed);
  expect(save('lou.yaml', 'name: Lou\nrole: Oil\n')).toBe(LOU.replace('Steam', 'Oil'));
});

test.each([...SCHEMAS])(
  'a new file in %s names its schema, also as the first one there',
  (folder, schema) => {
    const save = openFolder({ [`${folder}/.keep`]: '' });
    expect(save(`${folder}/ann.yaml`, 'name: Ann\n')).toBe(
      `# yaml-language-server: $schema=../schemas/${schema}.json\nname: Ann\n`,
    );
  },
);

test('what is typed in an editor of code stays as it is', () => {
  const save = openFolder({ 'lou.yaml': LOU });
  const typed = LOU.replace('name: Lou', 'name:   "Lou"');
  expect(save('lou.yaml', typed)).toBe(typed);
});

test('a file that is about to be written is left alone', () => {
  const save = openFolder({ 'lou.yaml': LOU });
  expect(save('lou.yaml', '')).toBe('');
  expect(save('lou.yaml', 'name: Lou\nrole: Oil\n')).toBe(LOU.replace('Steam', 'Oil'));
});

test('a file whose end came without an event is found by a second look', () => {
  vi.useFakeTimers();
  const folder = makeFolder({ 'lou.yaml': LOU });
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  restoreComments(folder, SCHEMAS, { watcher } as unknown as ViteDevServer);
  const path = join(folder, 'lou.yaml');
  writeFileSync(path, '');
  watcher.emit('change', path);
  writeFileSync(path, 'name: Lou\nrole: Oil\n');
  vi.advanceTimersByTime(SECOND_LOOK);
  expect(readFileSync(path, 'utf8')).toBe(LOU.replace('Steam', 'Oil'));
  vi.useRealTimers();
});

test('a photo that was added in a form takes the place of the drawing', () => {
  const before = `${LOU}drawing:\n  name: team-lou\n  alt: Lou\n`;
  const save = openFolder({ 'lou.yaml': before });
  const picture = 'photo:\n  file: team/lou/photo.jpg\n  alt: Lou\n';
  const saved = `name: Lou\nrole: Steam\ndrawing:\n  name: team-lou\n  alt: Lou\n${picture}`;
  expect(save('lou.yaml', saved)).toBe(LOU + picture);
});
