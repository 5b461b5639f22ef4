/** Assigns problems in the content to form fields. */
import { join } from 'node:path';
import { z } from 'zod';
import { type FieldPath, valueAt } from '../../src/lib/content/field-path.ts';
import { openContentFile } from '../../src/lib/content/read-content.ts';

/** A sentence from the content check with its location. */
export interface Problem {
  readonly sentence: string;
  /** Path from the project root; empty if the sentence is not about a YAML file. */
  readonly file: string;
  /** Path of the field; empty if the sentence names none. The first entry of a list is 0. */
  readonly path: readonly (string | number)[];
  /** The sentence without its location. */
  readonly text: string;
  /** The field's value in the file as text; null if there is none, or for a group or a list. */
  readonly value: string | null;
}

/** `FILE, line 27, holidays 2, hours: text`, as `read-content.ts` writes it. */
const SENTENCE = /^(?<file>\S+\.yaml)(?:, line \d+)?(?:, (?<path>[^:“]*))?: (?<text>.*)$/s;
/** An entry of a list in such a path: `holidays 2`. */
const ENTRY = /^(?<name>.*) (?<number>\d+)$/;

const readPath = (said: string): (string | number)[] =>
  said.split(', ').flatMap((part) => {
    const { name, number } = ENTRY.exec(part)?.groups ?? {};
    return name === undefined ? [part] : [name, Number(number) - 1];
  });

/** Extracts the file and the field from a sentence. */
export function placeProblem(sentence: string): Omit<Problem, 'value'> {
  const { file = '', path, text = sentence } = SENTENCE.exec(sentence)?.groups ?? {};
  return { sentence, file, path: path ? readPath(path) : [], text };
}

function readValue(root: string, file: string, path: FieldPath): string | null {
  if (!file || path.length === 0) return null;
  const value = valueAt(openContentFile(join(root, file), z.unknown()).raw, path);
  return value === null || value === undefined || typeof value === 'object' ? null : String(value);
}

/** Finds the file and the form field that each sentence is about. */
export const placeProblems = (sentences: readonly string[], root: string): Problem[] =>
  sentences.map(placeProblem).map((problem) => ({
    ...problem,
    value: readValue(root, problem.file, problem.path),
  }));
