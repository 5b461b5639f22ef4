/** Saves forms of `npm run edit` and checks that the pages of the same server show the typed text. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { FILE_FORMS, FOLDER_FORMS } from '../../tools/editor/content-forms.ts';
import { startServer } from '../support/local-server.ts';
import { type Editor, LEFT_OVER, startEditor } from './editor.ts';

type FormButton = 'Save' | 'Create';

/** Time after which a click without an effect counts as lost, in ms. */
const EFFECT_TIME = 60_000;

let editor: Editor;

test.beforeAll(async () => {
  editor = await startEditor();
});

test.afterAll(() => editor?.stop());

const pathOf = (file: string): string => join(editor.folder, 'content', file);
const read = (file: string): string => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Fills text fields, keyed by name, in the given order. */
async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}
const buttonOf = (page: Page, name: FormButton) => page.getByRole('button', { name, exact: true });

/** Opens a page of the forms; tries again if the server reloads it because a file has just changed. */
const openPage = (page: Page, path: string) =>
  expect(() => page.goto(`${editor.origin}/keystatic/${path}`)).toPass();

/** Opens a form; the first call waits until Vite has pre-bundled the packages of the forms. */
async function openForm(page: Page, path: string, button: FormButton = 'Save'): Promise<void> {
  await openPage(page, path);
  await expect(buttonOf(page, button)).toBeVisible({ timeout: 120_000 });
}

/** Clicks a button until the click has an effect, because Keystatic loses clicks while it re-renders a form. */
async function press(button: Locator, hasEffect: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    const effect = hasEffect();
    await Promise.all([effect, button.click({ timeout: EFFECT_TIME })]);
  }).toPass();
}

/** Clicks the button and waits until the file contains the text and names its schema in its first line. */
async function save(page: Page, button: FormButton, file: string, text: string): Promise<void> {
  const isSent = () => page.waitForRequest('**/api/keystatic/update', { timeout: EFFECT_TIME });
  await press(buttonOf(page, button), isSent);
  await expect.poll(() => read(file)).toContain(text);
  await expect.poll(() => read(file)).toMatch(/^# yaml-language-server: \$schema=/);
}

/** Chooses a file in a group of fields, whether or not the group already has one. */
async function chooseFile(group: Locator, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const chooser = group.page().waitForEvent('filechooser');
  await group.getByRole('button', { name: /^(?:Choose|Change) file$/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Opens a page of the site and reloads it until the text appears, because changes take a moment. */
async function expectOnPage(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(editor.origin + path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('changed text replaces the old text in its file, and the site shows it', async ({ page }) => {
  const file = 'services/boiler-repair.yaml';
  const before = read(file).split('\n');
  const description = 'No heat, a knocking pipe, or a boiler that trips.';
  await openForm(page, 'collection/services/item/boiler-repair');
  await field(page, 'Description').first().fill(description);
  await save(page, 'Save', file, description);
  const after = read(file).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([`description: ${description}`]);
  expect(after).toHaveLength(before.length);
  await expectOnPage(page, '/services', description);
});

test('a technician with a photo is added, and appears on /about', async ({ page }) => {
  const jpeg = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  await openForm(page, 'collection/team/create', 'Create');
  await fillIn(page, {
    Order: '4',
    Name: 'Rosa Delgado',
    Role: 'Rooftop units',
    Description: 'Rosa reads the panel before she opens it.',
  });
  const photo = page.getByRole('group', { name: 'Photo', exact: true });
  await chooseFile(photo, 'IMG_2041.JPG', jpeg);
  await photo.getByRole('textbox', { name: 'What it shows' }).fill('Rosa beside a rooftop unit');
  await save(page, 'Create', 'team/rosa-delgado.yaml', 'alt: Rosa beside a rooftop unit');
  const [, file = ''] = read('team/rosa-delgado.yaml').match(/file: (\S+)/) ?? [];
  expect(file.toLowerCase()).toBe('team/rosa-delgado/photo.jpg');
  await expect.poll(() => existsSync(pathOf(`photos/${file}`))).toBe(true);
  await expectOnPage(page, '/about', 'Rosa Delgado');
  const image = page.getByRole('img', { name: 'Rosa beside a rooftop unit' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(400);
});

test('a photo that is saved before its check ends is stored if the site can show it, and refused otherwise', async ({
  page,
}) => {
  // The check never answers.
  await page.route('**/api/keystatic/photo', () => {});
  const make = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
  await openForm(page, 'collection/team/item/lou-ortega');
  const photo = page.getByRole('group', { name: 'Photo', exact: true });
  const choose = async (width: number) => {
    await chooseFile(photo, 'lou.jpg', await make(width));
    await expect(photo.locator('img')).toBeVisible();
  };
  await photo.getByRole('textbox', { name: 'What it shows' }).fill('Lou beside a boiler');
  const before = read('team/lou-ortega.yaml');
  await choose(60);
  const refused = page.waitForResponse('**/api/keystatic/update');
  await press(buttonOf(page, 'Save'), () => refused);
  expect((await refused).status()).toBe(422);
  expect(read('team/lou-ortega.yaml')).toBe(before);
  await choose(1200);
  await save(page, 'Save', 'team/lou-ortega.yaml', 'file: team/lou-ortega/photo.jpg');
});

test('a project is added, and appears on /portfolio', async ({ page }) => {
  await openForm(page, 'collection/projects/create', 'Create');
  await fillIn(page, { Order: '7', Address: 'queens-boiler-room', Title: 'Boiler room in Queens' });
  await fillIn(page, {
    Description: 'Two old boilers that never fired together now do.',
    'What stood in the way': 'The door is narrower than the boiler.',
  });
  const drawing = page.getByRole('group', { name: 'Drawing', exact: true });
  await drawing.getByRole('button').click();
  await page.getByRole('option', { name: 'project-1' }).click();
  await drawing.getByRole('textbox').fill('A boiler room with two boilers');
  const tags = page.getByRole('group', { name: 'Tags' });
  for (const tag of ['Boiler', 'Queens']) {
    const dialog = page.getByRole('dialog', { name: 'Add item' });
    const isOpen = () => dialog.waitFor({ timeout: EFFECT_TIME });
    await press(tags.getByRole('button', { name: 'Add' }), isOpen);
    await dialog.getByRole('textbox').fill(tag);
    await dialog.getByRole('button', { name: 'Add' }).click();
  }
  await save(page, 'Create', 'projects/queens-boiler-room.yaml', 'title: Boiler room in Queens');
  expect(read('projects/queens-boiler-room.yaml')).toContain('id: queens-boiler-room');
  expect(read('projects/queens-boiler-room.yaml')).not.toContain('photo:');
  await expectOnPage(page, '/portfolio', 'Boiler room in Queens');
});

test('a form keeps typed text while another file changes, and the form of that file then shows the change', async ({
  page,
}) => {
  await openForm(page, 'collection/services/item/furnace-repair');
  await field(page, 'Description').first().fill('Typed, and not saved yet.');
  const lead = 'A boiler is looked at as a whole.';
  const file = pathOf('services/boiler-maintenance.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, `description: ${lead}`));
  const site = await page.context().newPage();
  await expectOnPage(site, '/services', lead);
  await expect(field(page, 'Description').first()).toHaveValue('Typed, and not saved yet.');
  await openForm(page, 'collection/services/item/boiler-maintenance');
  await expect(field(page, 'Description').first()).toHaveValue(lead);
});

/** Opens Dee’s form in two windows. The first one saves a role, and the second one then tries to save a description. */
async function saveInTwoWindows(page: Page, role: string, description: string): Promise<Page> {
  const form = 'collection/team/item/dee-walker';
  const second = await page.context().newPage();
  await openForm(page, form);
  await openForm(second, form);
  await field(page, 'Role').fill(role);
  await save(page, 'Save', DEE, role);
  await field(second, 'Description').first().fill(description);
  await press(buttonOf(second, 'Save'), () => dialogOf(second).waitFor({ timeout: EFFECT_TIME }));
  return second;
}

const DEE = 'team/dee-walker.yaml';
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'This was changed while your form was open' });
const choose = (page: Page, name: string) => dialogOf(page).getByRole('button', { name }).click();

/** Returns the text of the unsaved form drafts that the browser has stored; runs in the page. */
function readUnsaved(): Promise<string> {
  type Draft = { readonly files: ReadonlyMap<string, Uint8Array> };
  return new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    opening.onsuccess = () => {
      const reading: IDBRequest<Draft[]> = opening.result.transaction('items').objectStore('items').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const files = reading.result.flatMap((draft) => [...draft.files.values()]);
        resolve(files.map((bytes) => new TextDecoder().decode(bytes)).join());
      };
    };
  });
}

test('if two windows edit the same form, the second one to save is asked which version to keep', async ({
  page,
}) => {
  const second = await saveInTwoWindows(page, 'Role of the first', 'Text of the second.');
  expect(read(DEE)).not.toContain('Text of the second.');
  await expect(dialogOf(second).locator('mark', { hasText: 'Role of the first' })).toBeVisible();
  await expect(dialogOf(second).locator('mark', { hasText: 'Text of the second.' })).toBeVisible();
  await choose(second, 'Back to the form');
  await expect(second.getByText('Nothing was saved')).toBeVisible();
  await expect(field(second, 'Description').first()).toHaveValue('Text of the second.');
  // Unsaved text reappears after a reload, and saving it still asks which version to keep. The first window leaves its
  // form, because an open form without edits would discard the second window’s draft.
  await page.goto(`${editor.origin}/undo`);
  await field(second, 'Description').first().fill('Text of the second, still.');
  await expect.poll(() => second.evaluate(readUnsaved)).toContain('Text of the second, still.');
  await openForm(second, 'collection/team/item/dee-walker');
  await expect(field(second, 'Description').first()).toHaveValue('Text of the second, still.');
  await press(buttonOf(second, 'Save'), () => dialogOf(second).waitFor({ timeout: EFFECT_TIME }));
  await choose(second, 'Keep theirs');
  await expect(field(second, 'Role')).toHaveValue('Role of the first');
  expect(read(DEE)).toContain('Role of the first');
  expect(read(DEE)).not.toContain('Text of the second');

  const third = await saveInTwoWindows(page, 'Role again', 'Text of the third.');
  await choose(third, 'Keep mine');
  await expect.poll(() => read(DEE)).toContain('Text of the third.');
  expect(read(DEE)).not.toContain('Role again');
});

test('unsaved text in one window appears in a second one, and the first asks before it overwrites what the second saved', async ({
  page,
}) => {
  const form = 'collection/team/item/dee-walker';
  const description = (window: Page) => field(window, 'Description').first();
  const second = await page.context().newPage();
  await openForm(page, form);
  await description(page).fill('Words of the first.');
  await expect.poll(() => page.evaluate(readUnsaved)).toContain('Words of the first.');
  await openForm(second, form);
  await expect(description(second)).toHaveValue('Words of the first.');
  await field(second, 'Role').fill('Role beside shared words');
  await save(second, 'Save', DEE, 'Role beside shared words');
  // The first window has not loaded the new role, and would overwrite it.
  await description(page).fill('Words of the first, and more.');
  await press(buttonOf(page, 'Save'), () => dialogOf(page).waitFor({ timeout: EFFECT_TIME }));
  await expect(dialogOf(page).locator('mark', { hasText: 'Role beside shared words' })).toBeVisible();
  expect(read(DEE)).toContain('Role beside shared words');
  expect(read(DEE)).not.toContain('Words of the first, and more.');
  await choose(page, 'Keep theirs');
  await expect(field(page, 'Role')).toHaveValue('Role beside shared words');
});

test('the last save can be undone, and so can the undo', async ({ page }) => {
  const before = read(DEE);
  await openForm(page, 'collection/team/item/dee-walker');
  await field(page, 'Role').fill('A mistake');
  await save(page, 'Save', DEE, 'A mistake');
  const after = read(DEE);
  for (const expected of [before, after]) {
    await page.goto(`${editor.origin}/keystatic`);
    const undo = page.getByRole('button', { name: /^Undo the save of/ }).first();
    await press(page.getByRole('link', { name: 'Undo a save' }), () =>
      undo.waitFor({ timeout: EFFECT_TIME }),
    );
    await undo.click();
    await expect(page.getByRole('status')).toHaveText(/\S/);
    expect(read(DEE)).toBe(expected);
  }
});

test('the form of a broken file says what is wrong, and opens once the file is fixed', async ({ page }) => {
  const before = read(DEE);
  writeFileSync(pathOf(DEE), before.replace(/^role: /m, 'role: "'));
  await openPage(page, 'collection/team/item/dee-walker');
  await expect(
    page.getByText(/team\/dee-walker\.yaml, line 4: a quotation mark is never closed/).first(),
  ).toBeVisible();
  expect(read(DEE)).toContain('role: "');
  writeFileSync(pathOf(DEE), before);
  await openForm(page, 'collection/team/item/dee-walker');
});

test('files left unfinished by a crash are deleted', () => {
  expect(existsSync(join(editor.folder, LEFT_OVER))).toBe(false);
});

test('a page of another server on localhost can neither read nor change anything', async ({ page }) => {
  const stranger = await startServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>'),
  );
  await page.goto(stranger.origin.replace('127.0.0.1', 'localhost'));
  const tried = await page.evaluate(async (origin) => {
    const change = {
      additions: [{ path: 'content/team/evil.yaml', contents: btoa('name: Evil') }],
      deletions: [],
      seen: {},
    };
    const body = JSON.stringify(change);
    const headers = { 'content-type': 'application/json', 'no-cors': '1' };
    const attempts: [string, RequestInit][] = [
      ['/api/keystatic/update', { method: 'POST', headers, body }],
      ['/api/keystatic/update', { method: 'POST', mode: 'no-cors', body }],
      ['/api/keystatic/tree', { headers }],
      ['/keystatic', {}],
      ['/undo', {}],
      ['/undo', { method: 'POST', body: new URLSearchParams({ time: '' }) }],
    ];
    const ask = async ([path, init]: [string, RequestInit]) =>
      await fetch(origin + path, init).then(
        (answer) => answer.type,
        () => 'refused',
      );
    return await Promise.all(attempts.map(ask));
  }, editor.origin);
  await stranger.stop();
  expect(tried).toEqual(['refused', 'opaque', 'refused', 'refused', 'refused', 'refused']);
  expect(read('team/evil.yaml')).toBe('');
});

test('project files that no form needs are neither served nor opened in an editor', async ({ page }) => {
  const sent = async (path: string) => (await page.request.get(editor.origin + path)).status();
  expect(await sent('/__open-in-editor?file=package.json')).toBe(403);
  for (const file of [
    'package.json',
    'content/company.yaml',
    '.cache/history',
    'tools/commands/edit.ts',
    '../../etc/passwd',
  ])
    for (const way of [`/@fs${editor.folder}/`, '/'])
      expect([way + file, (await sent(`${way}${file}?raw`)) >= 400]).toEqual([way + file, true]);
});

test('a color, a logo and the first review are saved, and appear on the page', async ({ page }) => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#fff" d="M0 0h90v30z"/></svg>',
  );
  await openForm(page, 'singleton/brand');
  await field(page, 'Color').fill('#0b4fa0');
  const group = page.getByRole('group', { name: 'Logo', exact: true });
  await chooseFile(group, 'our logo.svg', logo, 'image/svg+xml');
  await save(page, 'Save', 'brand.yaml', 'accent: "#0b4fa0"');
  expect(read('brand.yaml')).toContain('\nlogo:\n  file: logo.svg\n');
  expect(existsSync(pathOf('brand/logo.svg'))).toBe(true);

  await openForm(page, 'collection/reviews/create', 'Create');
  await fillIn(page, {
    Order: '1',
    Quote: 'They measured before they quoted.',
    Name: 'Ana Ruiz',
    'Building type': 'Co-op in Queens',
    Source: 'Letter to us',
  });
  await page.getByLabel('Date of permission').fill('2026-03-02');
  await save(page, 'Create', 'reviews/ana-ruiz.yaml', 'permission: 2026-03-02');
  await expectOnPage(page, '/', 'They measured before they quoted.');
  await expect(page.locator('header img[src^="/brand/logo."]')).toBeVisible();
});

test('a wrong value is reported at its field and in a dismissible strip, and the site updates once the value is fixed', async ({
  page,
}) => {
  const site = await page.context().newPage();
  await site.goto(`${editor.origin}/contact`);
  await openForm(page, 'singleton/company');
  const phone = await field(page, 'Phone').inputValue();
  await field(page, 'Phone').fill('12');
  await save(page, 'Save', 'company.yaml', 'phone: "12"');
  const sentence = page.getByRole('alert').filter({ hasText: 'is “12”; write ten digits' });
  await expect(sentence).toBeInViewport();
  const strip = page.getByRole('status').filter({ hasText: /company\.yaml, line \d+, phone: is “12”/ });
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(strip).toBeHidden();
  await expect(sentence).toBeVisible();
  await field(page, 'Phone').fill('(718) 555-0199');
  await expect(sentence).toBeHidden();
  await save(page, 'Save', 'company.yaml', '(718) 555-0199');
  await expect(
    site
      .getByRole('main')
      .getByRole('link', { name: /555-0199/ })
      .first(),
  ).toBeVisible();
  await field(page, 'Phone').fill(phone);
  await save(page, 'Save', 'company.yaml', phone);
});

test('the confirmation date of a brand stays unchanged when another field is saved', async ({ page }) => {
  const before = read('company.yaml');
  const day = 'authorized: true, confirmed: 2026-10-02';
  writeFileSync(pathOf('company.yaml'), before.replace(/^( +- \{ .*)authorized: true/m, `$1${day}`));
  await openForm(page, 'singleton/company');
  await field(page, 'Insurance').fill('general liability');
  await save(page, 'Save', 'company.yaml', 'insurance: general liability');
  expect(read('company.yaml')).toContain(day);
  writeFileSync(pathOf('company.yaml'), before);
});

test('saved hours appear on a page that is already open', async ({ page }) => {
  const site = await page.context().newPage();
  // A Monday, 8 pm in New York.
  await site.clock.setFixedTime(new Date('2026-03-03T01:00:00Z'));
  await site.goto(`${editor.origin}/contact`);
  await expect(site.getByText('Closed until Tuesday 8 am').first()).toBeAttached();
  await openForm(page, 'singleton/company');
  await field(page, 'Tuesday').fill('closed');
  await save(page, 'Save', 'company.yaml', 'tuesday: closed');
  await expect(site.getByText('Closed until Wednesday 8 am').first()).toBeAttached();
});

test('a heading keeps its line breaks', async ({ page }) => {
  const before = read('pages/home.yaml');
  await openForm(page, 'singleton/pages-home');
  const title = field(page, 'Title').filter({ hasText: 'Heating' });
  await title.fill((await title.inputValue()).replace('Heating', 'Warming'));
  await save(page, 'Save', 'pages/home.yaml', 'Warming');
  expect(read('pages/home.yaml')).toBe(before.replace('Heating\n', 'Warming\n'));
});

test('a photo that the site cannot show is rejected when it is chosen, with its name and the reason', async ({
  page,
}) => {
  await openForm(page, 'collection/team/item/dee-walker');
  const photo = page.getByRole('group', { name: 'Photo', exact: true });
  const side = { width: 60, height: 60, channels: 3, background: '#456' } as const;
  const files: [name: string, bytes: Buffer, said: string][] = [
    ['IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'is an HEIC'],
    ['small.jpg', await sharp({ create: side }).jpeg().toBuffer(), 'is 60 × 60 pixels'],
    ['scan.jpg', Buffer.from('%PDF-1.7\n'), 'is not a photo'],
  ];
  for (const [name, buffer, said] of files) {
    await chooseFile(photo, name, buffer);
    await expect(photo.getByRole('alert')).toContainText(`“${name}” ${said}`);
    await expect(photo.locator('img')).toHaveCount(0);
  }
});

test('lists show the names of their entries', async ({ page }) => {
  await openForm(page, 'singleton/company');
  await expect(page.getByText('Christmas Day (2026-12-25)', { exact: true })).toBeVisible();
  await page.goto(`${editor.origin}/keystatic/collection/projects`);
  await expect(page.getByText('Six-story steam building')).toBeVisible();
});

test('the company’s form shows upcoming federal holidays next to the listed ones', async ({ page }) => {
  const before = read('company.yaml');
  await openForm(page, 'singleton/company');
  await expect(
    page.getByText(/Federal holidays of the next twelve months: .*Thanksgiving Day \(\d{4}-11-/),
  ).toBeVisible();
  expect(read('company.yaml')).toBe(before);
});

test('every kind of content opens as a form', async ({ page }) => {
  for (const { file } of FILE_FORMS) await openForm(page, `singleton/${file.replaceAll('/', '-')}`);
  for (const { folder } of FOLDER_FORMS) {
    const [first] = existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)) : [];
    if (first) await openForm(page, `collection/${folder}/item/${basename(first, '.yaml')}`);
    else await openForm(page, `collection/${folder}/create`, 'Create');
  }
});
