/** Walks through the zod schemas of content. */
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Returns the schema of what people write in a field: without `optional`, `default`, and changes of the value. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  const part = schema as z.core.$ZodTypes;
  const { def } = part._zod;
  if ('innerType' in def) return unwrap(def.innerType);
  if (def.type !== 'pipe') return part;
  return unwrap(unwrap(def.in)._zod.def.type === 'transform' ? def.out : def.in);
}

/** Returns the schemas of a group’s fields, keyed by name; undefined for other values, and if the owner names the fields. */
export function partsOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object') return def.shape;
  if (def.type !== 'record') return undefined;
  const names = [...(def.keyType._zod.values ?? [])];
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, def.valueType])) : undefined;
}

/** Returns the schema of a field. @param path - such as `hours`, `saturday` */
export const partAt = (schema: Schema, path: readonly string[]): Schema | undefined =>
  path.reduce<Schema | undefined>((at, name) => at && partsOf(at)?.[name], schema);

/** Returns what a schema, or the one that it wraps, says about itself. */
export function metaOf(schema: Schema): z.core.GlobalMeta {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = 'innerType' in def ? def.innerType : unwrap(schema);
  return { ...(inner === schema ? {} : metaOf(inner)), ...z.globalRegistry.get(schema) };
}
