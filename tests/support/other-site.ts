/** Builds the site of another company the way an owner does: copy, other values in the company’s file, build. */
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
import { join, resolve } from 'node:path';
import { changeCompany } from './change-company.ts';
import { OTHER_IDENTITY } from './other-identity.ts';
import { DIST } from './pages.ts';
import { copyProjectTo } from './project-copy.ts';
import { type Outcome, runScript } from './run.ts';
import { otherSiteOf } from './tested-company.ts';

/**
 * Folder of the other company's site. Each tested company has its own, because only the identity is replaced; the
 * other content stays. `npm run test:build` deletes it, so the next test that needs the site builds it again.
 */
const OTHER_SITE = resolve(otherSiteOf(DIST));

export interface OtherSite {
  /** The built site. */
  readonly dist: string;
  /** Output of the build. */
  readonly output: string;
}

function expectSuccess({ status, output }: Outcome): string {
  if (status !== 0) throw new Error(output);
  return output;
}

/** @throws Error with the output if building fails */
function buildOtherSite(): void {
  const project = mkdtempSync(join(tmpdir(), 'other-site-'));
  mkdirSync('.cache', { recursive: true });
  const unfinished = mkdtempSync(`${OTHER_SITE}-`);
  try {
    copyProjectTo(project);
    // `null` removes the booking page, which this identity does not have.
    changeCompany(project, { bookingUrl: null, ...OTHER_IDENTITY });
    const output = expectSuccess(runScript('tools/commands/build.ts', project));
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
export function provideOtherSite(): OtherSite {
  if (!existsSync(OTHER_SITE)) buildOtherSite();
  return {
    dist: join(OTHER_SITE, 'dist'),
    output: readFileSync(join(OTHER_SITE, 'output.txt'), 'utf8'),
  };
}

if (import.meta.main) {
  rmSync(OTHER_SITE, { recursive: true, force: true });
  buildOtherSite();
}
