/** Builds and serves the admin page, and helps tests to use its forms. */
import type { RequestListener } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildAdmin } from '../../tools/admin/build-admin.ts';
import { answerFrom, type RunningServer, startServer } from '../support/local-server.ts';
import { WAIT_LIMIT } from '../support/time-limits.ts';

const FOLDER = '.cache/admin-tested';

/** Builds the page of a repository, and returns a function that answers requests for its files. */
export async function buildTestedAdmin(): Promise<RequestListener> {
  const place = { repository: 'owner/site', title: 'Sample Avenue', siteUrl: 'https://www.example.com' };
  await buildAdmin(FOLDER, place, '/');
  return answerFrom(FOLDER);
}

/** Builds the page and serves it. */
export const startAdmin = async (): Promise<RunningServer> => await startServer(await buildTestedAdmin());

/** Signs in with a token, and waits for the list of forms. */
export async function signIn(page: Page, origin: string, token = 'right'): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: /Access Token/ }).click();
  await page
    .getByLabel(/Personal Access Token/i)
    .last()
    .fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}

/** Returns the field at a path such as `hours.saturday`. */
export const fieldOf = (page: Page, path: string): Locator =>
  page.locator(`section.field[data-key-path="${path}"]`);

/** Returns the input of a field. */
export const inputOf = (page: Page, path: string): Locator =>
  fieldOf(page, path).locator('input:not([type="file"]), textarea').first();

/** Opens a form, again if the list of a form that closes still takes its place. @param path - such as `team/new` */
export async function openForm(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url());
  await expect(async () => {
    await page.goto(`${origin}/#/collections/${path}`);
    await expect(saveButton(page)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: WAIT_LIMIT });
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
