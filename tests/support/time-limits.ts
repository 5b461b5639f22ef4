/**
 * Timeouts of tests. They only stop tests that hang. They do not measure speed, because a busy machine may need minutes
 * for a second of work.
 */

/** Maximum duration of a test, a program or the start of a server, in ms. */
export const TEST_LIMIT = 900_000;

/** Maximum time that a test waits for an expected state of a page or a server, in ms. */
export const WAIT_LIMIT = 120_000;
