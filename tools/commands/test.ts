/**
 * Runs the tests and prints how long each step took. The tests of the code run first, on a made-up company. The tests
 * of the sample follow if `content/` is still the sample.
 *
 *     npm test                           tests some of the pages that share a template; skips slow steps
 *     npm test -- --full                 everything, in three engines
 *     npm test -- dist tests/dist/copy   one step, with arguments for its program; builds nothing first
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
import { writeEditorSchemas } from '../admin/editor-schemas.ts';
import { CommandError, runCommand } from '../command-error.ts';
import { findBrowser } from '../machine/chromium.ts';
import { findChromiumOfToday, findFirefox, findWebKit } from '../machine/other-engines.ts';

interface Step {
  readonly name: string;
  /** Programs with their arguments, run in sequence; the caller's arguments go to the last one. */
  readonly run: readonly (readonly string[])[];
  readonly onlyFull?: boolean;
  /** True if this step tests a selection even in the full run. */
  readonly isQuick?: boolean;
  /** The company whose built site this step reads. */
  readonly reads?: TestedCompany;
  /** True if the step tests the sample; it is skipped if an owner has changed `content/`. */
  readonly ofSample?: boolean;
  /** True if this step runs in the Chromium that visitors have today, if it is installed. */
  readonly isToday?: boolean;
  /** A browser without which the step is skipped, and the packages of Debian and Ubuntu that install it. */
  readonly needs?: { readonly find: () => unknown; readonly packages: string };
}

const OWN_CONTENT =
  'content/ is no longer the sample, so the steps that test the sample are skipped. npm run verify checks your content.';

const runVitest = (project: string): readonly string[] => ['vitest', 'run', '--project', project];
const runPlaywright = (folder: string): readonly string[] => [
  ...['playwright', 'test', '--config', `tests/${folder}/playwright.config.ts`],
];
const runScript = (name: string): readonly string[] => ['npm', 'run', '--silent', name];
const runNode = (...words: readonly string[]): readonly string[] => ['node', ...words];
const buildSite = (company: TestedCompany) => runNode('tests/support/build-sites.ts', company);
/** One page of each type is enough to find differences between engines. The pinned Chromium checks all pages. */
const IN_ENGINE = { onlyFull: true, isQuick: true, reads: 'sample', ofSample: true } as const;

/** The steps of a row start in this order, and a few run in parallel. A row starts once the previous row has passed. */
const ROWS: readonly (readonly Step[])[] = [
  [
    // Each build uses one core, and two in one folder would both make Astro write its types. “other company” builds
    // that company’s site, so that no test has to.
    { name: 'build', run: [buildSite('fixture'), ...(isSample() ? [buildSite('sample')] : [])] },
    { name: 'other company', run: [runNode('tests/support/other-site.ts')] },
    { name: 'lint', run: [runScript('lint')] },
  ],
  [
    { name: 'unit', run: [runVitest('unit')] },
    // Not in parallel with the builds: a build and this step both make Astro write its types.
    { name: 'types', run: [runScript('types')] },
    { name: 'servers', run: [runVitest('servers')], reads: 'fixture' },
    { name: 'dist', run: [runVitest('dist')], reads: 'fixture' },
    { name: 'browser', run: [['playwright', 'test']], reads: 'fixture' },
  ],
  // Not in parallel with “browser”: more browsers at once than cores can feed make every step slower.
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
  [
    // The step “browser” tests everything.
    {
      name: 'other times',
      run: [runPlaywright('times')],
      onlyFull: true,
      isQuick: true,
      isToday: true,
      reads: 'fixture',
    },
    {
      name: 'Firefox',
      run: [['playwright', 'test', '--config', 'tests/engines/firefox.config.ts']],
      needs: { find: findFirefox, packages: 'firefox-esr' },
      ...IN_ENGINE,
    },
    { name: 'admin page', run: [runPlaywright('admin')], onlyFull: true },
    {
      name: 'WebKit',
      run: [['vitest', 'run', '--config', 'tests/engines/webkit.config.ts']],
      needs: { find: findWebKit, packages: 'webkit2gtk-driver xvfb fonts-liberation' },
      ...IN_ENGINE,
    },
    { name: 'integration', run: [runVitest('integration')], onlyFull: true },
    {
      name: 'Chromium of today',
      run: [[...runPlaywright('sample'), 'layout']],
      needs: { find: findChromiumOfToday, packages: 'chromium' },
      isToday: true,
      ...IN_ENGINE,
    },
    { name: 'other pages', run: [runPlaywright('other-company')], reads: 'fixture', onlyFull: true },
  ],
];

/** One more than the number of cores, because every step is idle at times; but each starts several browsers. */
const STEPS_AT_ONCE = Math.min(4, availableParallelism() + 1);

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/** Checks whether the browser that a step needs is installed; otherwise says how to install it. */
function canRun({ name, needs }: Step): boolean {
  const isPossible = !needs || Boolean(needs.find());
  if (!isPossible)
    console.warn(`${name} is not installed, so its tests are skipped: apt install ${needs?.packages}`);
  return isPossible;
}

/**
 * Runs the programs of a step until one fails.
 *
 * @param words - arguments for the last program
 * @param listen - receives their output; without it, they print directly to the terminal
 * @returns whether all succeeded
 */
async function runPrograms(
  { run, isQuick, isToday }: Step,
  words: readonly string[],
  listen?: (text: string) => void,
): Promise<boolean> {
  const { CHROMIUM_PATH } = process.env;
  const env = {
    ...process.env,
    // Node reads TypeScript itself; without this, Playwright would translate every file first.
    PW_DISABLE_TS_ESM: '1',
    ...(isQuick && { TEST_FULL: '' }),
    ...(isToday && { CHROMIUM_PATH: findChromiumOfToday() ?? CHROMIUM_PATH }),
  };
  for (const [index, [program = '', ...args]] of run.entries()) {
    const child = spawn(program, [...args, ...(index === run.length - 1 ? words : [])], {
      stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env,
    });
    for (const stream of [child.stdout, child.stderr])
      if (listen) stream?.setEncoding('utf8').on('data', listen);
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) return false;
  }
  return true;
}

/**
 * Runs a step. If it is alone in its row, its output is printed as it arrives, to show where a run hangs. Otherwise,
 * its output is printed when the step ends.
 *
 * @returns the name and time of the step
 * @throws CommandError with the output, which is printed once the steps that are still running have ended
 */
async function runStep(step: Step, isAlone: boolean): Promise<string> {
  const started = performance.now();
  let output = '';
  const listen = (text: string): void => {
    output += text;
  };
  if (isAlone) console.log(`\n── ${step.name}`);
  const hasPassed = await runPrograms(step, [], isAlone ? undefined : listen);
  const time = `${step.name}: ${seconds(started)} s`;
  if (!hasPassed) throw new CommandError(`\n── ${time}\n${output}\n“${step.name}” failed; see above.`);
  process.stdout.write(`\n── ${time}\n${output}`);
  return time;
}

/**
 * Runs the steps of a row; after a failure no other step starts.
 *
 * @returns the name and time of each step
 * @throws CommandError from a failed step, once all running steps have ended
 */
async function runRow(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const times: string[] = [];
  const runWaiting = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      times.push(
        await runStep(step, steps.length === 1).catch((error: unknown) => {
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
  // Unpacks or downloads Chromium before steps run in parallel, because several of them would otherwise do so at once.
  findBrowser();
  for (const row of ROWS) {
    const steps = row.filter(({ onlyFull, ofSample }) => (isFull || !onlyFull) && (hasSample || !ofSample));
    times.push(...(await runRow(steps.filter(canRun))));
  }
  console.log(`\nEverything passed in ${seconds(started)} s (${times.join(', ')}).`);
}

/**
 * Runs one step with the caller's arguments; with `TEST_FULL=1` before the command it tests everything.
 *
 * @throws CommandError if there is no such step, or if the site that it reads is not built
 */
async function runOneStep(name: string, words: readonly string[]): Promise<void> {
  const steps = ROWS.flat();
  const step = steps.find((one) => one.name === name);
  if (!step)
    throw new CommandError(
      `There is no step “${name}”; use one of ${steps.map((one) => one.name).join(', ')}.`,
    );
  if (!canRun(step)) return;
  if (step.reads) assertSiteBuilt(COMPANIES[step.reads].site);
  if (!(await runPrograms(step, words))) process.exitCode = 1;
}

await runCommand(async () => {
  switchTo('fixture');
  const [first, ...words] = process.argv.slice(2);
  if (first === undefined || first === '--full') await runTests(first !== undefined);
  else await runOneStep(first, words);
});
