/** Reads and rewrites the identity file as text, so that its comments and its order stay as the owner knows them. */
import ts from 'typescript';

export const IDENTITY_FILE = 'src/site/business.ts';

/** What the file can hold. */
export type Value = string | number | boolean | null | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value | undefined;
}

/** The file is not written as this tool can read it; the message is fit for the owner's eyes. */
export class IdentityFileError extends Error {
  override readonly name = 'IdentityFileError';
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Longest line (biome.json). */
const LINE = 110;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in `parseBusiness({ … })`. */
function findIdentity(text: string): { source: ts.SourceFile; node: ts.ObjectLiteralExpression } {
  const source = ts.createSourceFile(IDENTITY_FILE, text, ts.ScriptTarget.Latest, true);
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'parseBusiness') {
      const [first] = node.arguments;
      if (first && ts.isObjectLiteralExpression(first)) found ??= first;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found) throw new IdentityFileError(`${IDENTITY_FILE} holds no “parseBusiness({ … })”.`);
  return { source, node: found };
}

function readName(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return name.text;
  throw new IdentityFileError(`${IDENTITY_FILE}: “${name.getText()}” is no plain name.`);
}

/** Properties by name. */
function listProperties(node: ts.ObjectLiteralExpression): Map<string, ts.PropertyAssignment> {
  return new Map(
    node.properties.map((property) => {
      if (ts.isPropertyAssignment(property)) return [readName(property.name), property];
      throw new IdentityFileError(`${IDENTITY_FILE}: “${property.getText()}” is not written as name: value.`);
    }),
  );
}

function readValue(node: ts.Expression): Value {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node)) return -Number(node.operand.getText());
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(readValue);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      [...listProperties(node)].map(([name, { initializer }]) => [name, readValue(initializer)]),
    );
  }
  const word: Readonly<Record<string, Value>> = { null: null, true: true, false: false };
  const value = word[node.getText()];
  if (value !== undefined) return value;
  throw new IdentityFileError(`${IDENTITY_FILE}: “${node.getText()}” is no plain value; write it out.`);
}

/** What the file holds, right or wrong; nothing in it is run. */
export function readIdentity(text: string): Fields {
  return readValue(findIdentity(text).node) as Fields;
}

function printString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

const printName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : printString(name));

/** A value as the formatter writes it at this depth of indentation, `taken` characters from the start of its line. */
function printValue(value: Value, indent: string, taken: number): string {
  if (typeof value === 'string') return printString(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const [open, close] = isFields(value) ? ['{', '}'] : ['[', ']'];
  const parts = isFields(value)
    ? Object.entries(value).map(([name, part]) => {
        const start = `${printName(name)}: `;
        return start + printValue(part ?? null, inner, inner.length + start.length);
      })
    : (value as readonly Value[]).map((part) => printValue(part, inner, inner.length));
  if (parts.length === 0) return open + close;
  const space = isFields(value) ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  const isNested = !isFields(value) && (value as readonly Value[]).length > 1 && isFields(value[0]);
  if (!isNested && taken + line.length < LINE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const indentAt = (text: string, position: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0] ?? '';

/** A property with its comment and its line. */
function removeProperty(text: string, property: ts.PropertyAssignment): Edit {
  const rest = /^\s*,?[ \t]*\n?/.exec(text.slice(property.getEnd()))?.[0] ?? '';
  const start = text.lastIndexOf('\n', property.getStart() - 1) + 1;
  return { start, end: property.getEnd() + rest.length, text: '' };
}

function compare(text: string, node: ts.Expression, value: Value): Edit[] {
  if (ts.isObjectLiteralExpression(node) && isFields(value)) return compareFields(text, node, value);
  if (ts.isArrayLiteralExpression(node) && Array.isArray(value) && node.elements.length === value.length) {
    return node.elements.flatMap((element, index) => compare(text, element, value[index] as Value));
  }
  if (JSON.stringify(readValue(node)) === JSON.stringify(value)) return [];
  const start = node.getStart();
  const taken = start - text.lastIndexOf('\n', start - 1);
  return [{ start, end: node.getEnd(), text: printValue(value, indentAt(text, start), taken) }];
}

function compareFields(text: string, node: ts.ObjectLiteralExpression, value: Fields): Edit[] {
  const properties = listProperties(node);
  const edits = [...properties].flatMap(([name, property]) => {
    const next = value[name];
    return next === undefined ? [removeProperty(text, property)] : compare(text, property.initializer, next);
  });
  const added = Object.entries(value).filter(([name, one]) => one !== undefined && !properties.has(name));
  const last = node.properties.at(-1);
  if (added.length === 0 || !last) return edits;
  const indent = indentAt(text, last.getStart());
  const comma = /^\s*,/.exec(text.slice(last.getEnd()))?.[0];
  const at = last.getEnd() + (comma?.length ?? 0);
  const lines = added.map(([name, one]) => {
    const start = `${indent}${printName(name)}: `;
    return `\n${start}${printValue(one as Value, indent, start.length)},`;
  });
  return [...edits, { start: at, end: at, text: (comma ? '' : ',') + lines.join('') }];
}

/** The file with these values; whatever is the same already, comments and order stay as they are. */
export function writeIdentity(text: string, identity: Fields): string {
  const edits = compareFields(text, findIdentity(text).node, identity);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text);
}
