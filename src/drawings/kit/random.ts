/**
 * Seeded random numbers. Window shades and tree branches must be the same in every build. The generator is the Mersenne
 * Twister (MT19937) with array seeding and 53-bit results. The seeds in the drawings were chosen by eye, so another
 * generator would change the pictures.
 */
import { assertDefined } from './geometry.ts';

const SIZE = 624;
const MIDDLE = 397;

export class Random {
  readonly #state = new Uint32Array(SIZE);
  #index = SIZE;

  constructor(seed: number) {
    const state = this.#state;
    state[0] = 19650218;
    for (let i = 1; i < SIZE; i += 1) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
    let i = 1;
    for (let count = 0; count < SIZE; count += 1) {
      state[i] = (assertDefined(state[i]) ^ Math.imul(mixed(state, i), 1664525)) + seed;
      i = next(state, i);
    }
    for (let count = 1; count < SIZE; count += 1) {
      state[i] = (assertDefined(state[i]) ^ Math.imul(mixed(state, i), 1566083941)) - i;
      i = next(state, i);
    }
    state[0] = 0x80000000;
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    const high = this.#word() >>> 5;
    const low = this.#word() >>> 6;
    return (high * 67108864 + low) / 9007199254740992;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  #word(): number {
    if (this.#index >= SIZE) this.#regenerate();
    let word = assertDefined(this.#state[this.#index]);
    this.#index += 1;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  #regenerate(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i += 1) {
      const pair =
        (assertDefined(state[i]) & 0x80000000) | (assertDefined(state[(i + 1) % SIZE]) & 0x7fffffff);
      state[i] = assertDefined(state[(i + MIDDLE) % SIZE]) ^ (pair >>> 1) ^ (pair & 1 ? 0x9908b0df : 0);
    }
    this.#index = 0;
  }
}

/** The word before index `i`, XORed with its own two highest bits, as the seeding algorithm requires. */
function mixed(state: Uint32Array, i: number): number {
  const previous = assertDefined(state[i - 1]);
  return previous ^ (previous >>> 30);
}

/** Returns the next index to seed; at the end, copies the last word over the first and returns 1. */
function next(state: Uint32Array, i: number): number {
  if (i + 1 < SIZE) return i + 1;
  state[0] = assertDefined(state[SIZE - 1]);
  return 1;
}
