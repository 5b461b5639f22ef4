import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeCompany } from '../support/project-copy.ts';
import { type Outcome, runScript } from '../support/run.ts';
import { copyProject, makeFolder, stopCalendar } from '../support/temporary-folder.ts';

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
  runScript('tools/commands/deploy.ts', project, {}, args);

/** The values that a company must set before it goes online, and the endpoint of its form. */
const OWN_IDENTITY = {
  name: 'Mott Street Heating',
  shortName: 'Mott Street Heating',
  phone: '(212) 226-7300',
  textPhone: '(212) 226-7301',
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
  test.each([
    ['SITE_INSTANT', { SITE_INSTANT: '2026-12-07T17:00:00Z' }],
    ['SITE_CONTENT_DIR', { SITE_INSTANT: '', SITE_CONTENT_DIR: 'content' }],
  ])('uploads nothing that was built with %s', (name, settings) => {
    const refusal = runScript('tools/commands/deploy.ts', project, settings);
    expectRefusal(refusal);
    expect(refusal.output).toContain(`${name} is set`);
  });

  test('rejects the sample company, unbacked words and another configuration with a message for each mistake', () => {
    const config = join(project, 'wrangler.jsonc');
    const settings = readFileSync(config, 'utf8');
    const service = join(project, 'content/services/boiler-repair.yaml');
    const text = readFileSync(service, 'utf8');
    writeFileSync(config, settings.replace('"404-page"', '"none"'));
    writeFileSync(service, text.replace(/^description: .*/m, 'description: Open 24/7.'));
    const refusal = deploy('--dry-run');
    writeFileSync(config, settings);
    writeFileSync(service, text);
    expectRefusal(refusal);
    expect(refusal.output).toContain('wrangler.jsonc, assets, not_found_handling: is "none"; write');
    expect(refusal.output).toContain('content/company.yaml, name: “Five Borough Air” is the sample company.');
    expect(refusal.output).toMatch(/boiler-repair\.yaml, line \d+, description: says “24\/7”/);
    expect(refusal.output).toContain('Messages from the contact form go nowhere');
    expect(refusal.output).toContain(
      'content/company.yaml, brands, Fieldpiece: the home page says that you are certified.',
    );
  });

  test('with --anyway continues up to the upload of dist/ and nothing else, which a dry run skips', () => {
    const other = { name: 'other', compatibility_date: '2026-10-01', assets: { directory: './src' } };
    mkdirSync(join(project, '.wrangler/deploy'), { recursive: true });
    writeFileSync(join(project, 'wrangler.json'), JSON.stringify(other));
    writeFileSync(join(project, '.wrangler/deploy/config.json'), '{"configPath":"../../wrangler.json"}');
    const { status, output } = deploy('--anyway', '--dry-run');
    expect(output).toMatch(/from the assets directory \S+\/dist\n/);
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
  });

  test('checks every page of a valid company, and continues up to the upload', () => {
    changeCompany(project, OWN_IDENTITY);
    const { status, output } = deploy('--dry-run');
    expect(output).toContain('Checking every page before it goes online');
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
  });

  test.each([
    ['the upload', '1', 'Cloudflare did not accept the site', 'Perhaps the site is online'],
    ['the packages of the admin page', '0', 'could not be installed', 'The site is online, but the admin'],
  ])('that fails at %s says so, also to GitHub, and what is online', (_step, wrangler, reason, outcome) => {
    const settings = "export const SETTINGS = { repository: 'owner/site', domain: '' };";
    writeFileSync(join(project, 'tools/admin/settings.ts'), settings);
    rmSync(join(project, 'tools/admin/node_modules'), { force: true });
    const programs = makeFolder();
    for (const [name, code] of Object.entries({ wrangler, npm: '1' }))
      writeFileSync(join(programs, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    const environment = {
      PATH: [programs, resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
      SITE_INSTANT: '',
      GITHUB_ACTIONS: 'true',
    };
    const { status, output } = runScript('tools/commands/deploy.ts', project, environment, ['--anyway']);
    expect(status).toBe(1);
    expect(output).not.toContain('Nothing was put online');
    expect(output).toMatch(new RegExp(`^::error::.*${reason}.*%0A${outcome}`, 'm'));
  });
});
