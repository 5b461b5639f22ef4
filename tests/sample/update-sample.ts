/** `npm run sample`: wraps long lines in `content/`, then records its hash, so that tests treat it as the sample. */
import { globSync, readFileSync } from 'node:fs';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import { breakLines } from '../../tools/content/keep-comments.ts';
import { listContentProblems } from '../../tools/identity/wrong-content.ts';
import { hashContent, isSample, SAMPLE_HASH } from './sample-content.ts';

for (const file of globSync('content/**/*.yaml', { exclude: ['content/schemas/**'] })) {
  const text = readFileSync(file, 'utf8');
  const broken = breakLines(text);
  if (broken !== text) replaceFile(file, broken);
}

const problems = await listContentProblems();
if (problems.length > 0) {
  console.error(`content/ did not become the sample; correct it first:\n\n${problems.join('\n')}`);
  process.exit(1);
}
const wasSample = isSample();
if (!wasSample) replaceFile(SAMPLE_HASH, `${hashContent('content')}\n`);
console.log(wasSample ? 'content/ is already the sample.' : `Wrote ${SAMPLE_HASH}; commit it with content/.`);
