/** Names of the fields that a schema knows, read from its JSON Schema. */
import { z } from 'zod';
import type { FieldPath } from './field-path.ts';

type Node = z.core.JSONSchema.BaseSchema;

function stepInto(node: Node | undefined, step: PropertyKey): Node | undefined {
  const next =
    typeof step === 'number' ? node?.items : (node?.properties?.[String(step)] ?? node?.additionalProperties);
  return typeof next === 'object' && !Array.isArray(next) ? next : undefined;
}

/** Fields of the group at a path, such as `title` and `text` within `details 2`; none where the group names them freely. */
export function listKnownFields(schema: z.ZodType, path: FieldPath): string[] {
  const root: Node = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const group = path.reduce<Node | undefined>(stepInto, root);
  const branches = [group, ...(group?.anyOf ?? [])];
  return branches.flatMap((branch) =>
    typeof branch === 'object' ? Object.keys(branch.properties ?? {}) : [],
  );
}
