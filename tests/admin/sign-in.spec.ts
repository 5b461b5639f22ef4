/** How an owner signs in with GitHub: the Worker’s own code, and a GitHub that this test plays. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import worker from '../../tools/admin/worker.ts';
import { type RunningServer, startServer } from '../support/local-server.ts';
import { expect, test } from '../support/test.ts';
import { buildTestedAdmin } from './admin-site.ts';
import { FakeGitHub } from './fake-github.ts';

const ENVIRONMENT = {
  REPOSITORY: 'owner/site',
  GITHUB_CLIENT_ID: 'id-of-the-app',
  GITHUB_CLIENT_SECRET: 'not-a-secret',
};

let answerFile: Awaited<ReturnType<typeof buildTestedAdmin>>;
let admin: RunningServer;
let github: RunningServer;
let origin: string;
const { fetch: realFetch } = globalThis;

/** Answers as Cloudflare does: the Worker gets two paths, everything else is a file. */
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = incoming;
  if (!/^\/(?:auth|callback)\b/.test(url)) return answerFile(incoming, response);
  const request = new Request(origin + url, { headers: { Cookie: headers.cookie ?? '' } });
  const said = await worker.fetch(request, ENVIRONMENT);
  const sent = Object.fromEntries(said.headers);
  if (sent.location) sent.location = sent.location.replace('https://github.com', github.origin);
  response.writeHead(said.status, sent).end(await said.text());
}

/** GitHub’s page, on which the owner agrees at once. */
function agree({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const asked = new URL(url, 'https://github.com').searchParams;
  const target = `${asked.get('redirect_uri')}?code=c&state=${asked.get('state')}`;
  response.writeHead(302, { Location: target }).end();
}

test.beforeAll(async () => {
  answerFile = await buildTestedAdmin();
  [admin, github] = await Promise.all([startServer(answer), startServer(agree)]);
  // Browsers keep cookies for HTTPS only if a host is secure, as localhost is.
  origin = admin.origin.replace('127.0.0.1', 'localhost');
  globalThis.fetch = async (url) =>
    String(url).endsWith('/access_token')
      ? Response.json({ access_token: 'right' })
      : Response.json({ permissions: { push: true } });
});

test.afterAll(async () => {
  globalThis.fetch = realFetch;
  await Promise.all([admin?.stop(), github?.stop()]);
});

test('an account that may write is signed in by a window that closes by itself', async ({
  page,
  context,
}) => {
  await new FakeGitHub().serve(page);
  await page.goto(origin);
  await page.getByRole('button', { name: /^Sign In with .*GitHub/ }).click();
  await expect(page.getByText('Company', { exact: true }).first()).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

test('a phone that opens GitHub in the same window comes back signed in', async ({ page }) => {
  await new FakeGitHub().serve(page);
  await page.goto(`${origin}/auth?provider=github`);
  await expect(page.getByText('Company', { exact: true }).first()).toBeVisible();
});

test('a browser that refuses its storage is told so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await page.goto(`${origin}/auth?provider=github`);
  await expect(page.getByText('Allow cookies and site data')).toBeVisible();
});
