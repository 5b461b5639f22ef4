/** What an owner does on the admin page with a phone. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPhoto } from '../support/draw-photo.ts';
import type { RunningServer } from '../support/local-server.ts';
import { expect, type Page, test } from '../support/test.ts';
import { fieldOf, inputOf, openForm, saveButton, signIn, startAdmin } from './admin-site.ts';
import { FakeGitHub } from './fake-github.ts';

const TODAY = 'company/entries/today';
const COMPANY = 'company.yaml';

let admin: RunningServer;
let github: FakeGitHub;

test.beforeAll(async () => {
  admin = await startAdmin();
});
test.afterAll(() => admin?.stop());

test.beforeEach(async ({ page }) => {
  github = new FakeGitHub();
  await github.serve(page);
});

/** Signs in and opens a form. */
async function start(page: Page, form: string): Promise<void> {
  await signIn(page, admin.origin);
  await expect(page.getByText('Company', { exact: true }).first()).toBeVisible();
  await openForm(page, form);
}

/** Returns the lines that one text has and the other has not. */
const changedLines = (before: string, after: string): string[] => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

async function saveTo(page: Page, commits: number): Promise<void> {
  await saveButton(page).click();
  await expect.poll(() => github.commits.length).toBe(commits);
}

test('new hours change one line in one commit, and nothing comes from another server', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && ![admin.origin, 'https://api.github.com'].includes(origin))
      foreign.push(origin);
  });
  const before = github.read(COMPANY);
  await start(page, TODAY);
  await page.getByRole('textbox', { name: 'Saturday' }).fill('09:00-14:00');
  await saveTo(page, 1);
  expect(changedLines(before, github.read(COMPANY))).toEqual(['  saturday: 09:00-14:00']);
  expect(github.commits[0]).toEqual(['content/company.yaml']);
  await expect(page.getByText(/It will be online in about ten minutes/)).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a view takes taps at once, without sliding over another', async ({ page }) => {
  await start(page, TODAY);
  const slides = page.waitForFunction(() => document.querySelector(':active-view-transition'), null, {
    timeout: 2000,
  });
  await page.goto(`${admin.origin}/#/collections/reviews`);
  await expect(slides).rejects.toThrow('Timeout');
});

test('inputs and buttons fit a thumb, and nothing scrolls sideways', async ({ page }) => {
  await start(page, TODAY);
  await expect(inputOf(page, 'hours.monday')).toBeVisible();
  const sizes = await page.locator('.field input:visible, button:visible').evaluateAll((controls) =>
    controls
      .filter((control) => control.getBoundingClientRect().width > 0)
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        isHigh: control.getBoundingClientRect().height >= 44,
        isReadable:
          control.tagName !== 'INPUT' || Number.parseFloat(getComputedStyle(control).fontSize) >= 16,
      })),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ isHigh, isReadable }) => !isHigh || !isReadable)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Expects that a save is refused, and that a field comes into view and says why. */
async function expectMistake(page: Page, path: string, sentence: RegExp): Promise<void> {
  await saveButton(page).click();
  await expect(fieldOf(page, path).getByRole('alert')).toContainText(sentence);
  await expect(fieldOf(page, path)).toBeInViewport();
  expect(github.commits).toEqual([]);
}

test('wrong values, alone or together, are reported at once, at their fields and in a list', async ({
  page,
}) => {
  await start(page, TODAY);
  await inputOf(page, 'hours.monday').fill('20:00-06:00');
  await inputOf(page, 'hours.tuesday').fill('05:00-12:00');
  await inputOf(page, 'hours.saturday').fill('9 to 1');
  await fieldOf(page, 'notice').getByRole('checkbox').first().click();
  await inputOf(page, 'notice.text').fill('Snow');
  await inputOf(page, 'notice.from').fill('2026-12-02');
  await inputOf(page, 'notice.to').fill('2026-12-01');
  await expectMistake(page, 'hours.saturday', /Is “9 to 1”; write/);
  await inputOf(page, 'hours.saturday').fill('09:00-13:00');
  await expectMistake(page, 'hours.monday', /Is “20:00-06:00”/);
  await page.getByRole('button', { name: 'Show Mistakes' }).click();
  const listed = page.locator('.drawer').getByRole('button', { name: /Last day/ });
  await expect(listed).toContainText('Is “2026-12-01”');
  await listed.click();
  await expect(fieldOf(page, 'notice.to').getByRole('alert')).toBeInViewport();
  await inputOf(page, 'notice.to').fill('2026-12-03');
  await expect(fieldOf(page, 'notice.to').getByRole('alert')).toBeHidden();
});

test('a mistake in another form of the same file is reported in a sentence that names the field', async ({
  page,
}) => {
  github.change(COMPANY, 'foundedYear: 1991', 'foundedYear: 19910');
  await start(page, TODAY);
  await inputOf(page, 'hours.saturday').fill('09:00-14:00');
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog').getByText(/^In business since: Is 19910/)).toBeVisible();
});

test('changes of two people to one file both stay', async ({ page }) => {
  await start(page, TODAY);
  await inputOf(page, 'hours.saturday').fill('09:00-14:00');
  github.change(COMPANY, 'sunday: closed', 'sunday: 10:00-12:00 # in winter');
  github.newest = { author: 'Pat Kim', date: '2026-12-07T16:04:00Z' };
  await saveButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Pat Kim.* changed this entry on .*Dec 7, 2026, 11:04 AM/);
  await expect(question).toContainText('their changes stay, too');
  await page.getByRole('button', { name: 'Save Both' }).click();
  await expect.poll(() => github.commits.length).toBe(1);
  expect(github.read(COMPANY)).toContain('saturday: 09:00-14:00');
  expect(github.read(COMPANY)).toContain('sunday: 10:00-12:00 # in winter');
});

test('a commit that arrives at the same moment stays, too', async ({ page }) => {
  await start(page, TODAY);
  await inputOf(page, 'hours.saturday').fill('09:00-14:00');
  github.interrupt = () => github.change(COMPANY, 'foundedYear: 1991', 'foundedYear: 1990');
  await saveTo(page, 1);
  expect(github.read(COMPANY)).toContain('saturday: 09:00-14:00');
  expect(github.read(COMPANY)).toContain('foundedYear: 1990');
});

for (const [mood, sentence] of [
  ['is offline', /Press Save again when you have a connection/],
  ['knows no such token', /Your sign-in has expired/],
  ['lets nobody write', /does not let this account change the site/],
] as const)
  test(`if GitHub ${mood}, a sentence says what to do, and the text is still there`, async ({ page }) => {
    await start(page, TODAY);
    await inputOf(page, 'hours.saturday').fill('09:00-14:00');
    github.mood = mood;
    await saveButton(page).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    github.mood = 'answers';
    await saveTo(page, 1);
    expect(github.read(COMPANY)).toContain('saturday: 09:00-14:00');
  });

test('a save whose answer is lost, as when a phone falls asleep, can be repeated', async ({ page }) => {
  const before = github.read(COMPANY);
  await start(page, TODAY);
  await inputOf(page, 'hours.saturday').fill('09:00-14:00');
  github.mood = 'saves without an answer';
  await saveButton(page).click();
  await expect(page.getByText(/Nothing is lost: press Save again/)).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  github.mood = 'answers';
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Save Both' }).click();
  await expect.poll(() => github.commits.length).toBe(2);
  expect(changedLines(before, github.read(COMPANY))).toEqual(['  saturday: 09:00-14:00']);
});

test('a new entry whose answer was lost is there once after another save', async ({ page }) => {
  await start(page, 'reviews/new');
  const review = { quote: 'Warm again.', name: 'Al B.', buildingType: 'House', source: 'Google' };
  for (const [field, text] of Object.entries({ ...review, permission: '2026-03-02' }))
    await inputOf(page, field).fill(text);
  github.mood = 'saves without an answer';
  await saveButton(page).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  github.mood = 'answers';
  await saveTo(page, 2);
  await expect(page.getByText('Al B., House')).toHaveCount(1);
});

test('whoever is alone is never told that somebody else has changed the form', async ({ page }) => {
  await start(page, TODAY);
  await inputOf(page, 'phoneExtension').fill('12');
  await saveTo(page, 1);
  for (const [index, hours] of ['09:00-14:00', '09:00-15:00', '09:00-16:00'].entries()) {
    await expect(saveButton(page)).toBeHidden();
    await openForm(page, TODAY);
    await inputOf(page, 'hours.saturday').fill(hours);
    await saveTo(page, index + 2);
  }
  expect(github.read(COMPANY)).toContain('saturday: 09:00-16:00');
});

test('text of a closed tab can be restored, and keeps what others have saved since', async ({ page }) => {
  await start(page, TODAY);
  const restore = page.getByRole('button', { name: 'Restore' });
  await expect(async () => {
    await inputOf(page, 'hours.saturday').fill('09:00-14:0');
    // Only a key that a person presses makes the page keep a draft, a moment later.
    await inputOf(page, 'hours.saturday').press('0');
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(restore).toBeVisible({ timeout: 10_000 });
  }).toPass();
  github.change(COMPANY, 'sunday: closed', 'sunday: 10:00-12:00');
  await restore.click();
  await expect(inputOf(page, 'hours.saturday')).toHaveValue('09:00-14:00');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Save Both' }).click();
  await expect.poll(() => github.commits.length).toBe(1);
  expect(github.read(COMPANY)).toContain('saturday: 09:00-14:00');
  expect(github.read(COMPANY)).toContain('sunday: 10:00-12:00');
});

test('a later visit asks GitHub nothing twice, and shows what is newest', async ({ page }) => {
  await start(page, TODAY);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'api.github.com' && !pathname.includes('/actions/')) asked.push(pathname);
  });
  github.change(COMPANY, 'sunday: closed', 'sunday: 10:00-12:00');
  await page.reload();
  await expect(inputOf(page, 'hours.sunday')).toHaveValue('10:00-12:00');
  const tree = asked.findIndex((path) => path.includes('/git/trees/'));
  // On a slow machine the page looks for newer changes, by GraphQL, once more before it asks for the files.
  expect([3, 4]).toContain(tree);
  const before = [...new Set(asked.slice(0, tree))].sort();
  expect(before).toEqual(['/graphql', '/repos/owner/site/collaborators/you', '/user']);
});

test('the page says whether the last change is online, and leads to the reasons if it is not', async ({
  page,
}) => {
  await start(page, TODAY);
  const link = page.getByRole('status').getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://github.com/owner/site/actions');
  /** Reports the newest run, and expects a link to it. */
  const report = async (conclusion: string | null, text: string): Promise<void> => {
    const status = conclusion ? 'completed' : 'in_progress';
    const address = 'https://github.com/owner/site/actions/runs/';
    github.run = { status, conclusion, html_url: address + conclusion, created_at: '2026-12-07T16:04:00Z' };
    // As after a look at another page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(link).toHaveText(text);
    await expect(link).toHaveAttribute('href', address + conclusion);
  };
  await report(null, 'The change of Dec 7, 11:04 AM is being checked.');
  await report('failure', 'The change of Dec 7, 11:04 AM is not online. Read why.');
  await report('success', 'Changes up to Dec 7, 11:04 AM are online.');
  await report('skipped', 'Saved, but not online: publishing is not set up.');
});

/** Fills in the form of a new person with a photo. */
async function fillInPerson(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await start(page, 'team/new');
  await inputOf(page, 'name').fill('Pat Kim');
  await inputOf(page, 'role').fill('Air');
  await inputOf(page, 'description').fill('Pat balances air.');
  await fieldOf(page, 'photo').getByRole('checkbox').first().click();
  const picker = fieldOf(page, 'photo.file').locator('input[type="file"]').first();
  await picker.setInputFiles({ name, mimeType, buffer });
  await expect(fieldOf(page, 'photo.file').getByText(/\.webp$/)).toBeVisible();
  await inputOf(page, 'photo.alt').fill('Pat, with a ladder');
}

/** Returns the stored photo of that person, which the file must name as the site does. */
async function readPhoto() {
  const path = [...github.files.keys()].find((file) => file.startsWith('content/photos/team/pat-kim/')) ?? '';
  expect(github.read('team/pat-kim.yaml')).toContain(`file: ${path.replace('content/photos/', '')}\n`);
  return await sharp(github.files.get(path)).metadata();
}

test('a person with a photo becomes one commit, with the photo upright and without its place and date', async ({
  page,
}) => {
  const photo = await sharp(await drawPhoto({ width: 3200, height: 2000, hue: 30 }))
    .withExif({ IFD0: { Copyright: 'Sample Avenue' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await fillInPerson(page, 'IMG_2041 (1).JPG', 'image/jpeg', photo);
  await saveTo(page, 1);
  const { width = 0, height = 0, exif, format } = await readPhoto();
  expect([format, exif, height > width, height]).toEqual(['webp', undefined, true, 2560]);
});

test('a photo that is too small is refused when it is saved', async ({ page }) => {
  const photo = await drawPhoto({ width: 500, height: 400, hue: 30 });
  await fillInPerson(page, 'small.jpg', 'image/jpeg', photo);
  await saveButton(page).click();
  await expect(page.getByText(/shorter side has fewer than/)).toBeVisible();
  expect(github.commits).toEqual([]);
});

test('an HEIC photo of a phone is accepted', async ({ page }) => {
  await fillInPerson(page, 'IMG_0001.HEIC', 'image/heic', readFileSync('tests/admin/photo.heic'));
  await saveTo(page, 1);
  expect(await readPhoto()).toMatchObject({ format: 'webp', width: 800, height: 640 });
});
