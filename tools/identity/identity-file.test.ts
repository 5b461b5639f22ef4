import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { OTHER_IDENTITY } from '../../tests/support/other-identity.ts';
import { keepComments } from '../content/keep-comments.ts';
import { FIELDS, getAt, readAnswer, setAt, showValue } from './fields.ts';
import { type Fields, IDENTITY_FILE, readIdentity } from './identity-file.ts';

const file = readFileSync(`${CONTENT_FOLDER}/company.yaml`, 'utf8');
const other = OTHER_IDENTITY as unknown as Fields;
const commentsOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('#'));

describe('the company’s file', () => {
  test('changes only in the lines that get new values', () => {
    const changed = setAt(
      setAt(readIdentity(file), 'hours.sunday', '09:00-13:00'),
      'phone',
      '(347) 555-0187',
    );
    const lines = keepComments(file, changed).split('\n');
    const before = file.split('\n');
    expect(lines).toHaveLength(before.length);
    expect(lines.filter((line, index) => line !== before[index])).toEqual([
      'phone: (347) 555-0187',
      '  sunday: 09:00-13:00',
    ]);
  });

  test('keeps its explanatory comments when the whole identity is replaced', () => {
    const next = keepComments(file, other);
    expect(readIdentity(next)).toEqual(OTHER_IDENTITY);
    const kept = commentsOf(file).filter((line) => !/^# {1,3}[-\w]+:|^# {3}- /.test(line));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter((line) => !next.includes(line))).toEqual([]);
  });

  test('has the same values after a change to another identity and back', () => {
    const back = keepComments(keepComments(file, other), readIdentity(file));
    expect(readIdentity(back)).toEqual(readIdentity(file));
  });

  test('keeps comments next to values that change', () => {
    const text = '# kept\nname: One # kept\nlist:\n  - 1\n  - 2\n';
    const next = keepComments(text, { name: 'Two', list: [1, 3] });
    expect(next).toBe(text.replace('One', 'Two').replace('- 2', '- 3'));
  });

  test.each([
    ['name: "One', IDENTITY_FILE],
    ['just words', 'has no fields'],
  ])('with the content %j is refused', (text, message) => {
    expect(() => readIdentity(text)).toThrow(message);
  });
});

describe('the fields', () => {
  test('cover every top-level field of the schema', () => {
    const known = new Set(FIELDS.map(({ path }) => path.split('.')[0]));
    expect([...known].sort()).toEqual(Object.keys(businessSchema.shape).sort());
  });

  test.each(FIELDS)('can be read back as shown: $path', (field) => {
    const value = getAt({ bookingUrl: 'https://book.company.test', ...other }, field.path);
    expect(value).toBeDefined();
    expect(readAnswer(field, showValue(value))).toEqual(value);
  });
});
