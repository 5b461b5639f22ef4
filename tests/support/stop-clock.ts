/** Vitest’s setup for each test file: stops the clock of `Date` at the time of the tests. */
import { stopClock } from '../../tools/verify/stopped-clock.ts';
import { IS_CLOCK_STOPPED, TEST_INSTANT } from './test-instant.ts';

// Test files may share a worker, whose clock the first of them has stopped.
if (IS_CLOCK_STOPPED && Date.now() !== TEST_INSTANT) stopClock(TEST_INSTANT);
