/** Builds the site with 31, 310 and 3,100 services in temporary folders and measures time and memory per page. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatTable, writeSection } from './report.ts';
import { makeScaledProject } from './scale-site.ts';

const COUNTS = [31, 310, 3100] as const;
const MOST_FOR_TEN_TIMES = 12;

interface Build {
  readonly services: number;
  readonly pages: number;
  readonly seconds: number;
  /** Time of the processor, which other programs on the machine do not lengthen. */
  readonly processorSeconds: number;
  /** Largest resident memory of the build, megabytes. */
  readonly megabytes: number;
}

/** Prints what the process that it is loaded into has used, at its end. */
const MEMORY_PROBE =
  'data:text/javascript,process.on("exit",()=>console.log("USED "+JSON.stringify(process.resourceUsage())))';

function build(services: number): Build {
  const { folder, remove } = makeScaledProject(services);
  try {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--max-old-space-size=8192',
        '--import',
        MEMORY_PROBE,
        resolve('node_modules/astro/bin/astro.mjs'),
        'build',
        '--silent',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: { ...process.env, SITE_OUT_DIR: './dist', ASTRO_TELEMETRY_DISABLED: '1' },
      },
    );
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`The build with ${services} services failed:\n${stdout}${stderr}`);
    const used = JSON.parse(/USED (.*)/.exec(stdout)?.[1] ?? '{}') as NodeJS.ResourceUsage;
    const processorSeconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html')).length;
    return { services, pages, seconds, processorSeconds, megabytes: used.maxRSS / 1024 };
  } finally {
    remove();
  }
}

const HEAD = [
  'Services',
  'Pages',
  'Build s',
  'Processor s',
  'Processor ms per page',
  'Peak MB',
  'MB per page',
];

const rowOf = ({ services, pages, seconds, processorSeconds, megabytes }: Build): (string | number)[] => [
  ...[services, pages, seconds.toFixed(1), processorSeconds.toFixed(1)],
  ((processorSeconds / pages) * 1000).toFixed(1),
  ...[Math.round(megabytes), (megabytes / pages).toFixed(2)],
];

/**
 * Measures the three builds, prints each as it comes, and writes docs/benchmarks.md.
 *
 * @returns whether ten times the services cost at most twelve times the processor's time
 */
export function measureBuildCost(): boolean {
  const builds: Build[] = [];
  console.log(HEAD.join(' | '));
  for (const count of COUNTS) {
    const made = build(count);
    builds.push(made);
    console.log(rowOf(made).join(' | '));
  }
  const [, middle, largest] = builds;
  const growth = middle && largest ? largest.processorSeconds / middle.processorSeconds : Number.NaN;
  const verdict = `Ten times the services cost ${growth.toFixed(1)} times the processor’s time (at most ${MOST_FOR_TEN_TIMES}).`;
  console.log(verdict);
  writeSection('scale', `${formatTable(HEAD, builds.map(rowOf))}\n\n${verdict}`);
  return growth <= MOST_FOR_TEN_TIMES;
}
