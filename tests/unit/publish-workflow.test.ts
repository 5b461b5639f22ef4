/** The workflow that publishes: what it runs is what a developer runs, and it stops where the secret is not set. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly if?: string;
  readonly shell?: string;
}

interface Workflow {
  readonly on: { readonly push: { readonly paths: readonly string[] } };
  readonly jobs: { readonly publish: { readonly env: object; readonly steps: readonly Step[] } };
}

const text = readFileSync('.github/workflows/publish.yml', 'utf8');
const { on, jobs } = parse(text) as Workflow;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('a change of the content starts it, and nothing else does', () => {
  expect(on.push.paths).toEqual(['content/**']);
});

test('it asks for one secret, and does nothing without it', () => {
  expect([...new Set(text.match(/secrets\.\w+/g))]).toEqual(['secrets.CLOUDFLARE_API_TOKEN']);
  expect(Object.keys(jobs.publish.env)).toEqual(['CLOUDFLARE_API_TOKEN']);
  for (const step of jobs.publish.steps) expect(step.if).toBe("env.CLOUDFLARE_API_TOKEN != ''");
});

test('it runs the command of a developer, whose refusal ends the run and is told on its page', () => {
  const [step, ...more] = jobs.publish.steps.filter(({ run }) => run);
  expect(more).toEqual([]);
  const script = /^npm run --silent (\w+)/.exec(step?.run ?? '')?.[1];
  expect(Object.keys(scripts)).toContain(script);
  // This shell ends with the status of the first command that fails, also in front of a pipe.
  expect(step?.shell).toBe('bash');
  expect(step?.run).toContain('tee -a "$GITHUB_STEP_SUMMARY"');
});
