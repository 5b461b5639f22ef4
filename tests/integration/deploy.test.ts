import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject } from '../support/temporary-folder.ts';

const project = copyProject();

const deploy = (...args: readonly string[]): Outcome =>
  runScript('tools/commands/deploy.ts', project, {}, { args, timeout: 400_000 });

test('npm run deploy refuses the sample company with a sentence for each placeholder, and no stack trace', () => {
  const file = join(project, 'content/company.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*/m, 'name: Five Borough Air'));
  const { status, output } = deploy('--dry-run');
  expect(status).toBe(1);
  expect(output).toContain('content/company.yaml, name: “Five Borough Air” is the sample company.');
  expect(output).toContain('Messages of the contact form go nowhere');
  expect(output).toMatch(/\nNothing was put online\.\n$/);
  expect(output).not.toMatch(/\n\s+at /);
});

test('npm run deploy -- --anyway --dry-run builds the site and goes as far as the upload', () => {
  const { status, output } = deploy('--anyway', '--dry-run');
  expect(output).toContain('--dry-run: exiting now.');
  expect(status).toBe(0);
}, 420_000);
