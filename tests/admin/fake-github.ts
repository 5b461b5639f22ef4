/** A repository in memory with the fixture’s content, which answers a page’s requests to GitHub’s API. */
import { globSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { answerLikeGitHub, type FileChange, type Repository } from '../../tools/admin/github-api.ts';

const FIXTURE = 'tests/fixture';
const TOKEN = 'token right';

const readFixture = (): Record<string, string> =>
  Object.fromEntries(
    globSync('content/**/*.yaml', { cwd: FIXTURE }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(`${FIXTURE}/${file}`, 'utf8'),
    ]),
  );

/** What GitHub does with requests. */
export type Mood =
  | 'answers'
  | 'saves without an answer'
  | 'is offline'
  | 'knows no such token'
  | 'lets nobody write';

export class FakeGitHub implements Repository {
  readonly files: Map<string, Uint8Array>;
  /** Paths of the files of each commit. */
  readonly commits: (readonly string[])[] = [];
  mood: Mood = 'answers';
  newest?: { readonly author: string; readonly date: string };
  /** The newest run of the publish job; without one, the token may not read them. */
  run?: object;
  /** Called once, right before the next commit. */
  interrupt: (() => void) | undefined;

  /** @param texts - of files, keyed by path */
  constructor(texts: Readonly<Record<string, string>> = readFixture()) {
    this.files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  }

  readonly list = (): ReadonlyMap<string, Uint8Array> => this.files;

  readonly commit = (changes: readonly FileChange[]): void => {
    for (const { path, bytes } of changes)
      if (bytes) this.files.set(path, Buffer.from(bytes));
      else this.files.delete(path);
    this.commits.push(changes.map(({ path }) => path));
  };

  /** Returns the text of a file in `content/`; empty if it does not exist. */
  read(file: string): string {
    return new TextDecoder().decode(this.files.get(`content/${file}`));
  }

  /** Changes a file, as somebody else does. */
  change(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`content/${file} does not contain “${before}”`);
    this.files.set(`content/${file}`, Buffer.from(text.replace(before, after)));
  }

  /** Answers the requests of a page. */
  async serve(page: Page): Promise<void> {
    await page.context().route('https://api.github.com/**', (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const json = (status: number, body: object) => route.fulfill({ status, headers, json: body });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (this.mood === 'is offline') return route.abort('internetdisconnected');
    const isRight = (await request.headerValue('authorization')) === TOKEN;
    if (!isRight || this.mood === 'knows no such token') return json(401, { message: 'Bad credentials' });
    const body = request.postData() ?? '';
    const isCommit = body.includes('createCommitOnBranch');
    if (isCommit && this.mood === 'lets nobody write')
      return json(200, {
        errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
      });
    if (isCommit) this.interrupt?.();
    if (isCommit) this.interrupt = undefined;
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/actions/workflows/publish.yml/runs'))
      return this.run
        ? json(200, { workflow_runs: [this.run] })
        : json(403, { message: 'Resource not accessible' });
    const isLost = isCommit && this.mood === 'saves without an answer';
    const answer = answerLikeGitHub(this, pathname + search, body);
    if (isLost) return route.abort('connectionreset');
    if (answer.body instanceof Uint8Array)
      return route.fulfill({ status: 200, headers, body: Buffer.from(answer.body) });
    return json(answer.status, answer.body);
  }
}
