/**
 * Checks the site as `npm run verify` does, builds it and puts it online at Cloudflare.
 *
 *     npm run deploy                    refuses mistakes and leftovers of the sample company
 *     npm run deploy -- --anyway        deploys despite them
 *     npm run deploy -- --dry-run       does everything except the upload
 *     npm run deploy -- --preview       uploads to a preview URL
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deployAdmin } from '../admin/deploy-admin.ts';
import { buildSite } from '../build/build-site.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { CONFIG, readConfig } from '../hosts/workers-config.ts';
import { findPlaceholders, findUnconfirmedBrands, findUnmarkedSamples } from '../identity/unfinished.ts';
import { listLeftSettings } from '../machine/left-settings.ts';
import { verifyContent } from '../verify/verify-content.ts';

const OUT_DIR = 'dist';

/** @throws CommandError that lists the problems, if there are any, and says how to deploy anyway */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new CommandError(`${problems.join('\n')}\nTo deploy anyway, add -- --anyway.`);
}

/**
 * Builds the site into `dist/`.
 *
 * @param anyway - true to refuse only content that cannot be built
 * @returns the name of the Worker
 * @throws CommandError with one sentence for each thing that must not go online
 */
async function buildForVisitors(anyway: boolean): Promise<string> {
  const content = await verifyContent();
  if (!content.isBuildable) throw new CommandError(content.mistakes.join('\n'));
  const { business } = await import('../../src/site/business.ts');
  const { name, faults } = readConfig(readFileSync(CONFIG, 'utf8'), business);
  if (!anyway)
    refuse([
      ...content.mistakes,
      ...faults,
      ...findPlaceholders(business),
      ...findUnconfirmedBrands(business),
    ]);
  await buildSite(OUT_DIR);
  if (anyway) return name;
  console.log('Checking every page before it goes online; this takes a few minutes…');
  const { verifyPages } = await import('../verify/verify-pages.ts');
  refuse([...(await verifyPages(OUT_DIR, business)), ...findUnmarkedSamples(OUT_DIR)]);
  return name;
}

await runCommand(async (leave) => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { anyway: flag, 'dry-run': flag, preview: flag } });
  const settings = listLeftSettings();
  if (settings.length > 0 && !values['dry-run']) throw new CommandError(settings.join('\n'));
  const name = await buildForVisitors(values.anyway);
  const { business } = await import('../../src/site/business.ts');
  const command = values.preview ? ['versions', 'upload'] : ['deploy'];
  const dry = values['dry-run'] ? ['--dry-run'] : [];
  if (!values['dry-run'])
    leave(
      values.preview
        ? 'Perhaps a preview was uploaded. The live site is as it was.'
        : `Perhaps the site is online all the same. This command tells: npm run verify -- ${business.siteUrl}`,
    );
  // Other tools leave configurations that Wrangler would prefer, with folders that nobody has checked.
  const source = ['--config', CONFIG, '--assets', OUT_DIR];
  const { status } = spawnSync('wrangler', [...command, ...source, '--name', name, ...dry], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError('Cloudflare did not accept the site; see the messages above.');
  if (values.preview) return;
  if (!values['dry-run']) leave('The site is online, but the admin page may be an older one.');
  await deployAdmin(business, name, dry);
}, 'Nothing was put online.');
