/**
 * Time limits in tests only end what hangs. They do not measure speed: a busy machine may need minutes for a second of
 * work.
 */

/** How long a test, a program or the start of a server may take, ms. */
export const TEST_LIMIT = 900_000;

/** How long a test waits for an expected state of a page or a server, ms. */
export const WAIT_LIMIT = 120_000;
