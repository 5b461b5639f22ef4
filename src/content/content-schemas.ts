/**
 * The schemas of `claims.yaml` and of all YAML files in `content/` except `company.yaml` and `brand.yaml`. Each key is
 * the name, without `.json`, of a JSON Schema file in `content/schemas/`, which editors read.
 */
import type { z } from 'zod';
import { claimsSchema } from './claim-schema.ts';
import { languageSchema } from './language-schema.ts';
import { ownPageSchema } from './own-page-schema.ts';
import { PAGE_SCHEMAS } from './page-schemas.ts';
import {
  boroughSchema,
  projectSchema,
  reviewSchema,
  serviceSchema,
  systemsSchema,
  teamMemberSchema,
} from './schema.ts';

/** The schemas of single files and of the files in folders. */
export const ENTRY_SCHEMAS = {
  service: serviceSchema,
  borough: boroughSchema,
  'team-member': teamMemberSchema,
  project: projectSchema,
  review: reviewSchema,
  'own-page': ownPageSchema,
  systems: systemsSchema,
  language: languageSchema,
} as const;

export const CONTENT_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...ENTRY_SCHEMAS,
  claims: claimsSchema,
  ...Object.fromEntries(Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [`page-${name}`, schema])),
};
