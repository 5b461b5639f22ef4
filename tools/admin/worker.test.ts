import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import worker from './worker.ts';

const ORIGIN = 'https://admin.example.com';
const ENVIRONMENT = {
  REPOSITORY: 'owner/site',
  GITHUB_CLIENT_ID: 'id-of-the-app',
  GITHUB_CLIENT_SECRET: 'not-a-secret',
};
const TOKEN = 'token-</script>';

afterEach(() => vi.unstubAllGlobals());

/** Plays GitHub. @param permissions - of the account that signs in; undefined if it cannot see the repository */
function playGitHub(permissions?: { readonly push: boolean }) {
  const asked: { readonly url: string; readonly body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, body: String(init.body ?? '') });
    if (url.endsWith('/access_token')) return Response.json({ access_token: TOKEN });
    return permissions ? Response.json({ permissions }) : Response.json({}, { status: 404 });
  });
  return asked;
}

const ask = (path: string, cookie = '') =>
  worker.fetch(new Request(ORIGIN + path, { headers: { Cookie: cookie } }), ENVIRONMENT);

/** Begins to sign in, and returns what the browser then has. */
async function begin() {
  const answer = await ask('/auth?provider=github&site_id=admin.example.com');
  const [cookie = ''] = answer.headers.get('Set-Cookie')?.split(';') ?? [];
  const target = new URL(answer.headers.get('Location') ?? '');
  return { answer, cookie, target, state: target.searchParams.get('state') ?? '' };
}

describe('signing in', () => {
  test('leads to GitHub with a new state and a challenge whose secret only this browser has', async () => {
    const [{ answer, cookie, target, state }, other] = [await begin(), await begin()];
    expect(answer.status).toBe(302);
    expect(target.origin + target.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(target.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/callback`);
    expect(state).toMatch(/^[0-9a-f]{64}$/);
    expect(other.state).not.toBe(state);
    const verifier = cookie.split('.')[1] ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(target.searchParams.get('code_challenge')).toBe(challenge);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-.*HttpOnly; Secure; SameSite=Lax$/);
  });

  test('gives the token of an account that may write to the page, and sends the secret to GitHub only', async () => {
    const asked = playGitHub({ push: true });
    const { cookie, state } = await begin();
    const answer = await ask(`/callback?code=c&state=${state}`, cookie);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('localStorage.setItem("sveltia-cms.user"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('not-a-secret');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://github.com/login/oauth/access_token',
      'https://api.github.com/repos/owner/site',
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      code: 'c',
      code_verifier: cookie.split('.')[1],
    });
  });

  test.each([
    ['may only read', { push: false }],
    ['does not know the repository', undefined],
  ])('gives no token to an account that %s', async (_, permissions) => {
    playGitHub(permissions);
    const { cookie, state } = await begin();
    const answer = await ask(`/callback?code=c&state=${state}`, cookie);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('token-');
  });

  test.each([
    ['of another browser', async () => ['', (await begin()).state] as const],
    ['with another state', async () => [(await begin()).cookie, (await begin()).state] as const],
    [
      'with a cookie of another name',
      () => begin().then(({ cookie, state }) => [`x${cookie}`, state] as const),
    ],
    ['without a state', async () => [(await begin()).cookie, ''] as const],
  ])('refuses an answer %s, and asks GitHub nothing', async (_, prepare) => {
    const asked = playGitHub({ push: true });
    const [cookie, state] = await prepare();
    expect((await ask(`/callback?code=c&state=${state}`, cookie)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each(['<h1>Unicorn!</h1>', '', 'null', '{"access_token":7}'])(
    'takes no token from %j',
    async (text) => {
      vi.stubGlobal('fetch', async () => new Response(text));
      const { cookie, state } = await begin();
      expect((await ask(`/callback?code=c&state=${state}`, cookie)).status).toBe(502);
    },
  );

  test('says that it is not set up, if the Worker has no secrets', async () => {
    const answer = await worker.fetch(new Request(`${ORIGIN}/auth`), { REPOSITORY: 'owner/site' });
    expect(answer.status).toBe(503);
  });
});

test('nothing else is answered', async () => {
  expect((await ask('/auth/x')).status).toBe(404);
  const post = new Request(`${ORIGIN}/auth`, { method: 'POST' });
  expect((await worker.fetch(post, ENVIRONMENT)).status).toBe(404);
});
