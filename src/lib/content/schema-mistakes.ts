/** Translates schema issues into messages for the people who write the content. */
import type { z } from 'zod';
import { findClosestWord } from '../text/closest-word.ts';
import { type FieldPath, valueAt } from './field-path.ts';
import { listKnownFields } from './schema-fields.ts';
import type { Mistake } from './yaml-document.ts';

type Issue = z.core.$ZodIssue;

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list: each entry on its own line that starts with “- ”',
  object: 'its fields below it, each on its own line, indented two more spaces',
  record: 'its fields below it, each on its own line, indented two more spaces',
};

/** Maximum number of characters that a message quotes from a string: enough to recognize it. */
const LONGEST_QUOTE = 60;

function describeFound(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'string') {
    const words = value.replace(/\s+/g, ' ');
    return `is “${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}”`;
  }
  return `is ${String(value)}`;
}

function describeType({ expected }: z.core.$ZodIssueInvalidType, value: unknown): string {
  const found = describeFound(value);
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `${found}, which is not text; write it in quotation marks: "${String(value)}"`;
  if (expected === 'array' && typeof value === 'string' && value.startsWith('-'))
    return 'has dashes without a space; write a space after each: “- text”';
  return `${found}; write ${WANTED[expected] ?? `${expected}`}`;
}

function describeLimit(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const bound = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
  if (issue.origin === 'string') {
    const { length } = String(value).trim();
    if (length === 0) return 'is empty; write text';
    return `has ${length} characters; write ${bound} ${limit}`;
  }
  if (issue.origin === 'array' && Array.isArray(value)) {
    const entries = value.length === 1 ? '1 entry' : `${value.length} entries`;
    return `has ${entries}; write ${bound} ${limit}`;
  }
  return `is ${String(value)}; write ${bound} ${limit}`;
}

/** Maximum number of words listed after a guess; a longer list would bury the guess. Texts have up to 15 placeholders. */
const LONGEST_LIST = 15;

/** Suggests the closest known word, and lists the known ones unless they are many; without any, advises deleting it. */
function suggest(word: string, known: readonly string[], listed: string): string {
  if (known.length === 0) return 'delete it';
  const meant = findClosestWord(word, known);
  const list = `${listed}: ${known.join(', ')}`;
  if (meant === undefined) return list;
  return known.length > LONGEST_LIST
    ? `did you mean “${meant}”?`
    : `did you mean “${meant}”? You can ${list}`;
}

/** Describes a word that is not one of the known ones. */
export function describeUnknownWord(word: string, known: readonly string[]): string {
  return `there is no “${word}”; ${suggest(word, known, 'write one of these')}`;
}

/** Describes the name of an entry that does not exist, perhaps because it was removed. */
export function describeMissingEntry(word: string, known: readonly string[]): string {
  // A long list without a guess would repeat itself in each of many sentences.
  const isHelpful = known.length <= LONGEST_LIST || findClosestWord(word, known) !== undefined;
  const otherwise = known.length > 0 && isHelpful ? `, or ${suggest(word, known, 'write one of these')}` : '';
  return `there is no “${word}”; take it out${otherwise}`;
}

/** What to mind in a file, but not in a form: YAML has numbers and texts. */
function adviseOnMarks(issue: Issue, value: unknown): string {
  const isText =
    issue.code === 'invalid_format' || (issue.code === 'invalid_type' && issue.expected === 'string');
  if (isText && typeof value === 'number') return ', in quotation marks';
  const isNumber = issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected);
  return isNumber && /^\d/.test(String(value)) ? ', without quotation marks' : '';
}

/**
 * Builds a message from the schema’s own message if that starts with “expected”, or else from the type of the issue.
 */
function describeIssue(issue: Issue, value: unknown): string {
  if (issue.message.startsWith('expected ')) {
    const isGroupOfRightType = issue.code === 'custom' && typeof value === 'object';
    const found = isGroupOfRightType ? 'does not fit' : describeFound(value);
    return `${found}; write ${issue.message.slice('expected '.length)}${adviseOnMarks(issue, value)}`;
  }
  if (issue.code === 'invalid_type' && issue.path.length === 0)
    return `the file ${describeFound(value)}; write its fields, each on its own line: “name: text”`;
  if (issue.code === 'invalid_type') return describeType(issue, value);
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeLimit(issue, value);
  if (issue.code === 'invalid_value' && typeof value === 'string')
    return describeUnknownWord(value, issue.values.map(String));
  if (issue.code === 'invalid_value')
    return `${describeFound(value)}; write one of these: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_key') return 'is not a known name; check its spelling';
  return `${describeFound(value)}; write it as in the other files`;
}

/** Returns the path of the value that the owner wrote, which may be text in place of a group of fields. */
function findWritten(value: unknown, path: FieldPath): FieldPath {
  const group = path.slice(0, -1);
  return path.length > 0 && typeof valueAt(value, group) === 'string' ? group : path;
}

/** Drops issues that follow from an earlier one: another issue with the same field, or a custom rule for its group. */
function keepFirst(issues: readonly Issue[]): Issue[] {
  const startsWith = (path: FieldPath, start: FieldPath): boolean =>
    start.every((key, index) => path[index] === key);
  const covers = (issue: Issue, inner: Issue): boolean =>
    (issue.code === 'custom' || issue.path.length === inner.path.length) &&
    startsWith(inner.path, issue.path);
  return issues.filter(
    (issue, index) =>
      issue.code === 'unrecognized_keys' ||
      !issues
        .slice(0, index)
        .some((earlier) => earlier.code !== 'unrecognized_keys' && covers(issue, earlier)),
  );
}

/** Describes unknown field names. The fields in `meant` are then not reported as missing too. */
function describeUnknownFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
): { readonly mistakes: readonly Mistake[]; readonly meant: readonly FieldPath[] } {
  const known = listKnownFields(schema, path);
  const meant = keys.flatMap((key) => findClosestWord(key, known) ?? []);
  const mistakes = keys.map(
    (key): Mistake => ({
      path: [...path, key],
      text: `is not a known field; ${suggest(key, known, 'delete it or write one of these')}`,
    }),
  );
  return { mistakes, meant: meant.map((field) => [...path, field]) };
}

/**
 * Lists the mistakes in a value, at most one for each field.
 *
 * @param unreadable - mistakes that `readTexts` found, which take precedence over schema issues
 */
export function listMistakes(
  error: z.ZodError,
  schema: z.ZodType,
  value: unknown,
  unreadable: readonly Mistake[] = [],
): Mistake[] {
  const unknown = error.issues
    .filter((issue) => issue.code === 'unrecognized_keys')
    .map((issue) => describeUnknownFields(issue, schema));
  const meant = new Set(unknown.flatMap((one) => one.meant.map((path) => path.join('.'))));
  const others = keepFirst(error.issues)
    .filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue.path.join('.')))
    .map((issue): Mistake => {
      const path = findWritten(value, issue.path);
      return { path, text: describeIssue(issue, valueAt(value, path)) };
    });
  const told = new Set(unreadable.map(({ path = [] }) => path.join('.')));
  const wrong = [...unknown.flatMap(({ mistakes }) => mistakes), ...others];
  return [...unreadable, ...wrong.filter(({ path = [] }) => !told.has(path.join('.')))];
}
