/** Builds the site beside the one that is served, and swaps them when everything succeeded. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { runPipeline } from './pipeline.ts';

export interface BuildOptions {
  /** Folder of the finished site; one that is there is replaced. */
  readonly outDir: string;
  /** False leaves the pages as Astro wrote them, to compare with. */
  readonly pipeline?: boolean;
}

function runAstro(outDir: string): void {
  const { status } = spawnSync('astro', ['build', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SITE_OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('Astro could not build the site; see the messages above.');
}

/** Swaps folders by renaming, so that a server never sees half a site. */
function moveIntoPlace(from: string, to: string): void {
  const old = `${from}-old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the site.
 *
 * @throws Error when a part of it fails; the folder is then as it was, and nothing half-built is left
 */
export async function buildSite({ outDir, pipeline = true }: BuildOptions): Promise<void> {
  const next = join('.cache', `build-${process.pid}`);
  mkdirSync('.cache', { recursive: true });
  try {
    runAstro(next);
    if (pipeline) runPipeline(next);
    // Read only now: it throws where the identity is wrong.
    const { business } = await import('../../src/site/business.ts');
    writeWorkersFiles(next, buildSecurityHeaders(next, business));
    moveIntoPlace(next, outDir);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
