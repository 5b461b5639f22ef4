/**
 * Checks the site as `npm run verify` does, builds it and puts it online at Cloudflare.
 *
 *     npm run deploy                    refuses mistakes, and what is not the company's own yet
 *     npm run deploy -- --anyway        puts it online all the same
 *     npm run deploy -- --dry-run       does everything but the upload
 *     npm run deploy:preview            an address of its own to look at
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { findPlaceholders, findUnmarkedSamples } from '../identity/unfinished.ts';
import { verifyContent } from '../verify/verify-content.ts';

const OUT_DIR = 'dist';

/** @throws CommandError with one sentence per problem when there are any */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new CommandError(`${problems.join('\n')}\nTo put it online all the same, add -- --anyway.`);
}

/**
 * Builds the site into `dist/`.
 *
 * @param anyway - refuse nothing that can be built
 * @throws CommandError with one sentence for everything that must not go online
 */
async function buildForVisitors(anyway: boolean): Promise<void> {
  const content = await verifyContent();
  if (!content.isBuildable) throw new CommandError(content.mistakes.join('\n'));
  const { business } = await import('../../src/site/business.ts');
  if (!anyway) refuse([...content.mistakes, ...findPlaceholders(business)]);
  await buildSite({ outDir: OUT_DIR });
  if (anyway) return;
  console.log('Looking at every page before it goes online; this takes a minute…');
  const { verifyPages } = await import('../verify/verify-pages.ts');
  const { mistakes } = await verifyPages(OUT_DIR, business);
  refuse([...mistakes, ...findUnmarkedSamples(OUT_DIR)]);
}

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { anyway: flag, 'dry-run': flag, preview: flag } });
  await buildForVisitors(values.anyway);
  const command = values.preview ? ['versions', 'upload'] : ['deploy'];
  const { status } = spawnSync('wrangler', [...command, ...(values['dry-run'] ? ['--dry-run'] : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError('Cloudflare did not take the site; see the messages above.');
}, 'Nothing was put online.');
