/** The fields of the company's file as `npm run rename` asks for them, each answered on one line. */
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { isGroup, valueAt } from '../../src/lib/content/field-path.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELD_HELP } from '../../src/lib/identity/field-help.ts';
import { type FieldSchema, labelOf } from '../content/field-schema.ts';
import type { Fields } from './identity-file.ts';

export interface Field {
  /** Path in the identity, and name of the flag: `address.street`. */
  readonly path: string;
  readonly question: string;
  /** The value’s JSON Schema type. Lists and groups are typed as in the file, but the outer brackets are optional. */
  readonly type: string;
  /** True if the field may be missing; a dash clears it. */
  readonly isOptional: boolean;
}

const nameParts = (parts: object): string =>
  Object.keys(parts)
    .map((name) => `${name}: …`)
    .join(', ');

/** Returns how to type a group or a list on one line; empty for any other value. */
function describeForm({ type, items, properties }: FieldSchema): string {
  if (type === 'object') return ` Write ${nameParts(properties ?? { name: '' })}.`;
  if (type !== 'array') return '';
  return items?.properties
    ? ` Write { ${nameParts(items.properties)} }, { … }.`
    : ' Separate them with commas.';
}

const SHAPE: Readonly<Record<string, z.ZodType>> = businessSchema.shape;

/** Lists the fields of a group; a required group inside it is replaced by its own fields. */
function listFields({ properties = {} }: FieldSchema, start = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]): Field[] => {
    const isOptional = SHAPE[name]?.safeParse(undefined).success ?? false;
    if (schema.properties && !isOptional) return listFields(schema, `${name}.`);
    const path = start + name;
    const question = `${labelOf(name)}: ${FIELD_HELP[path]}${describeForm(schema)}`;
    return [{ path, question, type: schema.type ?? 'string', isOptional }];
  });
}

const RULES = z.toJSONSchema(businessSchema, { unrepresentable: 'any', io: 'input' });

/** Every field, in the order of the schema. */
export const FIELDS: readonly Field[] = listFields(RULES as FieldSchema);

const BRACKETS: Readonly<Record<string, readonly [string, string]>> = {
  array: ['[', ']'],
  object: ['{', '}'],
};

/** Converts typed text to a value for the file. Returns invalid YAML as text, which the schema then rejects. */
export function readAnswer({ type }: Field, answer: string): unknown {
  const text = answer.trim();
  if (type === 'string') return text;
  const [open, close] = BRACKETS[type] ?? ['', ''];
  const document = parseDocument(text.startsWith(open) ? text : open + text + close);
  return document.errors.length > 0 ? text : document.toJS();
}

/** Formats a value as one line, the way people type it. */
export function showValue(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value !== 'object') return String(value);
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
}

/** Returns the value at a path like `address.street`. */
export const getAt = (identity: Fields, path: string): unknown => valueAt(identity, path.split('.'));

/** Returns the identity with a new value at a path; undefined removes the field. */
export function setAt(identity: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  const { [name]: inner, ...others } = identity;
  if (rest.length === 0) return value === undefined ? others : { ...identity, [name]: value };
  return { ...identity, [name]: setAt(isGroup(inner) ? inner : {}, rest.join('.'), value) };
}

/** Returns the identity with typed text for a field; a dash clears an optional field. */
export function setFromText(identity: Fields, field: Field, text: string): Fields {
  const isCleared = text.trim() === '-' && field.isOptional;
  return setAt(identity, field.path, isCleared ? undefined : readAnswer(field, text));
}
