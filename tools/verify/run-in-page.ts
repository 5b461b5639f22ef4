/** Runs functions in a page, in any browser. */
import type { Page } from '@playwright/test';

/**
 * Runs a function in the page and returns its result. The function cannot use anything outside itself, because only its
 * source is sent; argument and result are sent as JSON.
 */
export type RunInPage = <Argument, Result>(
  task: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
) => Promise<Result>;

/** Returns the runner for a browser that Playwright drives. */
export const runIn =
  (page: Page): RunInPage =>
  (task, argument) =>
    page.evaluate(task as (argument: unknown) => ReturnType<typeof task>, argument as unknown);
