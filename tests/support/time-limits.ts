/**
 * Timeouts of tests. They only stop tests that hang. They do not measure speed, because a busy machine may need minutes
 * for a second of work.
 */

/** Maximum duration of a test, a program or the start of a server, ms. */
export const TEST_LIMIT = 900_000;

/** Maximum time that a test waits for an expected state of a page or a server, ms. */
export const WAIT_LIMIT = 120_000;

/** Maximum duration of a test in Firefox, in WebKit or in several engines, ms. Their drivers hang now and then. */
export const ENGINE_TEST_LIMIT = 180_000;

/** Maximum duration of one suite of an engine, ms. */
export const ENGINE_SUITE_LIMIT = 1_200_000;
