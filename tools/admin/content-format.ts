/** Writes content files for Sveltia CMS: the text of the file, changed field by field, and checked. */
import { parse } from 'yaml';
import { readNow } from '../../src/content/present.ts';
import { formatFieldPath, isGroup } from '../../src/lib/content/field-path.ts';
import { readTexts } from '../../src/lib/content/read-texts.ts';
import { listTextFields } from '../../src/lib/content/schema-fields.ts';
import { listMistakes } from '../../src/lib/content/schema-mistakes.ts';
import type { Mistake } from '../../src/lib/content/yaml-document.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { checkPlaces } from '../../src/site/text-mistakes.ts';
import { changeFields, withoutEmpty } from './change-fields.ts';
import { FILE_FORMS, schemaOf } from './content-forms.ts';
import { labelOf } from './field-labels.ts';
import { type Content, type Edit, movePictures, parseContent, SOURCE } from './open-content.ts';

/** Mistakes in a form. The message has a sentence for each, which begins with what the form calls the field. */
export class FormError extends Error {
  override readonly name = 'FormError';
  /** The sentences, with the paths of their fields, such as `hours.monday`. */
  readonly mistakes: readonly { readonly path: string; readonly sentence: string }[];

  constructor(mistakes: readonly Mistake[]) {
    const said = mistakes.map(({ path = [], text }) => {
      const labels = path.map((key) => (typeof key === 'number' ? key : labelOf(String(key))));
      const end = text.endsWith('?') ? '' : '.';
      const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
      return { path: path.join('.'), sentence, label: formatFieldPath(labels) };
    });
    super(said.map(({ label, sentence }) => `${label}: ${sentence}`).join('\n'));
    this.mistakes = said;
  }
}

/** Returns an entry without its drawing if it has a photo: the form has both, but a page shows only one. */
function choosePicture(entry: Content): Content {
  const { drawing: _, ...withoutDrawing } = entry;
  return isGroup(entry.photo) && entry.photo.file ? withoutDrawing : entry;
}

/** Returns what a form wants to write. @param value - of the form, with the text of the file in `SOURCE` */
export function readForm(schema: string, value: Content): Edit {
  const { [SOURCE]: source, ...values } = value;
  const moved = movePictures(schema, values, (file) => file.replace(/^\//, ''));
  const content = choosePicture(withoutEmpty(moved) as Content);
  return { schema, source: typeof source === 'string' ? source : undefined, content };
}

/** The first line of a new file, which names its schema for text editors. */
function nameSchema(schema: string): string {
  const isInRoot = FILE_FORMS.some((form) => form.schema === schema && !form.file.includes('/'));
  return `# yaml-language-server: $schema=${isInRoot ? '' : '../'}schemas/${schema}.json\n`;
}

/** Lists wrong placeholders. The company’s file has none. */
const listWrongPlaces = (schema: string, value: unknown): Mistake[] =>
  listTextFields(schemaOf(schema), schema === 'company' ? {} : value).flatMap((field) =>
    checkPlaces(field).map((text) => ({ path: field.path, text })),
  );

/** Reports a notice that nobody will see. The build accepts it, because every notice is past one day. */
function listPastNotices(schema: string, before: Content, { notice }: Content): Mistake[] {
  if (schema !== 'company' || !isGroup(notice) || !(String(notice.to) < readDate(readNow()))) return [];
  const former = isGroup(before.notice) ? before.notice : {};
  if (Object.keys(notice).every((name) => notice[name] === former[name])) return [];
  return [
    { path: ['notice', 'to'], text: `is “${notice.to}”, which is past; choose the last day of the notice` },
  ];
}

/** @throws FormError for mistakes that the build would refuse, and for those that only the form knows */
function refuseMistakes(schema: string, text: string, more: readonly Mistake[]): void {
  const rules = schemaOf(schema);
  const { value, mistakes } = readTexts(parse(text));
  const { error } = rules.safeParse(value);
  const all = [
    ...(error ? listMistakes(error, rules, value, mistakes) : mistakes),
    ...listWrongPlaces(schema, value),
    ...more,
  ];
  if (all.length > 0) throw new FormError(all);
}

/**
 * Returns the file with the changes of a form, and with everything that others have changed in the meantime.
 *
 * @param newest - the newest text of the file; undefined if there is none
 * @param known - the content that the form was made from, if that is not the source: the page keeps what it has saved
 * @throws FormError for mistakes that the build would refuse
 */
export function writeContent(
  { schema, source, content }: Edit,
  newest: string | undefined = source,
  known?: Content,
): string {
  const before = known ?? (withoutEmpty(source ? parseContent(source) : {}) as Content);
  const text = newest
    ? changeFields(newest, before, content)
    : nameSchema(schema) + changeFields('', {}, content);
  refuseMistakes(schema, text, listPastNotices(schema, before, content));
  return text;
}

/** Whether a new entry is one that a file already has: with the same address, or else with the same fields. */
export function isSameEntry(content: Content, text: string): boolean {
  const { order: _, ...theirs } = parseContent(text);
  const { order: __, ...ours } = content;
  const named = ['slug', 'id', 'code'].find((name) => name in ours);
  return named
    ? ours[named] === theirs[named]
    : changeFields(text, theirs, ours) === changeFields(text, {}, {});
}
