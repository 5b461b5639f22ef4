import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runScript } from '../support/run.ts';
import { copyProject, editFile } from '../support/temporary-folder.ts';

const IDENTITY = 'content/company.yaml';
const PREVIOUS = 'the site as it was built before';

let project: string;

beforeEach(() => {
  project = copyProject();
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist/index.html'), PREVIOUS);
});

const edit = (file: string, pattern: RegExp, replacement: string): void =>
  editFile(join(project, file), pattern, replacement);

/** Expects that the previous site is unchanged and no partial build is left behind. */
function expectNothingChanged(): void {
  expect(readdirSync(join(project, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe(PREVIOUS);
  const cache = join(project, '.cache');
  // Generated pictures may stay for the next build.
  expect((existsSync(cache) ? readdirSync(cache) : []).filter((name) => name !== 'encoded')).toEqual([]);
}

describe('a build', () => {
  test('with mistakes in the identity and the content reports each in one line and leaves the site unchanged', () => {
    edit(IDENTITY, /^email: .*/m, 'email: nobody');
    edit(IDENTITY, /^siteUrl: /m, 'faxNumber: 1\nsiteUrl: ');
    edit('content/team/ana-ruiz.yaml', /role: .*/, 'role:');
    edit('content/languages/es.yaml', / {2}boiler-repair: /, '  boiler-repairs: ');
    const { status, output } = runScript('tools/commands/build.ts', project);
    expect(status).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('content/'))).toHaveLength(4);
    expect(output).toContain('content/team/ana-ruiz.yaml, line 3, role: is empty; write text.');
    expect(existsSync(join(project, 'content/schemas/company.json'))).toBe(true);
    expect(output).not.toMatch(/\n\s+at /);
    expectNothingChanged();
  });

  test('that fails halfway leaves the site unchanged', () => {
    edit('src/features/about/about-page.tsx', /<Story \/>/, "{(() => { throw new Error('broken'); })()}");
    // An empty variable counts as not set.
    const { status, output } = runScript('tools/commands/build.ts', project, { SITE_OUT_DIR: '' });
    expect(status).toBe(1);
    expect(output).toMatch(/^dist\/ is unchanged\./m);
    expect(output).toContain('Astro could not build the site');
    expect(output).toContain('SITE_INSTANT is set');
    expectNothingChanged();
  });
});
