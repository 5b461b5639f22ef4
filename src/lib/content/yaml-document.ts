/** Parses YAML and keeps the position of every value, so that a mistake can be reported with its line. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { FieldPath } from './field-path.ts';

export interface Mistake {
  /** Counted from 1; left out if `path` leads to the mistake, or if the mistake concerns the whole file. */
  readonly line?: number | undefined;
  readonly path?: FieldPath;
  readonly text: string;
}

export interface YamlDocument {
  /** The parsed value; undefined if a mistake makes it unreliable. */
  readonly value: unknown;
  readonly mistakes: readonly Mistake[];
  /** Returns the line of a field or, if it is missing, of the innermost group around it; undefined if there is none. */
  readonly lineOf: (path: FieldPath) => number | undefined;
}

interface SyntaxError {
  readonly code: YAMLError['code'];
  readonly message: string;
  readonly offset: number;
}

/** Finds the offset of the field at a path or, if it is missing, of the innermost group on the path. */
function findOffset(document: Document.Parsed, path: FieldPath): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isCollection(node)) {
      node = node.items[Number(step)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

/** For tags, aliases and fields without a name: valid YAML, which no content file needs. */
const SPECIAL_SIGN = 'The text starts with a sign that has a meaning in YAML';

function listSyntaxErrors(document: Document.Parsed): SyntaxError[] {
  const errors = [...document.errors, ...document.warnings].map(
    ({ code, message, pos: [offset] }): SyntaxError => ({ code, message, offset }),
  );
  visit(document, {
    Node(_, { tag, range }) {
      if (tag !== undefined)
        errors.push({ code: 'TAG_RESOLVE_FAILED', message: SPECIAL_SIGN, offset: range?.[0] ?? 0 });
    },
    Alias(_, { range }) {
      errors.push({ code: 'BAD_ALIAS', message: SPECIAL_SIGN, offset: range?.[0] ?? 0 });
    },
    Pair(_, { key, value }) {
      // In `title: {company}: heating`, people see a title with a colon; YAML sees a group, and then a field
      // without a name.
      if (isScalar(key) && key.value !== null && key.value !== '') return;
      const node = isNode(value) && value.range ? value : key;
      const offset = (isNode(node) && node.range?.[0]) || 0;
      errors.push({ code: 'BAD_SCALAR_START', message: SPECIAL_SIGN, offset });
    },
  });
  return errors.sort((one, other) => one.offset - other.offset);
}

/** Finds text cut off by a `#`, which starts a comment, but was probably meant as text: `Apartment #4`. */
function findCutTexts(document: Document.Parsed, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar(_, { type, comment, range }) {
      if (type !== 'PLAIN' || !comment || comment.startsWith(' ')) return;
      mistakes.push({
        line: lines.linePos(range?.[0] ?? 0).line,
        text: `“#${comment}” is left out, because # starts a comment; write quotation marks " around the whole text`,
      });
    },
  });
  return mistakes;
}

function parseYaml(text: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const errors = listSyntaxErrors(document);
  const isRepeated = ({ code }: SyntaxError): boolean => code === 'DUPLICATE_KEY';
  const broken = errors.findIndex((error) => !isRepeated(error));
  // After the first syntax error, positions are unreliable, so later errors would be misleading.
  const told = broken < 0 ? errors : errors.slice(0, broken + 1);
  const mistakes = told.map(
    ({ message, offset }): Mistake => ({
      line: lines.linePos(offset).line,
      text: `this cannot be read as YAML (“${message}”); if it is a text, write quotation marks " around it`,
    }),
  );
  const lineOf = (path: FieldPath): number | undefined => {
    const offset = findOffset(document, path);
    return offset === undefined ? undefined : lines.linePos(offset).line;
  };
  if (broken >= 0) return { value: undefined, mistakes, lineOf };
  return { value: document.toJS(), mistakes: [...mistakes, ...findCutTexts(document, lines)], lineOf };
}

/** Caches up to `KEPT` parsed files by their text, because all content is read again whenever one file changes. */
const documents = new Map<string, YamlDocument>();
const KEPT = 500;

/** Parses text as one YAML document, without throwing. Callers must not change the value, because it is cached. */
export function readYaml(text: string): YamlDocument {
  const document = documents.get(text) ?? parseYaml(text);
  if (documents.size >= KEPT) documents.clear();
  documents.set(text, document);
  return document;
}
