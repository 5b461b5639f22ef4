import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { changeFields } from './change-fields.ts';
import { readForm, writeContent } from './content-format.ts';
import { FILE_FORMS, FOLDER_FORMS } from './content-forms.ts';
import { type Content, openContent, SOURCE } from './open-content.ts';

const paths = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml'));

function schemaFor(path: string): string {
  const file = FILE_FORMS.find((form) => path === `${form.file}.yaml`);
  const folder = FOLDER_FORMS.find((form) => path.startsWith(`${form.folder}/`));
  return (file ?? folder)?.schema ?? '';
}

/** Returns a file as a form writes it if nothing was changed. */
const rewrite = (text: string): string => changeFields(text, {}, {});

/** How many texts of a file to change, one at a time. */
const MOST_TEXTS = 12;

/** Returns copies of a value, each with another letter at the end of one of its texts. */
function changeEachText(value: unknown): unknown[] {
  if (typeof value === 'string') return [value.slice(0, -1) + (value.endsWith('e') ? 'a' : 'e')];
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      changeEachText(entry).map((changed) => value.with(index, changed)),
    );
  if (!isGroup(value)) return [];
  return Object.entries(value)
    .filter(([name]) => name !== SOURCE)
    .flatMap(([name, part]) => changeEachText(part).map((changed) => ({ ...value, [name]: changed })));
}

/** Returns a file as its form writes it; undefined if the schema refuses the change. */
function save(schema: string, value: Content): string | undefined {
  try {
    return writeContent(readForm(schema, value));
  } catch {
    return undefined;
  }
}

describe.each(paths)('the form for %s', (path) => {
  const schema = schemaFor(path);
  const text = rewrite(readFileSync(`${CONTENT_FOLDER}/${path}`, 'utf8'));
  // Sveltia CMS cuts off the line break at the end of a file.
  const opened = openContent(schema, text.trim());

  test('writes the file back byte by byte if nothing was changed', () => {
    expect(save(schema, opened)).toBe(text);
  });

  test('changes only the line of the text that was changed', () => {
    const lines = new Set(text.split('\n'));
    const changed = changeEachText(opened).slice(0, MOST_TEXTS);
    const saved = changed.flatMap((value) => save(schema, value as Content) ?? []);
    const newLines = saved.map((file) => file.split('\n').filter((line) => !lines.has(line)).length);
    expect(saved.length).toBeGreaterThan(0);
    expect(newLines).toEqual(newLines.map(() => 1));
  });
});

const COMPANY = readFileSync(`${CONTENT_FOLDER}/company.yaml`, 'utf8');
const company = openContent('company', COMPANY.trim());

const openFile = (schema: string, name: string): Content =>
  openContent(schema, readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8'));

describe('a save', () => {
  test('writes back what this page has changed before', () => {
    const first = readForm('company', { ...company, shortName: 'Avenue' });
    const newest = writeContent(first);
    const second = readForm('company', company);
    expect(writeContent(second, newest, first.content)).toBe(rewrite(COMPANY));
  });

  test.each([
    ['company', 'notice', { ...company, notice: { text: 'Snow.', from: '2020-01-02', to: '2020-01-03' } }],
    ['page-contact', 'lead', { ...openFile('page-contact', 'pages/contact'), lead: '{booking: or book.' }],
  ])('refuses what the schema of a %s accepts: %s', (schema, field, value) => {
    expect(() => writeContent(readForm(schema, value))).toThrow(
      expect.objectContaining({
        mistakes: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(field) })]),
      }),
    );
  });

  test('leaves out groups and boxes that nobody has filled in', () => {
    const notice = { text: '', from: '', to: '' };
    const brands = [{ name: 'Fieldpiece', authorized: false }];
    const visitFee = { amount: 120, credited: false };
    const saved = save('company', { ...company, notice, brands, visitFee, licenses: [] });
    expect(saved).not.toContain('notice:');
    expect(saved).not.toContain('credited:');
    expect(saved).toContain('- { name: Fieldpiece }');
  });

  test('replaces a drawing by a photo, and names its file as the site does', () => {
    const person = {
      order: 9,
      name: 'Pat Kim',
      role: 'Air',
      drawing: { name: 'team-lou', alt: 'Pat' },
      photo: { file: '/team/pat-kim/img-1.webp', alt: 'Pat, with a ladder', credit: '' },
      description: 'Pat balances air.',
    };
    expect(save('team-member', person)).toBe(
      [
        '# yaml-language-server: $schema=../schemas/team-member.json',
        'order: 9',
        'name: Pat Kim',
        'role: Air',
        'photo:',
        '  file: team/pat-kim/img-1.webp',
        '  alt: Pat, with a ladder',
        'description: Pat balances air.',
        '',
      ].join('\n'),
    );
  });
});
