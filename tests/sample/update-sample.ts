/** Brings the sample up to `content/`, for developers who improve its texts: `npm run sample`. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareContent } from './compare-content.ts';
import { SAMPLE_CONTENT } from './sample-site.ts';

const OWN_CONTENT = 'content';

const differences = compareContent(SAMPLE_CONTENT, OWN_CONTENT);
for (const { file, change } of differences) {
  const target = join(SAMPLE_CONTENT, file);
  if (change === 'removed') rmSync(target);
  else {
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(OWN_CONTENT, file), target);
  }
  console.log(`${change} ${target}`);
}
if (differences.length === 0) console.log(`${SAMPLE_CONTENT}/ says what ${OWN_CONTENT}/ says already.`);
