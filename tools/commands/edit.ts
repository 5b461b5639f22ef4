/**
 * Opens the forms for all content beside the site. What they need is installed by the first call, apart from the site
 * (docs/decisions/0018). Wrong content stops nothing here: its form is where it is mended.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { CommandError, runCommand } from '../command-error.ts';

const EDITOR = 'tools/editor';

function installEditor(): void {
  const bootstrap = resolve('tools/commands/bootstrap.mjs');
  const { status } = spawnSync(process.execPath, [bootstrap], { cwd: EDITOR, stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError('The packages of the forms could not be installed; try again online.');
}

await runCommand(() => {
  console.log(`The forms are opened by Keystatic, which is installed in ${EDITOR}/ the first time.`);
  installEditor();
  const args = ['dev', '--config', `${EDITOR}/astro-config.ts`, ...process.argv.slice(2)];
  const { status } = spawnSync('astro', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  process.exitCode = status ?? 1;
});
