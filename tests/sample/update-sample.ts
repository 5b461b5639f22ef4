/** Makes `content/` the sample of the tests, for developers who edit its texts: `npm run sample`. */
import { globSync, readFileSync } from 'node:fs';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import { breakLines } from '../../tools/content/keep-comments.ts';
import { hashContent, isSample, SAMPLE_HASH } from './sample-content.ts';

for (const file of globSync('content/**/*.yaml', { exclude: ['content/schemas/**'] })) {
  const text = readFileSync(file, 'utf8');
  const broken = breakLines(text);
  if (broken !== text) replaceFile(file, broken);
}

const wasSample = isSample();
if (!wasSample) replaceFile(SAMPLE_HASH, `${hashContent('content')}\n`);
console.log(wasSample ? 'content/ is already the sample.' : `Wrote ${SAMPLE_HASH}; commit it with content/.`);
