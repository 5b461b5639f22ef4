/** The site of another company, made the way an owner makes it: a copy, `npm run rename`, a build. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BusinessInput } from '../../src/lib/identity/business-schema.ts';
import { OTHER_IDENTITY } from './other-identity.ts';
import { COPIED, copyProjectTo } from './project-copy.ts';
import { runScript } from './run.ts';

/** One folder for each state of the sources; only the newest is kept. */
const CACHE = resolve('.cache/other-site');

export interface OtherSite {
  /** The built site. */
  readonly dist: string;
  /** What the build said. */
  readonly output: string;
}

/** Every file below a path, without installed packages. */
function listSources(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => listSources(join(path, name)));
}

/** The same for the same sources, packages and identity. */
function fingerprint(identity: BusinessInput): string {
  const hash = createHash('sha256').update(JSON.stringify(identity));
  for (const file of ['package-lock.json', ...Object.values(COPIED)].flatMap(listSources))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @throws Error with what was said when renaming or building fails */
function buildInto(folder: string, identity: BusinessInput): void {
  const project = mkdtempSync(join(tmpdir(), 'other-site-'));
  try {
    copyProjectTo(project);
    // What the identity leaves out is cleared.
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
 * The other company's site, built when the sources have changed since the last time; that takes about as long as a
 * build. Tests read it and leave it as it is.
 *
 * @throws Error with what was said when renaming or building fails
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
      // Another test that runs at the same time was first.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return { dist: join(folder, 'dist'), output: readFileSync(join(folder, 'output.txt'), 'utf8') };
}

if (import.meta.main) provideOtherSite();
