/**
 * Reads the files below `content/`: YAML, checked by a schema. Works in plain Node and while Astro builds; code for
 * the browser takes what it needs as props (`tests/unit/import-direction.test.ts`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { type FieldPath, formatFieldPath } from './field-path.ts';
import { listMistakes } from './schema-mistakes.ts';
import { type Mistake, readYaml, type YamlDocument } from './yaml-document.ts';

const ENDING = '.yaml';

/** A file as it was read, right or wrong. */
export interface ContentFile<Value> {
  /** Path from the root of the project, as it stands in sentences. */
  readonly path: string;
  /** Name of the file without its ending. */
  readonly name: string;
  /** What it says; undefined where something is wrong. */
  readonly value: Value | undefined;
  /** What it says, whatever the schema thinks of it. */
  readonly raw: unknown;
  readonly schema: z.ZodType;
  /** One sentence for each mistake, in the order of the lines. */
  readonly problems: readonly string[];
  /** A sentence about one of its fields, with file and line in front. */
  readonly describe: (path: FieldPath, text: string) => string;
}

const UNREADABLE: YamlDocument = { value: undefined, mistakes: [], lineOf: () => undefined };

/** The text of a file, undefined where its bytes are no UTF-8. */
function decodeFile(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function readDocument(path: string): YamlDocument {
  if (!existsSync(path)) return { ...UNREADABLE, mistakes: [{ text: 'the file is missing; put it back' }] };
  const text = decodeFile(path);
  if (text !== undefined) return readYaml(text);
  const mistake = { text: 'some letters cannot be read; save the file with the encoding UTF-8' };
  return { ...UNREADABLE, mistakes: [mistake] };
}

/**
 * Reads one file and keeps what is wrong with it, so that several files can be told of at once.
 *
 * @param path - from the working directory, which is the root of the project
 */
export function openContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const { value: raw, mistakes: unreadable, lineOf } = readDocument(path);
  const describe = (field: FieldPath, text: string, line = lineOf(field)): string => {
    const place = [path, line === undefined ? '' : `line ${line}`, formatFieldPath(field)];
    return `${place.filter(Boolean).join(', ')}: ${text}${text.endsWith('?') ? '' : '.'}`;
  };
  const parsed = raw === undefined ? undefined : schema.safeParse(raw);
  const wrong = parsed?.error ? listMistakes(parsed.error, schema, raw) : [];
  const mistakes = [...unreadable, ...wrong].map(
    ({ path: field = [], text, line = lineOf(field) }: Mistake) => ({
      line: line ?? 0,
      sentence: describe(field, text, line),
    }),
  );
  return {
    path,
    name: basename(path, ENDING),
    value: mistakes.length === 0 ? parsed?.data : undefined,
    raw,
    schema,
    problems: mistakes.sort((one, other) => one.line - other.line).map(({ sentence }) => sentence),
    describe: (field, text) => describe(field, text),
  };
}

/** What a folder holds. */
export interface ContentFolder<Value> {
  /** Sorted by their names. */
  readonly files: readonly ContentFile<Value>[];
  /** Problems of all files, and files that would not be read. */
  readonly problems: readonly string[];
}

/** Reads every YAML file of a folder and keeps what is wrong with them. */
export function openContentFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): ContentFolder<z.output<Schema>> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const strays = names.filter((name) => !name.endsWith(ENDING));
  const files = names
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => openContentFile(`${folder}/${name}`, schema));
  const problems = [
    ...strays.map(
      (name) => `${folder}/${name}: the file is not read; give it a name that ends with ${ENDING}.`,
    ),
    ...files.flatMap((file) => file.problems),
  ];
  return { files, problems };
}
