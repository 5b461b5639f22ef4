import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContentFiles } from '../../src/site/content-files.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { COMPANIES } from '../../tests/support/tested-company.ts';
import { adviseOnNames } from './missing-names.ts';

test('services with a name in every language get no advice', () => {
  expect(adviseOnNames(openContentFiles(COMPANIES.fixture.content))).toEqual([]);
});

test('a copied service is reported for each missing name', () => {
  const folder = makeFolder();
  cpSync(COMPANIES.fixture.content, folder, { recursive: true });
  const original = readFileSync(join(folder, 'services/boiler-repair.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'services/steam-traps.yaml'),
    original.replace('slug: boiler-repair', 'slug: steam-traps'),
  );
  expect(adviseOnNames(openContentFiles(folder))).toEqual([
    expect.stringMatching(/es\.yaml, line \d+, services: “steam-traps” is missing/),
  ]);
});
