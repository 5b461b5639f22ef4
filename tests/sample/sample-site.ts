/** The sample company as tests read it: a copy of `content/` and its site, so that an owner's texts turn no test red. */
import { existsSync } from 'node:fs';
import { CommandError } from '../../tools/command-error.ts';

/** `npm run sample` writes it from `content/`, without the schemas, which are shared. */
export const SAMPLE_CONTENT = 'tests/sample/content';
/** `npm run sample:build` builds it; `dist/` stays the owner's. */
export const SAMPLE_SITE = '.cache/sample-site';

/** Makes this process, and every one that it starts, read the sample. Configurations of all suites call it. */
export function switchToSample(): void {
  process.env.SITE_CONTENT_DIR = SAMPLE_CONTENT;
  process.env.SITE_DIST = SAMPLE_SITE;
}

/** @throws CommandError with the remedy when the site of the sample is not there */
export function assertSampleBuilt(): void {
  if (!existsSync(`${SAMPLE_SITE}/index.html`))
    throw new CommandError(
      `The sample's site is not in ${SAMPLE_SITE}/ yet: run npm run sample:build first.`,
    );
}
