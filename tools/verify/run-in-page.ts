/** Functions that run in a page, in whatever browser shows it. */
import type { Page } from '@playwright/test';

/**
 * Runs a function in the page and hands back what it returns. The function reaches nothing outside of itself, because its
 * text alone travels; argument and result travel as JSON.
 */
export type RunInPage = <Argument, Result>(
  task: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
) => Promise<Result>;

/** In a browser that Playwright drives. */
export const runIn =
  (page: Page): RunInPage =>
  (task, argument) =>
    page.evaluate(task as (argument: unknown) => ReturnType<typeof task>, argument as unknown);
