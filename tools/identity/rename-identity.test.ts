import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { business } from '../../src/site/business.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { type Outcome, runScript } from '../../tests/support/run.ts';
import { copyProject } from '../../tests/support/temporary-folder.ts';
import { buildMapUrl, workerName } from './changes.ts';
import { FIELDS, getAt } from './fields.ts';
import { type Fields, IDENTITY_FILE, readIdentity, writeIdentity } from './identity-file.ts';

vi.setConfig({ testTimeout: 60_000 });

const BIOME = resolve('node_modules/.bin/biome');
let project: string;
beforeEach(() => {
  project = copyProject();
  cpSync('biome.json', join(project, 'biome.json'));
});

const source = (): string => readFileSync(join(project, IDENTITY_FILE), 'utf8');
const identity = (): Fields => readIdentity(source());
const rename = (args: readonly string[], input = ''): Outcome =>
  runScript('tools/rename.ts', project, {}, { args, input });
/** Answers to all questions: Enter, unless told otherwise. A list answers the same question again and again. */
const answers = (changes: Readonly<Record<string, string | readonly string[]>>, end = 'yes'): string =>
  [...FIELDS.flatMap(({ path }) => changes[path] ?? ''), end, ''].join('\n');

describe('single values by flags', () => {
  test('are written as people write them, and nothing else in the file changes', () => {
    const before = source();
    const { status, output } = rename(['--phone', '(347) 555-0187', '--hours.sunday', '9:00-13:00', '--yes']);
    expect(output).toContain(`- ${business.phone}\n  + +13475550187`);
    expect(status).toBe(0);
    const expected = before
      .replace(`phone: '${business.phone}'`, "phone: '+13475550187'")
      .replace('sunday: null', "sunday: { opens: '09:00', closes: '13:00' }");
    expect(source()).toBe(expected);
  });

  test('that are wrong are named by the schema’s sentence and leave the file as it was', () => {
    const before = source();
    const { status, output } = rename(['--phone', 'call us', '--address.zip', '10001', '--yes']);
    expect(status).toBe(1);
    expect(output).toContain('“phone” is "call us"; expected +1 and ten digits');
    expect(output).toContain('“address.zip” is "10001"; expected a Brooklyn ZIP code');
    expect(source()).toBe(before);
  });

  test.each([['--dry-run'], []])('are only shown without a yes (%s)', (...flags) => {
    const before = source();
    const { status, output } = rename(['--email', 'desk@company.test', ...flags]);
    expect(status).toBe(0);
    expect(output).toContain('+ desk@company.test');
    expect(output).toContain('Nothing was written.');
    expect(source()).toBe(before);
  });

  test('that nobody knows are refused', () => {
    expect(rename(['--fax', '1', '--yes'])).toMatchObject({ status: 1 });
  });
});

describe('a whole identity as JSON', () => {
  test('arrives in the file, formatted, with its comments, and a second run changes nothing', () => {
    const input = JSON.stringify(OTHER_IDENTITY);
    expect(rename(['--json', '-', '--yes'], input).status).toBe(0);
    expect(identity()).toEqual(OTHER_IDENTITY);
    expect(source()).toContain('* The identity of the company. Change it here and nowhere else');
    const check = spawnSync(BIOME, ['format', `--stdin-file-path=${IDENTITY_FILE}`], {
      input: source(),
      encoding: 'utf8',
    });
    expect(check.stdout).toBe(source());
    const again = rename(['--json', '-', '--yes'], input);
    expect(again.output).toContain('Nothing changes.');
  });

  test('and back is the file of before, byte for byte but for the order of added fields', () => {
    const before = source();
    rename(['--json', '-', '--yes'], JSON.stringify(OTHER_IDENTITY));
    const removed = { phoneExtension: null, formEndpoint: null, formFields: null, formHoneypot: null };
    rename(['--json', '-', '--yes'], JSON.stringify({ ...business, ...removed }));
    expect(identity()).toEqual(readIdentity(before));
    const bare = (text: string): string => text.replace(/\s+|,(?=\s*[}\]])/g, '');
    expect(bare(source())).toBe(bare(before));
  });

  test('names the Worker after the short name, unless the owner chose another', () => {
    const worker = () => /"name": "([^"]*)"/.exec(readFileSync(join(project, 'wrangler.jsonc'), 'utf8'))?.[1];
    expect(worker()).toBe(workerName(business.shortName));
    rename(['--shortName', 'Mott Street Heating', '--yes']);
    expect(worker()).toBe('mott-street-heating');
    const file = join(project, 'wrangler.jsonc');
    writeFileSync(file, readFileSync(file, 'utf8').replace('mott-street-heating', 'my-own'));
    rename(['--shortName', 'Canal Boiler Works', '--yes']);
    expect(worker()).toBe('my-own');
  });

  test('that is no JSON, or has unknown fields, changes nothing', () => {
    const before = source();
    for (const input of ['{', '[]', '{"fax":"1"}']) {
      expect(rename(['--json', '-', '--yes'], input).status).toBe(1);
    }
    expect(rename(['--json', '-', '--yes'], '{"fax":"1"}').output).toContain('unknown field “fax”');
    expect(source()).toBe(before);
  });
});

describe('the walk', () => {
  test('asks for every value, keeps what Enter keeps, and asks again for what is wrong', () => {
    const { status, output } = rename(
      [],
      answers({
        name: 'Mott Street Heating',
        phone: ['call us', '212.555.0199'],
        'hours.saturday': ['from nine', 'closed'],
        holidays: '2027-12-25 closed Christmas Day; 2027-12-24 08:00-12:00 Christmas Eve',
      }),
    );
    expect(status).toBe(0);
    for (const { question } of FIELDS) expect(output).toContain(question);
    expect(output).toContain('“phone” is "call us"; expected +1 and ten digits');
    expect(output).toContain('“hours.saturday” is "from nine"; expected { opens, closes }');
    expect(identity()).toEqual({
      ...business,
      name: 'Mott Street Heating',
      phone: '+12125550199',
      hours: { ...business.hours, saturday: null },
      holidays: [
        { date: '2027-12-25', name: 'Christmas Day', hours: null },
        { date: '2027-12-24', name: 'Christmas Eve', hours: { opens: '08:00', closes: '12:00' } },
      ],
    });
  });

  test.each(['no', ''])('writes nothing when the answer at its end is “%s”', (end) => {
    const before = source();
    expect(rename([], answers({ name: 'Mott Street Heating' }, end)).output).toContain(
      'Nothing was written.',
    );
    expect(source()).toBe(before);
  });

  test('writes nothing when the answers end early', () => {
    const before = source();
    expect(rename([], 'Mott Street Heating\n').status).toBe(1);
    expect(source()).toBe(before);
  });

  test('repairs a file that the build refuses', () => {
    const path = join(project, IDENTITY_FILE);
    writeFileSync(path, source().replace(`email: '${business.email}'`, "email: 'nobody'"));
    const { status, output } = rename([], answers({ email: 'desk@company.test' }));
    expect(output).toContain('[nobody]');
    expect(status).toBe(0);
    expect(identity().email).toBe('desk@company.test');
  });

  test('moves the map with the address, and says that the coordinates stay', () => {
    const { output } = rename([], answers({ 'address.street': '9 Court Street' }));
    expect(identity().mapUrl).toBe(buildMapUrl(identity()));
    expect(identity().mapUrl).toContain('9+Court+Street');
    expect(output).toContain('the coordinates are the old ones');
  });

  test('counts the places of a built site that it will change', () => {
    mkdirSync(join(project, 'dist'));
    const page = `<title>${business.name}</title><p>${business.name}</p>`;
    for (const name of ['a.html', 'b.html']) writeFileSync(join(project, 'dist', name), page);
    const { output } = rename(['--name', 'Mott Street Heating']);
    expect(output).toContain('name  (4 places in 2 files of dist/)');
  });
});

describe('the identity file', () => {
  const text =
    "// kept\nexport const a = parseBusiness({\n  /* kept */ name: 'One', // kept\n  list: [1, 2],\n}, 'x');\n";

  test('keeps comments beside values that change', () => {
    const next = writeIdentity(text, { name: "Two's", list: [1, 3], note: 'new' });
    expect(next).toBe(
      text.replace("'One'", '"Two\'s"').replace('2]', '3]').replace('],\n', "],\n  note: 'new',\n"),
    );
  });

  test('with code instead of values is not guessed at', () => {
    expect(() => readIdentity('parseBusiness({ name: makeName() })')).toThrow('is no plain value');
    expect(() => readIdentity('export const business = {};')).toThrow('holds no');
  });

  test('has a question for every value that it holds', () => {
    const known = new Set(FIELDS.map(({ path }) => path.split('.')[0]));
    expect(Object.keys(OTHER_IDENTITY).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(FIELDS.map((field) => [field.path, field] as const))('shows %s as it reads it', (path, field) => {
    const value = getAt(OTHER_IDENTITY as unknown as Fields, path);
    expect(field.read(field.show(value))).toEqual(value);
  });
});
