/**
 * Reads and writes content files for Sveltia CMS. Its own YAML would lose comments, order and quotation marks, so the
 * text of the file travels with the form and is changed field by field.
 */
import { parse } from 'yaml';
import { formatFieldPath, isGroup } from '../../src/lib/content/field-path.ts';
import { readTexts } from '../../src/lib/content/read-texts.ts';
import { listMistakes } from '../../src/lib/content/schema-mistakes.ts';
import { FILE_FORMS, schemaOf } from './content-forms.ts';
import { keepComments, withoutEmpty } from './keep-comments.ts';
import { mergeFields } from './merge-fields.ts';

/** The hidden field that carries the text of the file. */
export const SOURCE = '_source';

export type Content = Readonly<Record<string, unknown>>;

/** What a form wants to write. */
export interface Edit {
  readonly schema: string;
  /** The text of the file when the form was opened; undefined for a new file. */
  readonly source: string | undefined;
  readonly content: Content;
}

/** Parses a file. @throws RangeError if it has no fields */
function parseContent(text: string): Content {
  const content: unknown = parse(text);
  if (!isGroup(content)) throw new RangeError('The file has no fields like “name: …”.');
  return content;
}

/** Checks whether a group names a picture; some groups only have a description. */
const hasPicture = (group: unknown, name: 'file' | 'name'): boolean => isGroup(group) && Boolean(group[name]);

/**
 * Returns an entry with one picture: the photo if there is one, otherwise the drawing; the other group is dropped,
 * because the form has both but a page shows only one. An entry without a picture stays unchanged.
 */
function choosePicture(entry: unknown): unknown {
  if (!isGroup(entry) || !('drawing' in entry && 'photo' in entry)) return entry;
  const { drawing, photo, ...rest } = entry;
  if (hasPicture(photo, 'file')) return { ...rest, photo };
  if (hasPicture(drawing, 'name')) return { ...rest, drawing };
  return entry;
}

/** Changes the names of picture files in an entry: `file` in any group, and `icon` of the company’s look. */
function movePictures(schema: string, value: unknown, move: (file: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => movePictures('', entry, move));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, part]) => {
    const isPicture = name === 'file' || (name === 'icon' && schema === 'brand');
    return [name, isPicture && part ? move(String(part)) : movePictures('', part, move)];
  });
  return Object.fromEntries(fields);
}

/** Reads a file for a form. Sveltia CMS wants the paths of pictures to begin with a slash; the site has none. */
export function openContent(schema: string, text: string): Content {
  const content = movePictures(schema, parseContent(text), (file) => `/${file}`);
  return { ...(content as Content), [SOURCE]: text };
}

/** Returns what a form wants to write. @param value - of the form, with the text of the file in `SOURCE` */
export function readForm(schema: string, value: Content): Edit {
  const { [SOURCE]: source, ...values } = value;
  const moved = movePictures(schema, values, (file) => file.replace(/^\//, ''));
  const content = withoutEmpty(choosePicture(moved)) as Content;
  return { schema, source: typeof source === 'string' ? source : undefined, content };
}

/** The first line of a new file, which names its schema for text editors. */
function nameSchema(schema: string): string {
  const isInRoot = FILE_FORMS.some((form) => form.schema === schema && !form.file.includes('/'));
  return `# yaml-language-server: $schema=${isInRoot ? '' : '../'}schemas/${schema}.json\n`;
}

/** @throws Error with one sentence for each mistake that the build would refuse */
function refuseMistakes(schema: string, text: string): void {
  const rules = schemaOf(schema);
  const { value, mistakes } = readTexts(parse(text));
  const { error } = rules.safeParse(value);
  const all = error ? listMistakes(error, rules, value, mistakes) : mistakes;
  if (all.length === 0) return;
  throw new Error(all.map(({ path = [], text: said }) => `${formatFieldPath(path)} ${said}.`).join('\n'));
}

/**
 * Returns the file with the changes of a form, and with everything that others have changed in the meantime.
 *
 * @param newest - the newest text of the file; undefined if there is none
 * @param known - the content that the form was made from, if that is not the source: the page keeps what it has saved
 * @throws Error with one sentence for each mistake that the build would refuse
 */
export function writeContent(
  { schema, source, content }: Edit,
  newest: string | undefined = source,
  known?: Content,
): string {
  const parseClean = (text: string | undefined): unknown => withoutEmpty(text ? parseContent(text) : {});
  const merged = mergeFields(known ?? parseClean(source), content, parseClean(newest));
  const text = newest ? keepComments(newest, merged) : nameSchema(schema) + keepComments('', content);
  refuseMistakes(schema, text);
  return text;
}
