import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { FIELDS, getAt, setAt } from './fields.ts';
import { type Fields, formatIdentity, IDENTITY_FILE, readIdentity, writeIdentity } from './identity-file.ts';

const file = readFileSync(IDENTITY_FILE, 'utf8');
const other = OTHER_IDENTITY as unknown as Fields;
const write = (text: string, identity: Fields): string => formatIdentity(writeIdentity(text, identity), '.');

describe('the identity file', () => {
  test('changes in the lines of new values only', () => {
    const changed = setAt(readIdentity(file), 'hours.sunday', { opens: '09:00', closes: '13:00' });
    const expected = file
      .replace("phone: '+17185550142'", "phone: '+13475550187'")
      .replace('sunday: null', "sunday: { opens: '09:00', closes: '13:00' }");
    expect(write(file, { ...changed, phone: '+13475550187' })).toBe(expected);
  });

  test('takes a whole other identity and keeps its comments', () => {
    const next = write(file, other);
    expect(readIdentity(next)).toEqual(OTHER_IDENTITY);
    expect(next).toContain('* The identity of the company. Change it here and nowhere else');
    expect(formatIdentity(next, '.')).toBe(next);
  });

  test('is the file of before, after another identity and back', () => {
    const back = write(write(file, other), readIdentity(file));
    expect(readIdentity(back)).toEqual(readIdentity(file));
    expect(back.replace(/\n+/g, '\n')).toBe(file.replace(/\n+/g, '\n'));
  });

  test('keeps comments beside values that change', () => {
    const text =
      "// kept\nexport const business = parseBusiness({\n  /* kept */ name: 'One', // kept\n  list: [1, 2],\n}, 'x');\n";
    const next = writeIdentity(text, { name: 'Two', list: [1, 3] });
    expect(next).toBe(text.replace("'One'", "'Two'").replace('2]', '3]'));
  });

  test.each([
    ['parseBusiness({ hours: { sunday: closed() } })', '“hours.sunday” is no plain value'],
    ['parseBusiness({ ...others })', 'not written as name: value'],
    ['parseBusiness({ [name]: 1 })', 'not written as name: value'],
    ['{}', 'holds no'],
    ["parseBusiness({ name: 'One' phone: 'Two' })", 'src/site/business.ts: Unexpected token'],
  ])('that says %s is not guessed at', (code, message) => {
    expect(() => readIdentity(`export const business = ${code};`)).toThrow(message);
  });
});

describe('the fields', () => {
  test('ask for every value of the file', () => {
    const known = new Set(FIELDS.map(({ path }) => path.split('.')[0]));
    expect(Object.keys(OTHER_IDENTITY).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(FIELDS.map((field) => [field.path, field] as const))('show %s as they read it', (path, field) => {
    const value = getAt(other, path);
    expect(field.read(field.show(value))).toEqual(value);
  });
});
