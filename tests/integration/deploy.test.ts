import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject } from '../support/temporary-folder.ts';

const project = copyProject();
const SLOW = 400_000;

const deploy = (...args: readonly string[]): Outcome =>
  runScript('tools/commands/deploy.ts', project, {}, { args, timeout: SLOW });

/** What nobody else may have, and where messages go. */
const OWN_IDENTITY = {
  name: 'Mott Street Heating',
  shortName: 'Mott Street Heating',
  phone: '(212) 226-7300',
  email: 'desk@mott-street-heating.com',
  address: { street: '9 Mott Street', city: 'Manhattan', zip: '10013' },
  siteUrl: 'https://www.mott-street-heating.com',
  bookingUrl: null,
  formEndpoint: 'https://forms.mott-street-heating.com/f/1',
};

function expectRefusal({ status, output }: Outcome): void {
  expect(status).toBe(1);
  expect(output).toMatch(/\nNothing was put online\.\n$/);
  expect(output).not.toMatch(/\n\s+at /);
}

describe('npm run deploy', () => {
  test('refuses the sample company with a sentence for each placeholder', () => {
    const refusal = deploy('--dry-run');
    expectRefusal(refusal);
    expect(refusal.output).toContain('content/company.yaml, name: “Five Borough Air” is the sample company.');
    expect(refusal.output).toContain('Messages of the contact form go nowhere');
  });

  test(
    'puts it online all the same with --anyway, as far as the upload of a dry run',
    () => {
      const { status, output } = deploy('--anyway', '--dry-run');
      expect(output).toContain('--dry-run: exiting now.');
      expect(status).toBe(0);
    },
    SLOW,
  );

  test('refuses what npm run verify finds wrong in a company of its own', () => {
    const input = JSON.stringify(OWN_IDENTITY);
    const renamed = runScript(
      'tools/commands/rename.ts',
      project,
      {},
      { args: ['--json', '-', '--yes'], input },
    );
    expect(renamed).toMatchObject({ status: 0 });
    const file = join(project, 'content/services/boiler-repair.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^description: .*/m, 'description: Licensed and insured since 1987.'));
    const refusal = deploy('--dry-run');
    expectRefusal(refusal);
    for (const words of ['Licensed', 'insured'])
      expect(refusal.output).toContain(
        `content/services/boiler-repair.yaml, line 8, description: says “${words}”`,
      );
    writeFileSync(file, text);
  });

  test(
    'looks at every page of a company that is in order, and goes as far as the upload',
    () => {
      const { status, output } = deploy('--dry-run');
      expect(output).toContain('Looking at every page before it goes online');
      expect(output).toContain('--dry-run: exiting now.');
      expect(status).toBe(0);
    },
    SLOW,
  );
});
