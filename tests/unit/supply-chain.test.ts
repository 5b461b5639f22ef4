import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleOf, listSources } from '../support/sources.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = readJson<Manifest>('package.json');
const lock = readJson<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const { packages } = lock;
const admin = readJson<Manifest>('tools/admin/package.json');
const adminLock = readJson<typeof lock>('tools/admin/package-lock.json');
const runtimes = manifest.optionalDependencies;
const direct = { ...manifest.dependencies, ...runtimes, ...manifest.devDependencies };

/** The packages of the site and of the admin page: those that a manifest names, and all that a lockfile has. */
const INSTALLS = [
  { of: 'the site', named: direct, locked: packages, least: 200 },
  { of: 'the admin page', named: admin.dependencies, locked: adminLock.packages, least: 20 },
];

describe('the packages', () => {
  test.each(INSTALLS)('of $of have exact versions, the same as in the lockfile', ({ named, locked }) => {
    for (const [name, wanted] of Object.entries(named)) {
      expect([name, wanted]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
      expect([name, locked[`node_modules/${name}`]?.version]).toEqual([name, wanted]);
    }
  });

  test.each(INSTALLS)('of $of come from the npm registry and have a locked hash', ({ locked, least }) => {
    const installed = Object.entries(locked).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(least);
    for (const [path, { resolved, integrity }] of installed) {
      // npm may omit the URL of its own registry; any other registry would appear here.
      if (resolved !== undefined)
        expect([path, resolved]).toEqual([path, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)]);
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    }
  });

  test('of the admin page are not installed with the site', () => {
    expect(JSON.stringify([manifest, packages])).not.toContain('sveltia');
  });

  test('include the Node that runs the tests, so that its hash is locked, too', () => {
    const [runtime = ''] = Object.keys(runtimes).filter((name) => existsSync(`node_modules/${name}`));
    expect(process.version).toBe(`v${runtimes[runtime]}`);
    expect(realpathSync(process.execPath)).toContain(join('node_modules', runtime));
  });

  test('each have a documented reason, unless they are only for development', () => {
    const reasons = readFileSync('docs/decisions/0010-dependencies.md', 'utf8');
    for (const name of Object.keys({ ...manifest.dependencies, ...runtimes }))
      expect(reasons).toContain(name);
  });

  test('in the browser bundles are the four documented ones', () => {
    const bundled = listSources('src', ['.client.ts', '.client.tsx']).flatMap((file) => [...bundleOf(file)]);
    const found = Object.keys(direct).filter((name) =>
      bundled.some((target) => target === name || target.startsWith(`${name}/`)),
    );
    expect(found.sort()).toEqual(['@radix-ui/react-toast', 'minisearch', 'react', 'react-dom']);
  });
});

test.each(['.npmrc', 'tools/admin/.npmrc'])('%s lets no package run install scripts', (file) => {
  expect(readFileSync(file, 'utf8').split('\n')).toContain('ignore-scripts=true');
});

interface Step {
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
}
interface Workflow {
  readonly env?: object;
  readonly jobs: Readonly<
    Record<string, { readonly if?: string; readonly env?: object; readonly steps: readonly Step[] }>
  >;
}
const workflows = readdirSync('.github/workflows').map((file) =>
  readFileSync(`.github/workflows/${file}`, 'utf8'),
);
const parsed = workflows.map((text) => parse(text) as Workflow);
const steps = parsed.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));

test('only the step that publishes gets a secret', () => {
  const wider = parsed.flatMap(({ env, jobs }) => [env, ...Object.values(jobs).map((job) => job.env)]);
  // `secrets.NAME != ''` only says whether there is one.
  const secret = /\{\{ *secrets\.\w+ *\}\}/;
  expect(JSON.stringify(wider)).not.toMatch(secret);
  const holders = steps.filter((step) => secret.test(JSON.stringify(step)));
  expect(holders.map(({ run }) => run)).toEqual([expect.stringContaining('npm run --silent deploy')]);
});

test('only the newest commit of main is published, whichever run is started again', () => {
  const { publish } = Object.assign({}, ...parsed.map(({ jobs }) => jobs)) as Workflow['jobs'];
  expect(publish?.if).toMatch(/(?:^|&& )github\.ref == 'refs\/heads\/main'$/);
  expect(publish?.steps[0]?.with).toMatchObject({ ref: 'main' });
});

test('actions are pinned to a commit, with their version in a comment', () => {
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
