import { expect, test } from 'vitest';
import { annotateSentences } from './command-error.ts';

test('each sentence about a content file becomes an annotation of its line', () => {
  const message = [
    'The site was not built, because something in it needs correcting:',
    '',
    'content/company.yaml, line 27, hours, saturday: is “late”; write closed, 100% sure.',
    'content/team/ana-ruiz.yaml: there is no photo.',
    'content/team/a::b.yaml: this name has signs that GitHub would read.',
    'To deploy anyway, add -- --anyway.',
  ].join('\n');
  expect(annotateSentences(message)).toBe(
    [
      '::error file=content/company.yaml,line=27::content/company.yaml, line 27, hours, saturday: is “late”; write closed, 100%25 sure.',
      '::error file=content/team/ana-ruiz.yaml::content/team/ana-ruiz.yaml: there is no photo.',
    ].join('\n'),
  );
});
