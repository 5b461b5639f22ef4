/** Sizes as they go over the network, and the budgets of every page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../src/site/routes.ts';
import { compressBrotli } from '../../tools/hosts/brotli.ts';
import { DIST } from './pages.ts';

/** A kilobyte of the budgets, on the careful side. */
const KILOBYTE = 1000;

export const BUDGETS = {
  /** HTML and the CSS of the screen together: what the first paint needs fits the first round trip of a connection. */
  document: (route: string): number => (route === routes.home ? 24 : 14) * KILOBYTE,
  /** Scripts that load before anybody does anything. */
  script: (route: string): number => (route === routes.contact ? 80 : 2) * KILOBYTE,
  font: 48 * KILOBYTE,
  /** Pictures in the first view of a phone and of a desktop. */
  firstView: 30 * KILOBYTE,
  /** Requests that the load event waits for, the page itself included. */
  requests: 6,
} as const;

/** Size after brotli at its highest level, as servers send it. */
export const compressedSize = (content: Buffer | string): number => compressBrotli(content).length;

const sizes = new Map<string, number>();

/** Compressed size of a built file by its address; a query or a fragment does not count. */
export function sizeOf(address: string): number {
  const path = address.replace(/[?#].*$/, '');
  const known = sizes.get(path) ?? compressedSize(readFileSync(join(DIST, path)));
  sizes.set(path, known);
  return known;
}
