/** The admin page on the development server, in a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/support/start-servers.ts';
import { copyProjectTo } from '../support/project-copy.ts';
import { scriptEnvironment } from '../support/run.ts';
import { waitForAnswer } from '../support/server-answer.ts';
import { expect, test } from '../support/test.ts';
import { inputOf, saveButton } from './admin-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-'));
const company = join(folder, 'content/company.yaml');
let server: ChildProcess | undefined;
let origin: string;

test.beforeAll(async () => {
  copyProjectTo(folder);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['tools/commands/dev.ts', '--port', String(port)], {
    cwd: folder,
    env: scriptEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await waitForAnswer(`${origin}/robots.txt`, server);
});

test.afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

test('a save changes one line of the file, without signing in, and pages show it', async ({ page }) => {
  const before = readFileSync(company, 'utf8');
  await page.goto(`${origin}/admin#/collections/company/entries/today`);
  await inputOf(page, 'hours.saturday').fill('09:15-13:00');
  await saveButton(page).click();
  await expect(page.getByText('Saved in content/.')).toBeVisible();
  expect(readFileSync(company, 'utf8')).toBe(
    before.replace('saturday: 09:00-13:00', 'saturday: 09:15-13:00'),
  );
  await expect(async () => {
    await page.goto(`${origin}/contact`);
    await expect(page.locator('body')).toContainText('9:15', { timeout: 2000 });
  }).toPass();
});

test('a page of another server can neither read nor change the content', async () => {
  const ask = async (method: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    const body = method === 'GET' ? {} : { body: '{"query":"","variables":{}}' };
    return (await fetch(`${origin}/admin/api/graphql`, { method, headers, ...body })).status;
  };
  expect(await ask('POST', { 'sec-fetch-site': 'same-origin' })).toBe(200);
  for (const method of ['POST', 'DELETE', 'GET']) {
    expect(await ask(method, {})).toBe(403);
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(await ask(method, { 'sec-fetch-site': site })).toBe(403);
  }
});
