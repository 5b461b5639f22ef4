/** Builds the site of another company the way an owner does: copy, `npm run rename`, build. */
import { createHash } from 'node:crypto';
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
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import { describeSources } from '../../tools/build/build-record.ts';
import { OTHER_IDENTITY } from './other-identity.ts';
import { copyProjectTo } from './project-copy.ts';
import { runScript } from './run.ts';

/** Has one folder for each state of the sources; only the newest is kept. */
const CACHE = resolve('.cache/other-site');

export interface OtherSite {
  /** The built site. */
  readonly dist: string;
  /** Output of the build. */
  readonly output: string;
}

/** Returns a hash of everything that the build reads, and of the identity. */
const fingerprint = (identity: BusinessInput): string =>
  createHash('sha256')
    .update(`${describeSources()}${JSON.stringify(identity)}`)
    .digest('hex')
    .slice(0, 16);

/** @throws Error with the output if renaming or building fails */
function buildInto(folder: string, identity: BusinessInput): void {
  const project = mkdtempSync(join(tmpdir(), 'other-site-'));
  try {
    copyProjectTo(project);
    // Values that the identity leaves out are cleared.
    const input = JSON.stringify({ bookingUrl: null, ...identity });
    const renamed = runScript(
      'tools/commands/rename.ts',
      project,
      {},
      { args: ['--json', '-', '--yes'], input },
    );
    if (renamed.status !== 0) throw new Error(renamed.output);
    const built = runScript('tools/commands/build.ts', project);
    if (built.status !== 0) throw new Error(built.output);
    cpSync(join(project, 'dist'), join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'output.txt'), built.output);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * Returns the other company's site. Builds it if the sources have changed since the last time, which takes about as
 * long as a normal build. Tests must not change the site.
 *
 * @throws Error with the output if renaming or building fails
 */
export function provideOtherSite(identity: BusinessInput = OTHER_IDENTITY): OtherSite {
  const folder = join(CACHE, fingerprint(identity));
  if (!existsSync(folder)) {
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    const unfinished = mkdtempSync(join(CACHE, 'building-'));
    buildInto(unfinished, identity);
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // A concurrent test was faster.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return { dist: join(folder, 'dist'), output: readFileSync(join(folder, 'output.txt'), 'utf8') };
}

if (import.meta.main) provideOtherSite();
