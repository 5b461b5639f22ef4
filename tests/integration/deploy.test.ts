import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeCompany } from '../support/project-copy.ts';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject, findLine, stopCalendar } from '../support/temporary-folder.ts';

const project = copyProject();
stopCalendar(project);
const IDENTITY = join(project, 'content/company.yaml');
const identity = readFileSync(IDENTITY, 'utf8');
// As in the sample, the company is called “Five Borough Air”, and a brand’s authorization is not confirmed.
writeFileSync(
  IDENTITY,
  identity.replace(/^name: .*/m, 'name: Five Borough Air').replace(', confirmed: 2026-02-03', ''),
);

const deploy = (...args: readonly string[]): Outcome =>
  runScript('tools/commands/deploy.ts', project, {}, { args });

/** The values that a company must set before it goes online, and the endpoint of its form. */
const OWN_IDENTITY = {
  name: 'Mott Street Heating',
  shortName: 'Mott Street Heating',
  phone: '(212) 226-7300',
  email: 'desk@mott-street-heating.com',
  address: { street: '9 Mott Street', city: 'Manhattan', zip: '10013' },
  siteUrl: 'https://www.mott-street-heating.com',
  bookingUrl: null,
  brands: [{ name: 'Daikin', authorized: true, confirmed: '2026-10-01' }, { name: 'Bosch' }],
  licenses: [{ issuer: 'NYC DCWP Home Improvement Contractor', number: '2101234-DCA' }],
  formEndpoint: 'https://forms.mott-street-heating.com/f/1',
};

function expectRefusal({ status, output }: Outcome): void {
  expect(status).toBe(1);
  expect(output).toMatch(/\nNothing was put online\.\n$/);
  expect(output).not.toMatch(/\n\s+at /);
}

describe('npm run deploy', () => {
  test('uploads nothing that was built for another time', () => {
    const refusal = runScript('tools/commands/deploy.ts', project, { SITE_INSTANT: '2026-12-07T17:00:00Z' });
    expectRefusal(refusal);
    expect(refusal.output).toContain('SITE_INSTANT is set');
  });

  test('rejects the sample company with a message for each placeholder', () => {
    const refusal = deploy('--dry-run');
    expectRefusal(refusal);
    expect(refusal.output).toContain('content/company.yaml, name: “Five Borough Air” is the sample company.');
    expect(refusal.output).toContain('Messages from the contact form go nowhere');
    expect(refusal.output).toContain(
      'content/company.yaml, brands, Fieldpiece: the home page says that you are certified.',
    );
  });

  test('with --anyway continues up to the upload, which a dry run skips', () => {
    const { status, output } = deploy('--anyway', '--dry-run');
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
  });

  test('rejects a real company if npm run verify finds mistakes in its content', () => {
    changeCompany(project, { ...OWN_IDENTITY, insurance: null, foundedYear: null });
    const file = join(project, 'content/services/boiler-repair.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^description: .*/m, 'description: Insured since 1987.'));
    const refusal = deploy('--dry-run');
    expectRefusal(refusal);
    const line = findLine(text, /^description:/m);
    for (const words of ['Insured', 'since 1987'])
      expect(refusal.output).toContain(
        `content/services/boiler-repair.yaml, line ${line}, description: says “${words}”`,
      );
    writeFileSync(file, text);
  });

  test('checks every page of a valid company, and continues up to the upload', () => {
    const { status, output } = deploy('--dry-run');
    expect(output).toContain('Checking every page before it goes online');
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
  });
});
