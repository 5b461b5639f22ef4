/** Shows the sentences of the content check below their fields. */
import type { BasicFormField, ComponentSchema, FormFieldInputProps } from '@keystatic/core';
import { useSyncExternalStore } from 'react';
import type { Problem } from '../content/content-problems.ts';
import { labelOf } from '../content/field-schema.ts';
import { findOpenFile } from './open-file.ts';
import { getProblems, subscribe } from './problem-store.ts';
import { ProblemText } from './problem-text.tsx';

/** Path of a field; “*” matches every entry of a list. */
export type FieldPlace = readonly string[];

/** Checks whether a problem is about the field, or about something inside it. */
const isAt = (place: FieldPlace, { path }: Problem): boolean =>
  path.length >= place.length &&
  place.every((name, index) => (name === '*' ? typeof path[index] === 'number' : path[index] === name));

/** Checks whether the form still has the value that the problem is about; always true for a list or a group. */
function isUnchanged({ value: found }: Problem, value: unknown): boolean {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPlain) return true;
  return found === null ? value === '' : found === String(value);
}

/** @param value - the field's value; undefined for a list or a group */
function FieldProblems({ place, value }: { readonly place: FieldPlace; readonly value?: unknown }) {
  const problems = useSyncExternalStore(subscribe, getProblems, getProblems);
  const file = findOpenFile(location.pathname);
  return problems
    .filter((problem) => problem.file === file && isAt(place, problem) && isUnchanged(problem, value))
    .map(({ sentence, path, text }) => (
      <ProblemText key={sentence}>
        {nameField(place, path)}: {text}
      </ProblemText>
    ));
}

function nameField(place: FieldPlace, path: Problem['path']): string {
  const [entry, ...fields] = path.slice(place.length);
  if (typeof entry === 'number') return `Entry ${[entry + 1, ...fields].join(', ')}`;
  return labelOf(place.findLast((name) => name !== '*') ?? '');
}

type AnyField = BasicFormField<never>;

/** Returns the field with the sentences about it below its input; a list or a group is returned unchanged. */
export function withProblems<Field extends ComponentSchema>(field: Field, place: FieldPlace): Field {
  if (field.kind !== 'form') return field;
  const { Input } = field as unknown as AnyField;
  return {
    ...field,
    Input: (props: FormFieldInputProps<never>) => (
      <div>
        <Input {...props} />
        <FieldProblems place={place} value={props.value} />
      </div>
    ),
  };
}

/** Returns an extra field for a list’s problems, because Keystatic renders the list itself. It saves nothing. */
export function listProblems(place: FieldPlace): BasicFormField<null> {
  return {
    kind: 'form',
    Input: () => <FieldProblems place={place} />,
    defaultValue: () => null,
    parse: () => null,
    serialize: () => ({ value: undefined }),
    validate: (value) => value,
    reader: { parse: () => null },
  };
}
