/** Reads content files in YAML and checks them against a schema, in plain Node and while Astro builds. */
import { basename } from 'node:path';
import type { z } from 'zod';
import { listFolder, readContentText } from './content-disk.ts';
import { type FieldPath, formatFieldPath } from './field-path.ts';
import { readTexts } from './read-texts.ts';
import { listMistakes } from './schema-mistakes.ts';
import { type Mistake, readYaml, type YamlDocument } from './yaml-document.ts';

const ENDING = '.yaml';

/** A file that was read, valid or not. */
export interface ContentFile<Value> {
  /** Path relative to the project root, as shown in messages. */
  readonly path: string;
  /** Name of the file without its extension. */
  readonly name: string;
  /** The parsed value; undefined if the file is invalid. */
  readonly value: Value | undefined;
  /** The value before validation. */
  readonly raw: unknown;
  readonly schema: z.ZodType;
  /** One sentence for each mistake, in the order of the lines. */
  readonly problems: readonly string[];
  /** Returns a sentence about a field, starting with the file’s path and, if known, the line. */
  readonly describe: (path: FieldPath, text: string) => string;
}

const UNREADABLE: YamlDocument = { value: undefined, mistakes: [], lineOf: () => undefined };

function readDocument(path: string): YamlDocument {
  const file = readContentText(path);
  return 'text' in file ? readYaml(file.text) : { ...UNREADABLE, mistakes: [{ text: file.mistake }] };
}

/**
 * Reads one file; returns problems instead of throwing them, so that all files’ problems can be reported together.
 *
 * @param path - relative to the working directory, which is the project root
 */
export function openContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const { value: written, mistakes: unreadable, lineOf } = readDocument(path);
  const { value: raw, mistakes: unseen } = readTexts(written);
  const describe = (field: FieldPath, text: string, line = lineOf(field)): string => {
    const place = [path, line === undefined ? '' : `line ${line}`, formatFieldPath(field)];
    return `${place.filter(Boolean).join(', ')}: ${text}${text.endsWith('?') ? '' : '.'}`;
  };
  const parsed = raw === undefined ? undefined : schema.safeParse(raw);
  const wrong = parsed?.error ? listMistakes(parsed.error, schema, raw, unseen) : unseen;
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

export interface ContentFolder<Value> {
  /** Sorted by name. */
  readonly files: readonly ContentFile<Value>[];
  /** Problems of all files, including files that are not read because of their extension. */
  readonly problems: readonly string[];
}

/** Reads every YAML file in a folder; returns problems instead of throwing them. */
export function openContentFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): ContentFolder<z.output<Schema>> {
  const names = listFolder(folder);
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
