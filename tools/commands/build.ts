/** Builds the site next to the one that is served and moves it into place only when everything succeeded. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSecurityHeaders } from '../hosts/response-headers.ts';
import { writeWorkersFiles } from '../hosts/workers-files.ts';
import { describeLostMessages } from '../identity/delivery-note.ts';
import { stopOnWrongContent } from '../identity/wrong-content.ts';
import { addIntegrity } from '../integrity.ts';
import { moveLateStyles } from '../late-styles.ts';
import { mergePageStyles } from '../page-styles.ts';
import { lowerScriptPriority } from '../script-priority.ts';
import { shortenProperties } from '../short-properties.ts';
import { tidyPages } from '../tidy-html.ts';
import { dropUnusedStyles } from '../unused-styles.ts';

const TARGET = process.env.SITE_OUT_DIR ?? 'dist';
const NEXT = join('.cache', `build-${process.pid}`);

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

await stopOnWrongContent();
const started = performance.now();
mkdirSync('.cache', { recursive: true });
try {
  runAstro(NEXT);
  tidyPages(NEXT);
  mergePageStyles(NEXT);
  dropUnusedStyles(NEXT);
  shortenProperties(NEXT);
  moveLateStyles(NEXT);
  lowerScriptPriority(NEXT);
  addIntegrity(NEXT);
  const { business } = await import('../../src/site/business.ts');
  writeWorkersFiles(NEXT, buildSecurityHeaders(NEXT, business));
  moveIntoPlace(NEXT, TARGET);
  const note = describeLostMessages(business);
  if (note) console.log(note);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(NEXT, { recursive: true, force: true });
}
if (!process.exitCode)
  console.log(`Built ${TARGET}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
