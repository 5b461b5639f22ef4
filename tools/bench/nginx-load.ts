/**
 * A bounded load on nginx over the loopback interface: pages as browsers ask for them, beside an empty file
 * on the same server.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { routes } from '../../src/site/routes.ts';
import { startNginx } from '../hosts/nginx/start-nginx.ts';
import { assertBuilt } from '../hosts/site-paths.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';

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
    p50: Number(percentile(times).toFixed(2)),
    p99: Number(percentile(times, 0.99).toFixed(2)),
    requestsPerSecond: Math.round(percentile(rounds.map((round) => round.requestsPerSecond))),
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

/** Starts nginx with an empty file beside the site, and waits until it answers. */
async function start(program: string, site: string): Promise<ChildProcess> {
  const server = await startNginx({ program, port: PORT, folder: FOLDER, site });
  writeFileSync(join(FOLDER, 'site', EMPTY), '');
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await fetch(`http://127.0.0.1:${PORT}${EMPTY}`).catch(() => undefined)) return server;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nginx did not answer on port ${PORT}.`);
}

const HEAD = ['File', 'Median ms', 'p99 ms', 'Requests a second', 'p99 ÷ empty', 'Rate ÷ empty', 'Errors'];
const HOW = `${ROUNDS * REQUESTS} requests for each file over loopback, ${CONNECTIONS} at a time, beside an empty file on the same server.`;

const ratio = (value: number, base: number): number => Number((value / base).toFixed(2));

/** A row for each file; the first is the empty one, which the others are compared with. */
function buildRows(measures: readonly Measure[]): (string | number)[][] {
  return measures.map(({ path, p50, p99, requestsPerSecond, errors }) => [
    ...[path, p50, p99, requestsPerSecond],
    ratio(p99, measures[0]?.p99 ?? Number.NaN),
    ratio(requestsPerSecond, measures[0]?.requestsPerSecond ?? Number.NaN),
    errors,
  ]);
}

export interface NginxLoad {
  /** The result as a table in Markdown. */
  readonly table: string;
  readonly failedRequests: number;
}

/**
 * Measures a built site.
 *
 * @param program - path of nginx
 */
export async function measureNginxLoad(program: string, site: string): Promise<NginxLoad> {
  assertBuilt(site);
  const server = await start(program, site);
  try {
    const measures = await measure([EMPTY, routes.home, routes.services, routes.contact]);
    return {
      table: formatTable(HEAD, buildRows(measures)),
      failedRequests: measures.reduce((sum, { errors }) => sum + errors, 0),
    };
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Keeps the result in docs/benchmarks.md. */
export function writeNginxLoad({ table }: NginxLoad): void {
  writeSection('nginx', `${HOW}\n\n${table}`);
}
