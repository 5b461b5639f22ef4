/** Reads and rewrites the identity file as text: nothing in it is run, and its comments and its order stay. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type ASTNode,
  builders,
  generateCode,
  type ProxifiedFunctionCall,
  type ProxifiedModule,
  type ProxyBase,
  parseModule,
} from 'magicast';
import { CommandError } from '../command-error.ts';

export const IDENTITY_FILE = 'src/site/business.ts';

/** What the file can hold. */
export type Value = string | number | boolean | null | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value | undefined;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseFile(text: string): ProxifiedModule {
  try {
    return parseModule(text);
  } catch (error) {
    throw new CommandError(`${IDENTITY_FILE}: ${error instanceof Error ? error.message : error}.`);
  }
}

/** A parsed object or list: assigning to a field changes the file. */
type Parsed = Record<string, unknown> & ProxyBase;

/** The object in `export const business = parseBusiness({ … })`. */
function findIdentity(file: ProxifiedModule): Parsed {
  const call: ProxifiedFunctionCall<Parsed[]> | undefined = file.exports.business;
  const [identity] = call?.$type === 'function-call' && call.$callee === 'parseBusiness' ? call.$args : [];
  if (identity?.$ast.type !== 'ObjectExpression')
    throw new CommandError(`${IDENTITY_FILE} holds no “export const business = parseBusiness({ … })”.`);
  return identity;
}

/** @param place - names of the fields down to this value, for messages */
function readValue(node: ASTNode | null, place: readonly string[]): Value {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'ArrayExpression':
      return node.elements.map((element) => readValue(element, place));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => readProperty(property, place)));
    default:
      throw new CommandError(`${IDENTITY_FILE}: “${place.join('.')}” is no plain value; write it out.`);
  }
}

function readProperty(node: ASTNode, place: readonly string[]): [name: string, value: Value] {
  if (node.type === 'ObjectProperty' && !node.computed) {
    const name = node.key.type === 'Identifier' ? node.key.name : String(readValue(node.key, place));
    return [name, readValue(node.value, [...place, name])];
  }
  throw new CommandError(
    `${IDENTITY_FILE}: something in “${place.join('.')}” is not written as name: value.`,
  );
}

/**
 * What the file holds, right or wrong.
 *
 * @throws CommandError where it is written in another way than name: value
 */
export function readIdentity(text: string): Fields {
  return readValue(findIdentity(parseFile(text)).$ast, []) as Fields;
}

/** Gives a field of a parsed object or list its next value; what stays the same inside is not touched. */
function update(parent: Parsed, name: string, before: Value | undefined, next: Value | undefined): void {
  if (isDeepStrictEqual(before, next)) return;
  const areLists = Array.isArray(before) && Array.isArray(next) && before.length === next.length;
  if (areLists || (isFields(before) && isFields(next))) {
    const [old, fresh] = [before as Fields, next as Fields];
    for (const inner of Object.keys({ ...old, ...fresh }))
      update(parent[name] as Parsed, inner, old[inner], fresh[inner]);
  } else if (next === undefined) {
    delete parent[name];
  } else {
    // As text, so that each group starts on one line and the formatter alone decides where to break it.
    const isGroup = isFields(next) || Array.isArray(next);
    parent[name] = isGroup ? builders.raw(JSON.stringify(next)) : next;
  }
}

/** The file with these values; whatever is the same already, comments and order stay as they are. */
export function writeIdentity(text: string, identity: Fields): string {
  const before = readIdentity(text);
  const file = parseFile(text);
  const parsed = findIdentity(file);
  for (const name of Object.keys({ ...before, ...identity }))
    update(parsed, name, before[name], identity[name]);
  return `${generateCode(file).code.trimEnd()}\n`;
}

/** The file as the formatter of the project writes it; as it is where there is none, which is as good for the site. */
export function formatIdentity(text: string, root: string): string {
  if (!existsSync(join(root, 'biome.json'))) return text;
  const options = ['--expand=never', '--vcs-enabled=false', `--stdin-file-path=${IDENTITY_FILE}`];
  const { status, stdout } = spawnSync('biome', ['format', ...options], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? stdout : text;
}
