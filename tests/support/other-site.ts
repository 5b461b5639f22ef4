/** Builds the site of the other company the way an owner does: copy, change the content, build. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOtherContent } from './other-content.ts';
import { OTHER_IDENTITY } from './other-identity.ts';
import { changeCompany, copyProjectTo } from './project-copy.ts';
import { runScript } from './run.ts';
import { OTHER_SITE } from './tested-company.ts';

export interface OtherSite {
  /** The built site. */
  readonly dist: string;
  /** Output of the build. */
  readonly output: string;
}

/** @throws Error with the output if building fails */
async function buildOtherSite(): Promise<void> {
  const project = mkdtempSync(join(tmpdir(), 'other-site-'));
  mkdirSync('.cache', { recursive: true });
  const unfinished = mkdtempSync(`${OTHER_SITE}-`);
  try {
    copyProjectTo(project);
    await writeOtherContent(join(project, 'content'));
    // `null` removes the booking page, which this identity does not have.
    changeCompany(project, { bookingUrl: null, ...OTHER_IDENTITY });
    const { status, output } = runScript('tools/commands/build.ts', project);
    if (status !== 0) throw new Error(output);
    cpSync(join(project, 'dist'), join(unfinished, 'dist'), { recursive: true });
    writeFileSync(join(unfinished, 'output.txt'), output);
    // Another test process may have built the site in the meantime.
    if (!existsSync(OTHER_SITE)) renameSync(unfinished, OTHER_SITE);
  } finally {
    for (const folder of [project, unfinished]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the other company's site, and builds it first if it does not exist. Tests must not change it.
 *
 * @throws Error with the output if building fails
 */
export async function provideOtherSite(): Promise<OtherSite> {
  if (!existsSync(OTHER_SITE)) await buildOtherSite();
  return {
    dist: join(OTHER_SITE, 'dist'),
    output: readFileSync(join(OTHER_SITE, 'output.txt'), 'utf8'),
  };
}

if (import.meta.main) {
  rmSync(OTHER_SITE, { recursive: true, force: true });
  await buildOtherSite();
}
