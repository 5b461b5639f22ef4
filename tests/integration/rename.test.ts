import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IDENTITY_FILE, readIdentity } from '../../tools/identity/identity-file.ts';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject } from '../support/temporary-folder.ts';

const project = copyProject();
const rename = (args: readonly string[], input = ''): Outcome =>
  runScript('tools/commands/rename.ts', project, {}, { args, input });
const readName = () => readIdentity(readFileSync(join(project, IDENTITY_FILE), 'utf8')).name;

test('npm run rename accepts flags and JSON, and writes only valid values', () => {
  expect(rename(['--name', 'Mott Street Heating', '--yes'])).toMatchObject({ status: 0 });
  expect(readName()).toBe('Mott Street Heating');
  expect(rename(['--json', '-', '--yes'], '{"name":"Canal Boiler Works"}')).toMatchObject({ status: 0 });
  expect(readName()).toBe('Canal Boiler Works');

  const refused = [rename(['--phone', 'call us', '--yes']), rename(['--fax', '1', '--yes']), rename([])];
  for (const { status, output } of refused) {
    expect(status).toBe(1);
    expect(output).toMatch(/\nNothing was written\.\n$/);
    expect(output).not.toMatch(/\n\s+at /);
  }
  expect(readName()).toBe('Canal Boiler Works');
});
