/** The site of another company, made the way an owner makes it: a copy, `npm run rename`, a build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Business } from '../../src/lib/business-schema.ts';
import { copyProjectTo } from '../../tools/bench/project-copy.ts';
import { OTHER_IDENTITY } from './other-identity.ts';
import { runScript } from './run.ts';

export interface OtherSite {
  /** The built site. */
  readonly dist: string;
  /** What the build said. */
  readonly output: string;
  readonly remove: () => void;
}

/**
 * Builds it in a temporary folder; takes about as long as a build.
 *
 * @throws Error with what was said when renaming or building fails
 */
export function buildOtherSite(identity: Business = OTHER_IDENTITY): OtherSite {
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  copyProjectTo(folder);
  const input = JSON.stringify(identity);
  const renamed = runScript(
    'tools/commands/rename.ts',
    folder,
    {},
    { args: ['--json', '-', '--yes'], input },
  );
  if (renamed.status !== 0) throw new Error(renamed.output);
  const built = runScript('tools/commands/build.ts', folder);
  if (built.status !== 0) throw new Error(built.output);
  return {
    dist: join(folder, 'dist'),
    output: built.output,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
