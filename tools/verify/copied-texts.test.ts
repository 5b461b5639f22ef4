import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContentFiles } from '../../src/site/content-files.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { COMPANIES } from '../../tests/support/tested-company.ts';
import { adviseOnCopies, adviseOnNames } from './copied-texts.ts';

test('no service of the sample has copied texts or lacks a translated name', () => {
  const content = openContentFiles(COMPANIES.sample.content);
  expect([...adviseOnCopies(content), ...adviseOnNames(content)]).toEqual([]);
});

test('a copied service is reported for each unchanged text and each missing name', () => {
  const folder = makeFolder();
  cpSync(COMPANIES.sample.content, folder, { recursive: true });
  const original = readFileSync(join(folder, 'services/boiler-repair.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'services/steam-traps.yaml'),
    original.replace('slug: boiler-repair', 'slug: steam-traps'),
  );
  const content = openContentFiles(folder);
  const copies = adviseOnCopies(content);
  expect(copies.length).toBeGreaterThan(20);
  for (const sentence of copies)
    expect(sentence).toMatch(
      /steam-traps\.yaml, line \d+, .* is in .*boiler-repair\.yaml, too; write it for this service/s,
    );
  expect(adviseOnNames(content)).toEqual([
    expect.stringMatching(/es\.yaml, line \d+, services: “steam-traps” is missing/),
  ]);
});
