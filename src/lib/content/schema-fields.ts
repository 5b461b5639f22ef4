/** Looks up the fields of a zod schema in its JSON Schema. */
import { z } from 'zod';
import { remember } from '../caching/remember.ts';
import type { FieldPath } from './field-path.ts';

type Field = z.core.JSONSchema.BaseSchema;

const describeSchema = remember(
  (schema: z.ZodType): Field => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }),
);

function stepInto(field: Field | undefined, step: PropertyKey): Field | undefined {
  const next =
    typeof step === 'number'
      ? field?.items
      : (field?.properties?.[String(step)] ?? field?.additionalProperties);
  return typeof next === 'object' && !Array.isArray(next) ? next : undefined;
}

/** Lists the fields that the group at a path allows, as `title` and `text` for `details 2`; empty if it allows any. */
export function listKnownFields(schema: z.ZodType, path: FieldPath): string[] {
  const group = path.reduce<Field | undefined>(stepInto, describeSchema(schema));
  const branches = [group, ...(group?.anyOf ?? [])];
  return branches.flatMap((branch) =>
    typeof branch === 'object' ? Object.keys(branch.properties ?? {}) : [],
  );
}

/** A string in a file. */
export interface TextField {
  readonly path: FieldPath;
  readonly text: string;
  /** Whether the schema marks the field as running text (`meta({ running: true })` in zod). */
  readonly isRunning: boolean;
}

/** Lists every string in a value. */
export function listTextFields(schema: z.ZodType, value: unknown): TextField[] {
  const listFrom = (inner: unknown, field: Field | undefined, path: FieldPath): TextField[] => {
    if (typeof inner === 'string') return [{ path, text: inner, isRunning: field?.running === true }];
    if (typeof inner !== 'object' || inner === null) return [];
    return Object.entries(inner).flatMap(([key, next]) => {
      const step = Array.isArray(inner) ? Number(key) : key;
      return listFrom(next, stepInto(field, step), [...path, step]);
    });
  };
  return listFrom(value, describeSchema(schema), []);
}
