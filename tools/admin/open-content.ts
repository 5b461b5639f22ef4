/**
 * Reads content files for Sveltia CMS. Its own YAML would lose comments, order and quotation marks, so the text of the
 * file travels with the form and is changed field by field.
 */
import { parse } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';

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
export function parseContent(text: string): Content {
  const content: unknown = parse(text);
  if (!isGroup(content)) throw new RangeError('The file has no fields like “name: …”.');
  return content;
}

/** Changes the names of picture files in an entry: `file` in any group, and `icon` of the company’s look. */
export function movePictures(schema: string, value: unknown, move: (file: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => movePictures('', entry, move));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, part]) => {
    const isPicture = name === 'file' || (name === 'icon' && schema === 'brand');
    return [name, isPicture && part ? move(String(part)) : movePictures('', part, move)];
  });
  return Object.fromEntries(fields);
}

/** Prepares the content of a file for a form. Sveltia CMS wants the paths of pictures to begin with a slash; the site has none. */
export function openContent(schema: string, text: string, content = parseContent(text)): Content {
  const moved = movePictures(schema, content, (file) => `/${file}`);
  return { ...(moved as Content), [SOURCE]: text };
}
