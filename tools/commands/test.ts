/**
 * Runs the tests on the sample company and says how long each step took: `npm test` takes one of each kind where things
 * are built alike, `npm run test:full` (`--full`) walks everything, on both servers and in three engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { describeOwnContent } from '../../tests/sample/compare-content.ts';
import { SAMPLE_CONTENT, switchToSample } from '../../tests/sample/sample-site.ts';
import { findBrowser } from '../machine/chromium.ts';

interface Step {
  readonly name: string;
  /** A script of package.json, or words for Node. */
  readonly run: readonly ['npm', string] | readonly ['node', string];
  readonly onlyFull?: boolean;
}

/** Steps of one row run side by side; a row begins when the one before has passed. */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'nginx', run: ['node', 'tools/commands/install-nginx.ts'], onlyFull: true }],
  [
    { name: 'lint', run: ['npm', 'lint'] },
    { name: 'secrets', run: ['npm', 'secrets'] },
    { name: 'build', run: ['npm', 'sample:build'] },
  ],
  [
    { name: 'types', run: ['npm', 'types'] },
    { name: 'site of another company', run: ['node', 'tests/support/other-site.ts'] },
    { name: 'unit', run: ['npm', 'test:unit'] },
  ],
  [
    { name: 'claims', run: ['npm', 'claims'] },
    { name: 'dist', run: ['npm', 'test:dist'] },
    { name: 'servers', run: ['npm', 'test:servers'] },
    { name: 'pictures', run: ['npm', 'test:visual'] },
  ],
  [{ name: 'browser', run: ['npm', 'test:browser'] }],
  [{ name: 'transcripts', run: ['npm', 'test:transcripts'], onlyFull: true }],
  [{ name: 'pipeline', run: ['npm', 'test:pipeline'], onlyFull: true }],
  [{ name: 'companies', run: ['npm', 'test:companies'], onlyFull: true }],
  [{ name: 'forms', run: ['npm', 'test:edit'], onlyFull: true }],
  [{ name: 'integration', run: ['npm', 'test:integration'], onlyFull: true }],
  [{ name: 'engines', run: ['npm', 'test:engines'], onlyFull: true }],
];

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/** Runs a step and prints what it said when it has ended. */
async function runStep({ name, run: [program, words] }: Step, isFull: boolean): Promise<string> {
  const started = performance.now();
  const [command, args] =
    program === 'npm' ? ['npm', ['run', '--silent', words]] : [process.execPath, [words]];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_FULL: isFull ? '1' : '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  const time = `${name}: ${seconds(started)} s`;
  process.stdout.write(`\n── ${time}\n${output}`);
  if (status !== 0) throw new Error(`“${name}” failed; see above.`);
  return time;
}

/** Runs all rows; the first failure ends the run after its row. */
async function runTests(isFull: boolean): Promise<void> {
  const started = performance.now();
  const times: string[] = [];
  switchToSample();
  const note = describeOwnContent(SAMPLE_CONTENT, 'content');
  if (note) console.log(note);
  // Before anything starts side by side: unpacking or downloading it takes a while.
  findBrowser();
  for (const row of ROWS) {
    const steps = row.filter(({ onlyFull }) => isFull || !onlyFull);
    const outcomes = await Promise.allSettled(steps.map((step) => runStep(step, isFull)));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    times.push(...outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : '')));
  }
  console.log(`\nEverything passed in ${seconds(started)} s (${times.filter(Boolean).join(', ')}).`);
}

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
await runTests(values.full).catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
