/**
 * Runs the tests and says how long each step took: those of the engine on a made-up company, and last the sample as it is
 * shipped, where `content/` still is the sample.
 *
 *     npm test                           one of each kind where things are built alike
 *     npm run test:full                  everything, on both servers and in three engines
 *     npm test -- dist tests/dist/copy   one step with words for its program; it builds nothing first
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isSample } from '../../tests/sample/sample-content.ts';
import {
  assertSiteBuilt,
  COMPANIES,
  switchTo,
  type TestedCompany,
} from '../../tests/support/tested-company.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { writeEditorSchemas } from '../content/editor-schemas.ts';
import { findBrowser } from '../machine/chromium.ts';

interface Step {
  readonly name: string;
  /** Programs with their words, one after the other; words of the caller go to the last. */
  readonly run: readonly (readonly string[])[];
  readonly onlyFull?: boolean;
  /** The company whose built site it reads. */
  readonly reads?: TestedCompany;
  /** Reads the sample, and is left out where an owner has changed `content/`. */
  readonly ofSample?: boolean;
}

const OWN_CONTENT =
  'content/ is no longer the sample, so its job is left out: npm run verify checks your content, and npm run sample makes it the sample.';

const runVitest = (project: string): readonly string[] => ['vitest', 'run', '--project', project];
const runPlaywright = (folder: string): readonly string[] => [
  ...['playwright', 'test', '--config', `tests/${folder}/playwright.config.ts`],
];
const runScript = (name: string): readonly string[] => ['npm', 'run', '--silent', name];
const buildSite = (company: TestedCompany): readonly string[] => [
  'node',
  'tests/support/build-sites.ts',
  company,
];

/** Steps of one row begin in this order, a few side by side; a row begins when the one before has passed. */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'nginx', run: [['node', 'tools/commands/install-nginx.ts']], onlyFull: true }],
  [
    // A core for each site. A test that finds no site of the other company builds it a second time.
    { name: 'build', run: [buildSite('fixture')] },
    { name: 'other company', run: [['node', 'tests/support/other-site.ts']] },
    { name: 'lint', run: [runScript('lint')] },
  ],
  [
    { name: 'unit', run: [runVitest('unit')] },
    // Not beside the build: Astro writes its types in both.
    { name: 'types', run: [runScript('types')] },
    { name: 'servers', run: [runVitest('servers')], reads: 'fixture' },
    { name: 'dist', run: [runVitest('dist')], reads: 'fixture' },
    { name: 'browser', run: [['playwright', 'test']], reads: 'fixture' },
  ],
  [{ name: 'pipeline', run: [runPlaywright('pipeline')], onlyFull: true }],
  [{ name: 'integration', run: [runVitest('integration')], onlyFull: true }],
  [{ name: 'sample build', run: [buildSite('sample')], ofSample: true }],
  [
    {
      name: 'sample',
      run: [['vitest', 'run', '--config', 'tests/sample/vitest.config.ts']],
      reads: 'sample',
      ofSample: true,
    },
    { name: 'sample pages', run: [runPlaywright('sample')], reads: 'sample', ofSample: true },
    { name: 'pictures', run: [runPlaywright('visual')], reads: 'sample', ofSample: true },
  ],
  [{ name: 'forms', run: [runPlaywright('edit')], onlyFull: true, ofSample: true }],
  [
    {
      name: 'transcripts',
      run: [runPlaywright('transcripts')],
      reads: 'sample',
      onlyFull: true,
      ofSample: true,
    },
  ],
  [
    {
      name: 'companies',
      run: [['node', 'tests/companies/company-sites.ts'], runPlaywright('companies')],
      onlyFull: true,
      ofSample: true,
    },
  ],
  [
    {
      name: 'engines',
      run: [['node', 'tools/commands/test-engines.ts']],
      onlyFull: true,
      ofSample: true,
    },
  ],
];

/** One more than there are cores, because every step waits now and then. */
const STEPS_AT_ONCE = availableParallelism() + 1;

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/**
 * Runs the programs of a step until one fails.
 *
 * @param words - for the last of them
 * @param listen - takes what they say; they speak for themselves without it
 * @returns whether all ended well
 */
async function runPrograms(
  { run }: Step,
  words: readonly string[],
  listen?: (text: string) => void,
): Promise<boolean> {
  for (const [index, [program = '', ...args]] of run.entries()) {
    const child = spawn(program, [...args, ...(index === run.length - 1 ? words : [])], {
      stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      if (listen) stream?.setEncoding('utf8').on('data', listen);
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) return false;
  }
  return true;
}

/**
 * Runs a step and prints what it said when it has ended.
 *
 * @returns its name with its time
 * @throws CommandError with all that it said, because other steps go on talking
 */
async function runStep(step: Step): Promise<string> {
  const started = performance.now();
  let output = '';
  const hasPassed = await runPrograms(step, [], (text) => {
    output += text;
  });
  const time = `${step.name}: ${seconds(started)} s`;
  if (!hasPassed) throw new CommandError(`\n── ${time}\n${output}\n“${step.name}” failed; see above.`);
  process.stdout.write(`\n── ${time}\n${output}`);
  return time;
}

/**
 * Runs the steps of a row; after a failure no other one begins.
 *
 * @returns the name of each with its time
 * @throws CommandError of the first that failed, once the others have ended
 */
async function runRow(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const times: string[] = [];
  const runWaiting = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      times.push(
        await runStep(step).catch((error: unknown) => {
          waiting.length = 0;
          throw error;
        }),
      );
  };
  const outcomes = await Promise.allSettled(Array.from({ length: STEPS_AT_ONCE }, runWaiting));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  return times;
}

/** Runs all rows; the first failure ends the run. */
async function runTests(isFull: boolean): Promise<void> {
  const started = performance.now();
  const times: string[] = [];
  process.env.TEST_FULL = isFull ? '1' : '';
  writeEditorSchemas();
  const hasSample = isSample();
  if (!hasSample) console.log(OWN_CONTENT);
  // Before anything starts side by side: unpacking or downloading it takes a while.
  findBrowser();
  for (const row of ROWS) {
    const steps = row.filter(({ onlyFull, ofSample }) => (isFull || !onlyFull) && (hasSample || !ofSample));
    times.push(...(await runRow(steps)));
  }
  console.log(`\nEverything passed in ${seconds(started)} s (${times.join(', ')}).`);
}

/**
 * Runs one step with the words of the caller; `TEST_FULL=1` in front of the command has it walk everything.
 *
 * @throws CommandError if there is no such step, or nobody has built the site that it reads
 */
async function runOneStep(name: string, words: readonly string[]): Promise<void> {
  const steps = ROWS.flat();
  const step = steps.find((one) => one.name === name);
  if (!step)
    throw new CommandError(
      `There is no step “${name}”; write one of ${steps.map((one) => one.name).join(', ')}.`,
    );
  if (step.reads) assertSiteBuilt(COMPANIES[step.reads].site);
  if (!(await runPrograms(step, words))) process.exitCode = 1;
}

await runCommand(async () => {
  switchTo('fixture');
  const [first, ...words] = process.argv.slice(2);
  if (first === undefined || first === '--full') await runTests(first !== undefined);
  else await runOneStep(first, words);
});
