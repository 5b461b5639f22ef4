import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { percentile } from '../../tools/bench/percentile.ts';
import { RawClient } from './support/raw-client.ts';

/** Enough to take down a server with a limit of 1,024 connections per process. */
const ATTACKERS = 2100;
const VISITS = 40;
const server = inject('servers').find(({ name }) => name === 'nginx');

/** Returns the median time, in ms, of many visits, each on a new connection. Expects that all succeed. */
async function visit(origin: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < VISITS; count++) {
    const client = new RawClient(origin);
    const started = performance.now();
    const { status } = await client.send({ target: routes.about });
    times.push(performance.now() - started);
    client.close();
    expect(status).toBe(200);
  }
  return percentile(times);
}

/** Opens connections that send a request byte by byte. */
function attack(origin: string): readonly Socket[] {
  const sockets = Array.from({ length: ATTACKERS }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('a'), 6000);
    socket.on('close', () => clearInterval(drip)).resume();
  }
  return sockets;
}

describe.runIf(server)('nginx', () => {
  const origin = server?.origin ?? '';

  test(`serves other requests at normal speed while one IP address has ${ATTACKERS} slow connections open, and drops the slow ones`, async () => {
    const usual = await visit(origin);
    const sockets = attack(origin);
    await expect.poll(() => sockets.filter((socket) => socket.connecting).length).toBe(0);
    let underAttack = Number.POSITIVE_INFINITY;
    // The fastest of several measurements counts, because the machine may be busy with something else.
    const measure = async (): Promise<number> => {
      underAttack = Math.min(underAttack, await visit(origin));
      return underAttack;
    };
    await expect.poll(measure, { timeout: 8000 }).toBeLessThan(2 * usual);
    console.log(
      `A visit took ${usual.toFixed(1)} ms before and ${underAttack.toFixed(1)} ms during the attack.`,
    );
    expect(sockets.filter((socket) => !socket.closed).length).toBeGreaterThan(ATTACKERS / 2);
    while (sockets.some((socket) => !socket.closed)) await sleep(100);
  });
});
