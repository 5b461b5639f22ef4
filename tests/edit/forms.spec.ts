/** Saves forms of `npm run edit` and looks for what was typed on the pages of the same server. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { FILE_FORMS, FOLDER_FORMS } from '../../tools/editor/content-forms.ts';
import { type Editor, startEditor } from './editor.ts';

type FormButton = 'Save' | 'Create';

/** How long a press may take to show an effect, in ms. */
const EFFECT_TIME = 10_000;

let editor: Editor;

test.beforeAll(async () => {
  editor = await startEditor();
});

test.afterAll(() => editor?.stop());

const pathOf = (file: string): string => join(editor.folder, 'content', file);
const read = (file: string): string => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Fills fields by their names, from top to bottom. */
async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}
const buttonOf = (page: Page, name: FormButton) => page.getByRole('button', { name, exact: true });

/** Opens a form; the first one waits until Vite has prepared the packages of the forms. */
async function openForm(page: Page, path: string, button: FormButton = 'Save'): Promise<void> {
  await page.goto(`${editor.origin}/keystatic/${path}`, { timeout: 120_000 });
  await expect(buttonOf(page, button)).toBeVisible({ timeout: 120_000 });
}

/** Presses a button until it has an effect: Keystatic loses a press while it draws a form anew. */
async function press(button: Locator, hasEffect: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    const effect = hasEffect();
    await Promise.all([effect, button.click({ timeout: EFFECT_TIME })]);
  }).toPass({ timeout: 60_000 });
}

/** Presses the button and waits until the file begins as files of content do, and says the text. */
async function save(page: Page, button: FormButton, file: string, text: string): Promise<void> {
  const isSent = () => page.waitForRequest('**/api/keystatic/update', { timeout: EFFECT_TIME });
  await press(buttonOf(page, button), isSent);
  await expect.poll(() => read(file)).toContain(text);
  await expect.poll(() => read(file)).toMatch(/^# yaml-language-server: \$schema=/);
}

/** Opens a page of the site; one that shows changed content is there after a moment. */
async function expectOnPage(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(editor.origin + path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

test('a text of a service is saved where it stood, and its pages say it', async ({ page }) => {
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

test('a technician with a photo is added, and stands on /about', async ({ page }) => {
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
  const chooser = page.waitForEvent('filechooser');
  await photo.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: jpeg });
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

test('a project is added, and stands on /portfolio', async ({ page }) => {
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

test('a form keeps what is typed while another file changes, and shows the change afterward', async ({
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

test('a color, a logo and the first review are saved, and stand on the page', async ({ page }) => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>',
  );
  await openForm(page, 'singleton/brand');
  await field(page, 'Color').fill('#0b4fa0');
  const chooser = page.waitForEvent('filechooser');
  const group = page.getByRole('group', { name: 'Logo', exact: true });
  await group.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'our logo.svg', mimeType: 'image/svg+xml', buffer: logo });
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
  await page.getByLabel('Day of the permission').fill('2026-03-02');
  await save(page, 'Create', 'reviews/ana-ruiz.yaml', 'permission: 2026-03-02');
  await expectOnPage(page, '/', 'They measured before they quoted.');
  await expect(page.locator('header img[src^="/brand/logo."]')).toBeVisible();
});

test('every kind of content opens as a form', async ({ page }) => {
  for (const { file } of FILE_FORMS) await openForm(page, `singleton/${file.replaceAll('/', '-')}`);
  for (const { folder } of FOLDER_FORMS) {
    const [first] = existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)) : [];
    if (first) await openForm(page, `collection/${folder}/item/${basename(first, '.yaml')}`);
    else await openForm(page, `collection/${folder}/create`, 'Create');
  }
});
