import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { chooseWorkerName } from './changes.ts';
import type { Dialog } from './dialog.ts';
import { FIELDS } from './fields.ts';
import { IDENTITY_FILE, readIdentity } from './identity-file.ts';
import { type RenameOptions, renameIdentity } from './rename-identity.ts';

const SAMPLE_FILE = `${CONTENT_FOLDER}/company.yaml`;
const original = readIdentity(readFileSync(SAMPLE_FILE, 'utf8'));

let root: string;
let output: string;
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const identity = () => readIdentity(read(IDENTITY_FILE));
const rename = (options: Partial<RenameOptions>): Promise<void> =>
  renameIdentity({ root, write: true, ...options });
const renameByJson = (value: unknown): Promise<void> => rename({ json: JSON.stringify(value) });

beforeEach(() => {
  root = makeFolder();
  output = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    output += `${text}\n`;
  });
  mkdirSync(dirname(join(root, IDENTITY_FILE)), { recursive: true });
  cpSync(SAMPLE_FILE, join(root, IDENTITY_FILE));
});

describe('values as people write them', () => {
  test('are shown and written', async () => {
    await rename({ flags: { phone: '(347) 555-0187', 'hours.sunday': '9:00-13:00' } });
    expect(output).toContain(`- ${original.phone}\n  + (347) 555-0187`);
    expect(identity().phone).toBe('(347) 555-0187');
    expect(identity().hours).toMatchObject({ sunday: '9:00-13:00' });
  });

  test('that are wrong are reported with the schema’s sentences, and the file stays unchanged', async () => {
    const before = read(IDENTITY_FILE);
    const outcome = rename({ flags: { phone: 'call us', 'address.zip': '1000' } });
    await expect(outcome).rejects.toThrow(
      /“phone” is “call us”; write ten digits.*\n“address.zip” is “1000”; write a ZIP code/,
    );
    expect(read(IDENTITY_FILE)).toBe(before);
  });

  test('are shown but not written unless the owner asks for it', async () => {
    const before = read(IDENTITY_FILE);
    await rename({ flags: { email: 'desk@company.test' }, write: false });
    expect(output).toContain('+ desk@company.test');
    expect(output).toContain('Nothing was written.');
    expect(read(IDENTITY_FILE)).toBe(before);
  });

  test('cause a warning about the old coordinates if the address changes', async () => {
    await rename({ flags: { 'address.street': '9 Court Street' } });
    expect(output).toContain('the coordinates are the old ones');
  });

  test('name the Worker after the short name, unless the owner chose another', () => {
    const file = '{\n  "name": "five-borough-air",\n}';
    expect(chooseWorkerName(file, 'Mott Street Heating')).toBe('mott-street-heating');
    expect(
      chooseWorkerName(file.replace('five-borough-air', 'my-own'), 'Mott Street Heating'),
    ).toBeUndefined();
    expect(chooseWorkerName(file, 'Five Borough Air')).toBeUndefined();
  });
});

describe('values as JSON', () => {
  test('may be a whole identity, and a second run changes nothing', async () => {
    await renameByJson({ bookingUrl: null, ...OTHER_IDENTITY });
    expect(identity()).toEqual(OTHER_IDENTITY);
    output = '';
    await renameByJson({ bookingUrl: null, ...OTHER_IDENTITY });
    expect(output).toContain('Nothing changes.');
  });

  test('are cleared by null', async () => {
    await renameByJson({ bookingUrl: null, ...OTHER_IDENTITY });
    const cleared = Object.fromEntries(Object.keys(OTHER_IDENTITY).map((field) => [field, null]));
    await renameByJson({ ...cleared, ...original });
    expect(identity()).toEqual(original);
  });

  test('may be written like flags, and leave the rest of their group unchanged', async () => {
    await renameByJson({
      phone: '(347) 555-0187',
      hours: { saturday: 'closed' },
      'hours.sunday': '9:00-13:00',
      brands: '{ name: Bosch }, { name: Daikin, authorized: true }',
      visitFee: 'amount: 95, credited: true',
      depositPercent: '30',
    });
    expect(identity()).toEqual({
      ...original,
      phone: '(347) 555-0187',
      hours: { ...(original.hours as object), saturday: 'closed', sunday: '9:00-13:00' },
      brands: [{ name: 'Bosch' }, { name: 'Daikin', authorized: true }],
      visitFee: { amount: 95, credited: true },
      depositPercent: 30,
    });
  });

  test.each([
    ['{', 'This is not JSON'],
    ['[]', 'is not an object'],
    ['{"fax":"1"}', '“fax” is not a known field'],
    ['{"phone":7}', '“phone” is 7; write ten digits'],
  ])('given as %s change nothing', async (json, message) => {
    const before = read(IDENTITY_FILE);
    await expect(rename({ json })).rejects.toThrow(message);
    expect(read(IDENTITY_FILE)).toBe(before);
  });
});

/** Makes a dialog with these answers, keyed by field path and tried in order; any other answer is empty. */
function makeDialog(answers: Readonly<Record<string, readonly string[]>>, isConfirmed = true) {
  const asked: string[] = [];
  const problems: string[] = [];
  const dialog: Dialog = {
    ask: async ({ message, findProblem }) => {
      asked.push(message);
      const path = FIELDS.find(({ question }) => message.startsWith(question))?.path ?? '';
      for (const answer of answers[path] ?? ['']) {
        const problem = findProblem(answer);
        if (problem === undefined) return answer;
        problems.push(problem);
      }
      throw new Error(`No answer is right for ${path}.`);
    },
    confirm: async () => isConfirmed,
  };
  return { dialog, asked, problems };
}

describe('the questions', () => {
  test('cover every value, keep values without an answer, and refuse wrong answers', async () => {
    const { dialog, asked, problems } = makeDialog({
      name: ['Mott Street Heating'],
      phone: ['call us', '212.555.0199'],
      'hours.saturday': ['from nine', 'closed'],
      holidays: [
        '{ date: 2027-12-25, name: Christmas Day, hours: closed }, { date: 2027-12-24, name: Christmas Eve, hours: 08:00-12:00 }',
      ],
    });
    await rename({ dialog, write: 'ask' });
    expect(asked).toHaveLength(FIELDS.length);
    expect(problems).toEqual([
      expect.stringContaining('“phone” is “call us”; write ten digits'),
      expect.stringContaining('“hours.saturday” is “from nine”; write closed'),
    ]);
    expect(identity()).toEqual({
      ...original,
      name: 'Mott Street Heating',
      phone: '212.555.0199',
      hours: { ...(original.hours as object), saturday: 'closed' },
      holidays: [
        { date: '2027-12-25', name: 'Christmas Day', hours: 'closed' },
        { date: '2027-12-24', name: 'Christmas Eve', hours: '08:00-12:00' },
      ],
    });
  });

  test('end without writing if nobody confirms', async () => {
    const before = read(IDENTITY_FILE);
    const { dialog } = makeDialog({ name: ['Mott Street Heating'] }, false);
    await rename({ dialog, write: 'ask' });
    expect(output).toContain('Nothing was written.');
    expect(read(IDENTITY_FILE)).toBe(before);
  });

  test('repair a file that the build refuses', async () => {
    writeFileSync(join(root, IDENTITY_FILE), read(IDENTITY_FILE).replace(/email: .*/, 'email: nobody'));
    const { dialog } = makeDialog({ email: ['', 'desk@company.test'] });
    await rename({ dialog, write: 'ask' });
    expect(identity().email).toBe('desk@company.test');
  });
});
