/** Tests that the publishing workflow runs the same command as a developer, and does nothing without its secret. */
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

test('a push triggers the workflow only if it changes content', () => {
  expect(on.push.paths).toEqual(['content/**']);
});

test('the workflow needs one secret, and does nothing without it', () => {
  expect([...new Set(text.match(/secrets\.\w+/g))]).toEqual(['secrets.CLOUDFLARE_API_TOKEN']);
  expect(Object.keys(jobs.publish.env)).toEqual(['CLOUDFLARE_API_TOKEN']);
  for (const step of jobs.publish.steps) expect(step.if).toBe("env.CLOUDFLARE_API_TOKEN != ''");
});

test('the workflow runs a command from package.json; a failure ends the run and appears in its summary', () => {
  const [step, ...more] = jobs.publish.steps.filter(({ run }) => run);
  expect(more).toEqual([]);
  const script = /^npm run --silent (\w+)/.exec(step?.run ?? '')?.[1];
  expect(Object.keys(scripts)).toContain(script);
  // With this shell, the step fails if any command in the pipeline fails.
  expect(step?.shell).toBe('bash');
  expect(step?.run).toMatch(/\| tee \/dev\/stderr \| .*>> "\$GITHUB_STEP_SUMMARY"$/);
});
