/**
 * Serves the forms for all content, next to the site. The first run installs their packages separately from the site's
 * (docs/decisions/0018). Mistakes in the content do not stop this command, because an owner fixes them in the forms.
 */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readNow } from '../../src/content/present.ts';
import { UNFINISHED } from '../../src/lib/files/replace-file.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { listServerWords, runServer } from '../build/run-astro.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { writeEditorSchemas } from '../content/editor-schemas.ts';
import { IDENTITY_FILE } from '../identity/identity-file.ts';
import { offerHolidays } from '../identity/propose-holidays.ts';

const EDITOR = 'tools/editor';

function installEditor(): void {
  const bootstrap = resolve('tools/commands/bootstrap.cjs');
  const { status } = spawnSync(process.execPath, [bootstrap], { cwd: EDITOR, stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError(
      'The packages for the forms could not be installed; connect to the internet and try again.',
    );
}

/** Deletes temporary files left by writes that a crash interrupted; the actual files are complete. */
function removeUnfinished(): void {
  for (const file of globSync(`content/**/.*${UNFINISHED}`)) rmSync(file);
}

await runCommand(async () => {
  removeUnfinished();
  console.log(`The forms use Keystatic, which the first run installs in ${EDITOR}/.`);
  writeEditorSchemas();
  installEditor();
  const offer = offerHolidays(IDENTITY_FILE, readDate(readNow()));
  if (offer) console.log(`\n${offer}\n`);
  const words = listServerWords(process.argv.slice(2), process.env.PORT);
  process.exitCode = await runServer(['--config', `${EDITOR}/astro-config.ts`, ...words]);
});
