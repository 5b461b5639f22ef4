/** Limits of time in tests end what hangs. They do not measure a machine: one under load may need minutes for a second. */

/** How long a test, a program or the start of a server may take, ms. */
export const TEST_LIMIT = 900_000;

/** How long a test waits for what it expects of a page or a server, ms. */
export const WAIT_LIMIT = 120_000;
