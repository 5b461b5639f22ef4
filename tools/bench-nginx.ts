/**
 * A bounded load on nginx over the loopback interface: pages as browsers ask for them, beside an empty file
 * on the same server. Prints the ratios and, with `--write`, keeps them in docs/benchmarks.md; ends with 1 on any
 * error or wrong byte.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { routes } from '../src/site/routes.ts';
import { formatTable, writeSection } from './bench/report.ts';
import { findNginx } from './install-nginx.ts';
import { prepareNginx } from './nginx.ts';

/** Each file is asked for 2,000 times, in turns with the others, so that a busy moment meets all of them. */
const ROUNDS = 5;
const REQUESTS = 400;
const CONNECTIONS = 10;
const FOLDER = '.cache/bench-nginx';
const EMPTY = '/empty.txt';
const PORT = Number(process.env.PORT ?? 8795);
const ENCODING = { 'accept-encoding': 'gzip, br' };

interface Measure {
  readonly path: string;
  readonly p50: number;
  readonly p99: number;
  readonly requestsPerSecond: number;
  readonly errors: number;
}

interface Round {
  readonly times: readonly number[];
  readonly requestsPerSecond: number;
  readonly errors: number;
}

/** The time below which this share of the requests stayed, in milliseconds. */
function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2));
}

/** Requests the same file again and again; its own clock, because autocannon counts whole seconds. */
async function load(path: string): Promise<Round> {
  const url = `http://127.0.0.1:${PORT}${path}`;
  const times: number[] = [];
  const started = performance.now();
  let ended = started;
  const options = { url, headers: ENCODING, amount: REQUESTS, connections: CONNECTIONS };
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(options, (error, outcome) => (error ? fail(error) : done(outcome)));
    run.on('response', (_client, _status, _bytes, time) => {
      times.push(time);
      ended = performance.now();
    });
  });
  return {
    times,
    requestsPerSecond: times.length / ((ended - started) / 1000),
    errors: result.errors + result.timeouts + result.non2xx + (REQUESTS - result['2xx']),
  };
}

function summarize(path: string, rounds: readonly Round[]): Measure {
  const times = rounds.flatMap((round) => round.times);
  return {
    path,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requestsPerSecond: Math.round(
      percentile(
        rounds.map((round) => round.requestsPerSecond),
        0.5,
      ),
    ),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Measures all files in turns. */
async function measure(paths: readonly string[]): Promise<Measure[]> {
  const rounds = new Map<string, Round[]>(paths.map((path) => [path, []]));
  for (const path of paths) await load(path); // warms both sides up
  for (let round = 0; round < ROUNDS; round++)
    for (const path of paths) rounds.get(path)?.push(await load(path));
  return [...rounds].map(([path, list]) => summarize(path, list));
}

/** Compares what arrives with the file, straight from the server and without help of a client. */
async function countWrongAnswers(site: string, path: string, file: string): Promise<number> {
  const expected = readFileSync(join(site, file));
  let wrong = 0;
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { bytes, used } = await fetchRaw(path, encoding);
    const decoded = used === 'br' ? brotliDecompressSync(bytes) : used === 'gzip' ? gunzipSync(bytes) : bytes;
    if (!decoded.equals(expected)) wrong += 1;
  }
  return wrong;
}

function fetchRaw(path: string, encoding: string): Promise<{ bytes: Buffer; used: string | undefined }> {
  return new Promise((done, fail) => {
    get({ port: PORT, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ bytes: Buffer.concat(parts), used: answer.headers['content-encoding'] }));
    }).on('error', fail);
  });
}

async function start(program: string, site: string): Promise<ChildProcess> {
  const root = join(FOLDER, 'site');
  const config = join(FOLDER, 'nginx.conf');
  mkdirSync(FOLDER, { recursive: true });
  await prepareNginx({ site, root, config, listen: `127.0.0.1:${PORT}`, runtimeFolder: resolve(FOLDER) });
  writeFileSync(join(root, EMPTY), '');
  const server = spawn(program, ['-p', resolve(FOLDER), '-c', resolve(config), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await fetch(`http://127.0.0.1:${PORT}${EMPTY}`).catch(() => undefined)) return server;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nginx did not answer on port ${PORT}.`);
}

const HEAD = ['File', 'Median ms', 'p99 ms', 'Requests a second', 'p99 ÷ empty', 'Rate ÷ empty', 'Errors'];

/** Keeps the numbers in the document. */
function describe(
  empty: Measure,
  pages: readonly (Measure & { p99Ratio: number; rateRatio: number })[],
): void {
  const how = `${ROUNDS * REQUESTS} requests for each file over loopback, ${CONNECTIONS} at a time, beside an empty file on the same server. Every answer was compared with the file in dist/, plain, gzip and brotli.`;
  const rows = [{ ...empty, p99Ratio: 1, rateRatio: 1 }, ...pages].map((row) => [
    ...[row.path, row.p50, row.p99, row.requestsPerSecond, row.p99Ratio, row.rateRatio, row.errors],
  ]);
  writeSection('nginx', `${how}\n\n${formatTable(HEAD, rows)}`);
}

async function main(): Promise<void> {
  const site = process.env.SITE_DIST ?? 'dist';
  const program = findNginx();
  if (!program) return console.warn('nginx is not installed: no load was measured.');
  if (!existsSync(`${site}/index.html`))
    throw new Error(`There is no ${site}/ yet: run npm run build first.`);
  const server = await start(program, site);
  try {
    const [empty, ...measures] = await measure([EMPTY, routes.home, routes.services, routes.contact]);
    if (!empty) throw new Error('Nothing was measured.');
    const rows = [];
    for (const one of measures) {
      const file = one.path === '/' ? 'index.html' : `${one.path.slice(1)}.html`;
      rows.push({
        ...one,
        wrong: await countWrongAnswers(site, one.path, file),
        p99Ratio: Number((one.p99 / empty.p99).toFixed(2)),
        rateRatio: Number((one.requestsPerSecond / empty.requestsPerSecond).toFixed(2)),
      });
    }
    console.table([{ ...empty, wrong: 0, p99Ratio: 1, rateRatio: 1 }, ...rows]);
    if (process.argv.includes('--write')) describe(empty, rows);
    const faults = [empty, ...rows].reduce((sum, { errors }) => sum + errors, 0);
    const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
    if (faults + wrong > 0) {
      console.error(`${faults} failed requests, ${wrong} wrong answers.`);
      process.exitCode = 1;
    }
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

await main();
