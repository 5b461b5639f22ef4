import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { annotateSentences, runCommand } from './command-error.ts';

test('a file in the way of a folder is named, without a stack trace', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const folder = join(makeFolder({ file: '' }), 'file/folder');
  await runCommand(() => mkdirSync(folder));
  process.exitCode = 0;
  expect(print.mock.calls.join()).toMatch(new RegExp(`${RegExp.escape(folder)}.*in the way`));
});

test('each sentence about a content file becomes an annotation of its line, with the labels of the forms', () => {
  const message = [
    'The site was not built, because something in it needs correcting:',
    '',
    'content/company.yaml, line 27, hours, saturday: is “late”; write closed, 100% sure.',
    'content/boroughs/bronx.yaml, line 43, specificServices 4, service: there is no “boiler, steam”.',
    'content/company.yaml, brands, LG: you are certified.',
    'content/team/a::b.yaml: this name has signs that GitHub would read.',
    'To deploy anyway, add -- --anyway.',
  ].join('\n');
  expect(annotateSentences(message)).toBe(
    [
      '::error file=content/company.yaml,line=27::content/company.yaml, line 27, Hours, Saturday: is “late”; write closed, 100%25 sure.',
      '::error file=content/boroughs/bronx.yaml,line=43::content/boroughs/bronx.yaml, line 43, Specific services 4, Service: there is no “boiler, steam”.',
      '::error file=content/company.yaml::content/company.yaml, Brands, LG: you are certified.',
    ].join('\n'),
  );
  expect(annotateSentences('Cloudflare refused.\nNothing is online.')).toBe(
    '::error::Cloudflare refused.%0ANothing is online.',
  );
});
