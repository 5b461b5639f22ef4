/**
 * Asks GitHub at once what Sveltia CMS asks one after the other when all of its code has run: who has signed in, whether
 * that account may write, and which commit is the newest. `admin-page.ts` therefore imports this first.
 */
import { API, config, readAccount } from './page-setup.ts';

/** How long an answer counts as new, in milliseconds. */
const LIFETIME = 10_000;

/** The query of Sveltia CMS for the newest commit, letter by letter. */
const NEWEST =
  ' query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } } ';

const send = window.fetch.bind(window);
const answers = new Map<string, Promise<Response>>();
const { token, login } = readAccount() ?? {};

/** Identifies requests that get the same answer. */
const identify = (url: string, { headers, body }: RequestInit): string =>
  `${new Headers(headers).get('Authorization')} ${url} ${body ?? ''}`;

function ask(path: string, body: string | null = null): void {
  const init: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      Authorization: `token ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body,
    cache: 'no-cache',
  };
  const answer = send(API + path, init);
  // Whoever takes the answer reports the error.
  answer.catch(() => undefined);
  answers.set(identify(API + path, init), answer);
}

if (token && login) {
  const [owner, repo] = config.backend.repo.split('/');
  ask('user');
  ask(`repos/${owner}/${repo}/collaborators/${encodeURIComponent(login)}`);
  ask(
    'graphql',
    JSON.stringify({ query: NEWEST, variables: { owner, repo, branch: config.backend.branch } }),
  );
  // The first use of the database takes a moment, too.
  void indexedDB.databases();
  setTimeout(() => answers.clear(), LIFETIME);
}

/** Fetches, except what has just been asked; each of these answers counts once. */
window.fetch = (input, init = {}) => {
  const key = identify(String(input), init);
  const answer = answers.get(key);
  answers.delete(key);
  return answer ?? send(input, init);
};
