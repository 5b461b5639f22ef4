/** Tests `npm run verify` after typical first changes by an owner. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawPhoto } from '../support/draw-photo.ts';
import { changeCompany } from '../support/project-copy.ts';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject, editFile, stopCalendar } from '../support/temporary-folder.ts';

const project = copyProject();
stopCalendar(project);
const verify = (): Outcome => runScript('tools/commands/verify.ts', project);

const edit = (file: string, pattern: RegExp, replacement: string): void =>
  editFile(join(project, 'content', file), pattern, replacement);

describe('an owner who', () => {
  test('deletes a service gets a list of the remaining references to it, and nothing is built', () => {
    rmSync(join(project, 'content/services/ptac-replacement.yaml'));
    const { status, output } = verify();
    expect(status).toBe(1);
    expect(output).toContain('2 mistakes to fix:\n1. content/');
    expect(output).toMatch(/content\/services\/ptac-repair\.yaml, line \d+, longDescription 2: /);
    expect(output).toMatch(/content\/languages\/es\.yaml, line \d+, services, ptac-replacement: /);
    // No other machine is suggested, although its name looks similar.
    expect(output).not.toMatch(/\n\s+at |did you mean/);
    expect(existsSync(join(project, 'dist'))).toBe(false);
  });

  test('removes those references, renames the company, edits a field and adds a photo is told that everything is in order', async () => {
    edit('services/ptac-repair.yaml', /\[a new one\]\([^)]+\)/, 'a new one');
    edit('languages/es.yaml', / {2}ptac-replacement: .*\n/, '');
    changeCompany(project, { name: 'Mott Street Heating', shortName: 'Mott Street Heating' });
    edit(
      'services/boiler-repair.yaml',
      /^description: .*/m,
      'description: We get cold radiators warm again.',
    );
    edit(
      'team/ana-ruiz.yaml',
      /^drawing:\n(?: {2}.*\n)+/m,
      'photo:\n  file: team/ana/photo.jpg\n  alt: Ana\n',
    );
    const photo = join(project, 'content/photos/team/ana/photo.jpg');
    mkdirSync(dirname(photo), { recursive: true });
    writeFileSync(photo, await drawPhoto({ width: 1200, height: 1500, hue: 30 }));
    const { status, output } = verify();
    expect(output).toMatch(/\nEverything is in order\.\n/);
    expect(status).toBe(0);
    expect(existsSync(join(project, 'dist'))).toBe(false);
  });
});
