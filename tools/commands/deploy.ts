/**
 * Builds the site and puts it online at Cloudflare.
 *
 *     npm run deploy                    refuses what is not the company's own yet
 *     npm run deploy -- --anyway        puts it online all the same
 *     npm run deploy -- --dry-run       does everything but the upload
 *     npm run deploy:preview            an address of its own to look at
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { findPlaceholders, findUnmarkedSamples } from '../identity/unfinished.ts';
import { stopOnWrongContent } from '../identity/wrong-content.ts';

const OUT_DIR = 'dist';

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { anyway: flag, 'dry-run': flag, preview: flag } });
  const refuse = (problems: readonly string[]): void => {
    if (problems.length === 0 || values.anyway) return;
    throw new CommandError(`${problems.join('\n')}\nTo put it online all the same, add -- --anyway.`);
  };
  await stopOnWrongContent();
  const { business } = await import('../../src/site/business.ts');
  refuse(findPlaceholders(business));
  await buildSite({ outDir: OUT_DIR });
  refuse(findUnmarkedSamples(OUT_DIR));
  const command = values.preview ? ['versions', 'upload'] : ['deploy'];
  const { status } = spawnSync('wrangler', [...command, ...(values['dry-run'] ? ['--dry-run'] : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError('Cloudflare did not take the site; see the messages above.');
}, 'Nothing was put online.');
