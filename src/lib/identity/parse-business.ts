/** Validates the company's file and says in plain sentences what is wrong. */
import type { z } from 'zod';
import { type Business, businessSchema } from './business-schema.ts';

/** The identity file is wrong; the message has one sentence per problem and is fit for the owner's eyes. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
}

/**
 * Validates the identity.
 *
 * @param value - contents of the file
 * @param file - its path, named in messages
 * @throws BusinessError with one sentence per problem: file, field, value found, what is expected
 */
export function parseBusiness(value: unknown, file: string): Business {
  const sentences = findIdentityProblems(value);
  if (sentences.length > 0)
    throw new BusinessError(sentences.map((sentence) => `${file}: ${sentence}`).join('\n'));
  return businessSchema.parse(value);
}

/** One sentence for each wrong value: `“phone” is "call us"; expected ten digits …`. */
export function findIdentityProblems(value: unknown): string[] {
  const result = businessSchema.safeParse(value);
  return onePerField(result.error?.issues ?? []).flatMap((issue) => describeIssue(issue, value));
}

/** Drops issues that follow from an earlier one: a second rule for the same field, or a rule for its group. */
function onePerField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const values = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const covers = (issue: z.core.$ZodIssue, inner: z.core.$ZodIssue) =>
    (issue.code === 'custom' || issue.path.length === inner.path.length) &&
    issue.path.every((key, index) => inner.path[index] === key);
  const isRepeated = (issue: z.core.$ZodIssue) =>
    values.slice(0, values.indexOf(issue)).some((earlier) => covers(issue, earlier));
  return issues.filter((issue) => issue.code === 'unrecognized_keys' || !isRepeated(issue));
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown): string[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const place = field ? `“${field}” has` : 'there is';
    return issue.keys.map((key) => `${place} an unknown field “${key}”; check its spelling or delete it.`);
  }
  const found = issue.path.reduce<unknown>(
    (at, key) =>
      at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
  const shown = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`;
  const expected = issue.message.startsWith('expected')
    ? issue.message
    : `expected a valid value (${issue.message})`;
  return [`${field ? `“${field}”` : 'the identity'} ${shown}; ${expected}.`];
}
