/**
 * Gives the site another identity: asks for the values in `content/company.yaml`, validates and writes them.
 *
 *     npm run rename                                      asks for each value; Enter keeps it
 *     npm run rename -- --phone "(202) 555-0123" --yes    changes single values
 *     npm run rename -- --json new.json --yes             changes the values in the file; - reads standard input
 *     npm run rename -- --dry-run …                       shows what would change
 */
import { readFileSync } from 'node:fs';
import { CommandError, runCommand } from '../command-error.ts';
import { terminalDialog } from '../identity/dialog.ts';
import { FIELDS } from '../identity/fields.ts';
import { renameIdentity } from '../identity/rename-identity.ts';
import { readOptions } from '../read-options.ts';

function readInput(source: string): string {
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8');
  } catch (error) {
    throw new CommandError(`${source} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

await runCommand(async () => {
  const values = readOptions({
    ...Object.fromEntries(FIELDS.map(({ path }) => [path, { type: 'string' as const }])),
    json: { type: 'string' as const },
    yes: { type: 'boolean' as const, default: false },
    'dry-run': { type: 'boolean' as const, default: false },
  });
  const { json, yes, 'dry-run': isDryRun, ...flags } = values;
  const dialog = process.stdin.isTTY && json !== '-' ? terminalDialog : undefined;
  if (!dialog && json === undefined && Object.keys(flags).length === 0)
    throw new CommandError(
      'Run this command in a terminal, or add the new values, like --phone "(202) 555-0123" --yes.',
    );
  await renameIdentity({
    root: '.',
    flags: flags as Record<string, string>,
    json: json === undefined ? undefined : readInput(json),
    write: isDryRun ? false : yes || (dialog ? 'ask' : false),
    dialog,
  });
}, 'Nothing was written.');
