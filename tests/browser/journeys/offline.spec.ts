/** What visitors get where there is no signal, after a visit that saved it; and that it harms nobody. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_COPY, OFFLINE_PATH, WORKER_PATH } from '../../../src/content/offline.ts';
import { phoneLink, phoneText } from '../../../src/site/contact-details.ts';
import { languages, NAMED_DANGERS } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { writeWorker } from '../../../tools/build/write-worker.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { typeIntoSearch } from '../../support/browser-search.ts';
import { answerFrom, type RunningServer, startServer } from '../../support/local-server.ts';
import { DIST, fileOfRoute, listFiles } from '../../support/pages.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const SEEN = routes.service('boiler-repair');
const savedLine = (page: Page) => page.locator('[data-saved]');

/** Opens a page and waits until it is saved. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(savedLine(page)).toBeVisible();
}

/** Waits until the worker has saved all files of the build. */
const waitForFiles = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(listSaved)).toContainEqual(expect.stringMatching(/^\/search\//));

/** Lists the paths of everything that is saved. */
async function listSaved(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

interface Host extends RunningServer {
  readonly folder: string;
  /** Changes all pages, but not the worker. */
  readonly change: (change: (html: string) => string) => void;
  /** Changes all pages and deploys the result. */
  readonly deploy: (change: (html: string) => string, worksOffline?: boolean) => Promise<void>;
  /** Paths that get no answer until `answerLate`. */
  readonly silent: Set<string>;
  readonly answerLate: () => void;
  /** Paths for which the server is not ready. */
  readonly failing: Set<string>;
  /** Paths that get a page of the network’s own. */
  readonly replaced: Set<string>;
}

/** Serves a copy of the site that a test may change. */
async function startHost(): Promise<Host> {
  const folder = test.info().outputPath('site');
  cpSync(DIST, folder, { recursive: true });
  const [silent, failing, replaced] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let answer = answerFrom(folder);
  const waiting: (() => void)[] = [];
  const server = await startServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    if (silent.has(path)) return void waiting.push(() => answer(request, response));
    if (failing.has(path)) return void response.writeHead(503).end('Not ready');
    if (replaced.has(path))
      return void response.setHeader('Content-Type', 'text/html').end('<h1>Sign in</h1>');
    answer(request, response);
  });
  const change: Host['change'] = (edit) => {
    for (const file of listFiles('.html', folder)) {
      const path = join(folder, file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
    }
  };
  const deploy: Host['deploy'] = async (edit, worksOffline) => {
    change(edit);
    await writeWorker(folder, worksOffline);
    answer = answerFrom(folder);
  };
  const answerLate: Host['answerLate'] = () => {
    for (const give of waiting.splice(0)) give();
  };
  return { ...server, folder, silent, answerLate, failing, replaced, change, deploy };
}

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(async () => {
  await host.stop();
  rmSync(host.folder, { recursive: true, force: true });
});

test('a page that a network has put in place of a file or of our page is not saved, and neither are files that it changed or cut', async ({
  page,
  context,
}) => {
  const findFile = (name: string): string => listFiles('.js').find((path) => path.includes(name)) ?? '';
  const [file, ...damaged] = ['search-box', 'answer-room', 'find-danger', 'judge-reading'].map(findFile);
  host.replaced.add(`/${file}`);
  const damages = [(code: string) => `${code} `, (code: string) => code.slice(0, -9), () => ''];
  for (const [index, path] of damaged.entries())
    writeFileSync(join(host.folder, path), damages[index]?.(readFileSync(join(DIST, path), 'utf8')) ?? '');
  await visit(page, host.origin + SEEN);
  await waitForFiles(page);
  for (const path of [file, ...damaged]) expect(await page.evaluate(listSaved)).not.toContain(`/${path}`);
  host.replaced.add(SEEN);
  await page.goto(host.origin + SEEN);
  await page.goto(host.origin + routes.home);
  await context.setOffline(true);
  await page.goto(host.origin + SEEN);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('our own page is saved again by the next visit: a server may have it later than the worker', async ({
  page,
  context,
}) => {
  await visit(page, host.origin + SEEN);
  // Browsers stop a worker that has nothing to do, and start it for the next visit.
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  host.change((html) => html.replaceAll(phoneText, '212-555-0133'));
  await page.goto(host.origin + routes.home);
  await expect.poll(() => page.evaluate(readSaved, OFFLINE_PATH)).toContain('212-555-0133');
});

test('pages that were seen open offline, with the search, and others are replaced by dangers, symptoms and numbers', async ({
  page,
  context,
}) => {
  const messages = await collectConsole(page);
  await visit(page, SEEN);
  await visit(page, routes.home);
  await waitForFiles(page);
  await context.setOffline(true);
  await page.goto(`${SEEN}?from=a-link`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(savedLine(page)).toBeVisible();
  await page.goto(routes.home);
  await typeIntoSearch(page, 'gas smell');
  await expect(page.getByRole('search')).toContainText('911');

  await page.goto(routes.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE_COPY.title.replace('\n', ' '));
  const main = page.locator('main');
  for (const { en } of NAMED_DANGERS) await expect(main).toContainText(en.advice);
  await expect(main.locator(`a[href="${phoneLink}"]`).first()).toBeVisible();
  await main.locator('#boiler > summary').click();
  await expect(main.locator('#boiler dl')).toBeVisible();
  await typeIntoSearch(page, 'boiler');
  await expect(page.getByRole('option').first()).toContainText('Boiler');
  await expect(savedLine(page)).toBeHidden();
  expect(messages.filter((message) => !/^(?:Failed to load resource|Load failed)/.test(message))).toEqual([]);

  await context.setOffline(false);
  await page.goto(routes.about);
  await expect(page).not.toHaveTitle(OFFLINE_COPY.metadata.title);
});

test('a page that was left before it had started the worker is saved together with the next one', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(routes.home, { waitUntil: 'commit' });
  await page.evaluate((path) => location.assign(path), SEEN);
  await page.waitForURL((url) => url.pathname === SEEN);
  await expect(savedLine(page)).toBeVisible();
  await expect.poll(() => page.evaluate(listSaved)).toContain(routes.home);
});

test('a page in another language says in that language that it is saved, and moves nothing', {
  tag: '@full',
}, async ({ page }) => {
  for (const { code, navigation } of languages) {
    await visit(page, routes.language(code));
    await expect(savedLine(page)).toHaveText(navigation.words.saved ?? '');
    await expect(savedLine(page)).toHaveCSS('position', 'absolute');
  }
});

test('after each deploy, a visitor has the new number and styles, online at once and then offline on all pages seen', async ({
  page,
  context,
}) => {
  await visit(page, host.origin + SEEN);
  await visit(page, host.origin + routes.home);
  for (const [number, styles] of [
    ['212-555-0111', 'next-later.'],
    ['212-555-0122', 'next-next-later.'],
  ] as const) {
    for (const file of listFiles('.css', host.folder))
      renameSync(join(host.folder, file), join(host.folder, file.replace(/(?:next-)?later\./, styles)));
    await host.deploy((html) =>
      html
        .replaceAll(phoneText, number)
        .replaceAll('212-555-0111', number)
        .replace(/(?:next-)?later\./, styles),
    );
    await page.goto(host.origin + routes.home);
    await expect(page.locator('footer')).toContainText(number);
    // Until the next version of the worker has replaced this one.
    await expect.poll(() => page.evaluate(readSaved, SEEN)).toMatch(new RegExp(`^[^]*${number}[^]*$`));
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await context.setOffline(true);
    for (const path of [SEEN, routes.home, routes.about]) {
      await page.goto(host.origin + path);
      await expect(page.locator('footer')).toContainText(number);
      const styleFile = await page.locator('link[rel=stylesheet]').getAttribute('href');
      expect(await page.evaluate(listSaved)).toContain(styleFile);
    }
    await context.setOffline(false);
  }
});

/** Returns all saved versions of a page as one text. */
async function readSaved(path: string): Promise<string> {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async (name) => await (await caches.open(name)).match(path)));
  return (await Promise.all(found.map((response) => response?.text() ?? ''))).join('');
}

/** Counts the workers that a page has. */
const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('the kill switch removes a worker whose browser refuses access to its storage', async ({ page }) => {
  await visit(page, host.origin + routes.home);
  await host.deploy((html) => html, false);
  const path = join(host.folder, WORKER_PATH);
  writeFileSync(path, `caches.keys = () => Promise.reject(new Error());${readFileSync(path, 'utf8')}`);
  await page.goto(host.origin + routes.about);
  await expect.poll(() => countWorkers(page)).toBe(0);
});

test('the kill switch removes the worker and everything that it saved', async ({ page, context }) => {
  await visit(page, host.origin + routes.home);
  await host.deploy((html) => html, false);
  await page.goto(host.origin + routes.about);
  await expect.poll(() => page.evaluate(listSaved)).toEqual([]);
  await expect.poll(() => countWorkers(page)).toBe(0);
  await page.goto('about:blank');
  await context.setOffline(true);
  await expect(page.goto(host.origin + routes.home)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('other methods, parts of files, redirects and missing pages go to the server and are not saved', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, routes.home);
  const statuses = await page.evaluate(async (path) => {
    const requests: readonly (readonly [string, RequestInit?])[] = [
      ['/nope'],
      [`${path}/`],
      [path, { method: 'HEAD' }],
      [path, { method: 'POST' }],
      [path, { headers: { Range: 'bytes=0-9' } }],
    ];
    const answers = await Promise.all(requests.map(([url, options]) => fetch(url, options)));
    return answers.map(({ status }) => status);
  }, routes.about);
  // Not every server answers with a part.
  expect(statuses.slice(0, 4)).toEqual([404, 200, 200, 405]);
  const saved = await page.evaluate(listSaved);
  expect(saved.filter((path) => path.startsWith(routes.about) || path === '/nope')).toEqual([]);
});

test('a browser that refuses workers has whole pages', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  expect(errors).toEqual([]);
});

test('a page whose server fails or takes long is shown as it was saved, and another as it arrives', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, host.origin + routes.home);
  for (const path of [routes.home, routes.about]) host.failing.add(path);
  await page.goto(host.origin + routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.goto(host.origin + routes.about))?.status()).toBe(503);
  host.failing.clear();
  host.silent.add(routes.home);
  await page.goto(host.origin + routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(host.origin + routes.about);
  await expect(page).not.toHaveTitle(OFFLINE_COPY.metadata.title);
});

test('a page that was shown as saved is loaded again when the network sends another, but not under somebody’s fingers', async ({
  page,
}) => {
  await visit(page, host.origin + routes.contact);
  host.silent.add(routes.contact);
  host.change((html) => html.replaceAll(phoneText, '212-555-0133'));
  await page.goto(host.origin + routes.contact);
  await expect(page.locator('footer')).toContainText(phoneText);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ann');
  host.answerLate();
  await expect.poll(() => page.evaluate(readSaved, routes.contact)).toContain('212-555-0133');
  await expect(page.locator('footer')).toContainText(phoneText);
  host.silent.clear();
  await name.blur();
  await expect(page.locator('footer')).toContainText(phoneText);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('footer')).toContainText('212-555-0133');
  await expect(name).toHaveValue('Ann');
});

test('saving data leaves only our own page and what is shown anyway', { tag: '@full' }, async ({ page }) => {
  const connection = { saveData: true };
  const code = readFileSync(join(host.folder, WORKER_PATH), 'utf8');
  const saver = `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} });`;
  writeFileSync(join(host.folder, WORKER_PATH), `${saver}\n${code}`);
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  await page.goto(host.origin + routes.home);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.evaluate(listSaved)).toEqual([OFFLINE_PATH]);
  await visit(page, host.origin + routes.about);
  expect(await page.evaluate(listSaved)).not.toContainEqual(expect.stringMatching(/^\/search\//));
});

test('full storage, a lost cache and a worker that does not install leave the site as it is', {
  tag: '@full',
}, async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const hasHeading = async (path: string): Promise<void> => {
    await page.goto(host.origin + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  await hasHeading(routes.home);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin });
  const file = fileOfRoute(OFFLINE_PATH);
  rmSync(join(host.folder, file));
  await host.deploy((html) => html);
  await hasHeading(routes.about);
  expect(await page.evaluate(listSaved)).toEqual([]);
  cpSync(join(DIST, file), join(host.folder, file));
  await host.deploy((html) => html);
  await visit(page, host.origin + routes.home);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await hasHeading(routes.about);
  expect(await page.evaluate(listSaved)).toContain(OFFLINE_PATH);
  expect(errors).toEqual([]);
});
