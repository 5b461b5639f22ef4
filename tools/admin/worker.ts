/**
 * Signs owners in at GitHub. This Worker answers only /auth and /callback; Cloudflare serves the admin page itself.
 *
 * The app at GitHub should be a GitHub App that is installed only for the site’s repository, because its tokens reach
 * nothing else. GitHub’s answer counts only in the browser that has asked (`state`), and only with the secret that this
 * browser was given (PKCE). An account that may not write to the repository gets no token.
 *
 * @see https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
 * @see https://www.rfc-editor.org/rfc/rfc9700
 */
import { createHash, randomBytes } from 'node:crypto';

interface Environment {
  /** `owner/name`. */
  readonly REPOSITORY: string;
  /** Secrets of the Worker; undefined until somebody sets them. */
  readonly GITHUB_CLIENT_ID?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
}

const GITHUB = 'https://github.com/login/oauth';
const API = 'https://api.github.com';
/** Browsers accept a cookie with this prefix only from the host itself, and only over HTTPS. */
const COOKIE = '__Host-sign-in';
/** The whole cookie: other hosts of the domain may set one whose name only ends like it, or that contains it. */
const OWN_COOKIE = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]+)\\.([0-9a-f]+)(?:;|$)`);
/** How long signing in may take, in seconds. */
const MOST_TIME = 600;
/** Where Sveltia CMS looks for the account. */
const USER = 'sveltia-cms.user';

const SENTENCES = {
  notSetUp: 'Signing in is not set up yet. Sign in with an access token, or follow the owner’s guide.',
  stale: 'This sign-in is too old, or began in another browser. Close this window and sign in again.',
  noAnswer: 'GitHub did not confirm the sign-in. Close this window and sign in again.',
  noRight: 'This account may not change the site. Ask the person who set it up for the right to write.',
} as const;

const makeSecret = (): string => randomBytes(32).toString('hex');

const cookieOf = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Escapes a value for a script in HTML. */
const toScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns a page without any files; its script may run once. */
function answerPage(status: number, content: string, script = ''): Response {
  const nonce = makeSecret();
  const code = script && `<script nonce="${nonce}">${script}</script>`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title>${content}${code}</html>`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': cookieOf('', 0),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

const refuse = (status: number, sentence: string): Response =>
  answerPage(status, `<p>${sentence}</p><p><a href="/">Back</a></p>`);

/** Leads to GitHub. */
function begin(url: URL, clientId: string): Response {
  const [state, verifier] = [makeSecret(), makeSecret()];
  const target = new URL(`${GITHUB}/authorize`);
  target.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${url.origin}/callback`,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const headers = {
    'Cache-Control': 'no-store',
    Location: target.href,
    'Set-Cookie': cookieOf(`${state}.${verifier}`, MOST_TIME),
  };
  return new Response(null, { status: 302, headers });
}

/** The fields of GitHub’s answers that are used. */
interface Answer {
  readonly access_token?: unknown;
  readonly permissions?: { readonly push?: unknown };
}

/** Returns the fields of GitHub’s answer, none if it refuses. @throws Error if no answer came, or one that is not JSON */
async function askGitHub(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const fields: unknown = await answer.json();
  if (answer.status >= 500) throw new Error(`GitHub answers with ${answer.status}`);
  return answer.ok ? Object(fields) : {};
}

/** Returns a token for the code from GitHub; undefined if GitHub refuses it. */
async function fetchToken(url: URL, verifier: string, environment: Environment): Promise<string | undefined> {
  const { access_token: token } = await askGitHub(`${GITHUB}/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: environment.GITHUB_CLIENT_ID,
      client_secret: environment.GITHUB_CLIENT_SECRET,
      code: url.searchParams.get('code'),
      redirect_uri: `${url.origin}/callback`,
      code_verifier: verifier,
    }),
  });
  return typeof token === 'string' && /^[!-~]+$/.test(token) ? token : undefined;
}

/** Checks whether the account of a token may write to the repository. */
async function mayWrite(token: string, repository: string): Promise<boolean> {
  const { permissions } = await askGitHub(`${API}/repos/${repository}`, {
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'User-Agent': 'admin-page',
    },
  });
  return permissions?.push === true;
}

/**
 * Gives the token to the page, through the storage of this origin: the window that has opened this one reloads when it
 * changes. A phone that has lost that window shows the page here, and so does a browser that stores nothing, which the
 * page then says.
 */
function hand(token: string): Response {
  const account = toScript(JSON.stringify({ backendName: 'github', token }));
  const store = `localStorage.setItem(${toScript(USER)}, ${account}); window.close();`;
  return answerPage(200, '<p>Signed in.</p>', `try { ${store} } finally { location.replace('/') }`);
}

async function finish(request: Request, url: URL, environment: Environment): Promise<Response> {
  const [, state, verifier = ''] = OWN_COOKIE.exec(request.headers.get('Cookie') ?? '') ?? [];
  if (!state || url.searchParams.get('state') !== state) return refuse(400, SENTENCES.stale);
  try {
    const token = url.searchParams.has('code') && (await fetchToken(url, verifier, environment));
    if (!token) return refuse(502, SENTENCES.noAnswer);
    return (await mayWrite(token, environment.REPOSITORY)) ? hand(token) : refuse(403, SENTENCES.noRight);
  } catch {
    return refuse(502, SENTENCES.noAnswer);
  }
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const url = new URL(request.url);
    const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: secret } = environment;
    if (request.method !== 'GET' || !['/auth', '/callback'].includes(url.pathname))
      return refuse(404, 'There is nothing here.');
    if (!clientId || !secret) return refuse(503, SENTENCES.notSetUp);
    return url.pathname === '/auth' ? begin(url, clientId) : await finish(request, url, environment);
  },
};
