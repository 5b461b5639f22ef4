/** What the law requires for heat and hot water in rented homes: three temperatures, and whom to call. */
import { z } from 'zod';
import { heading, line } from './text-schema.ts';

export const heatRulesSchema = z.strictObject({
  heading: heading(),
  lead: line(240),
  rules: z.array(z.strictObject({ degrees: line(6), label: line(20), text: line(120) })).length(3),
  /** Whom tenants and owners call. */
  advice: line(300),
  source: line(160),
});
export type HeatRulesWords = z.infer<typeof heatRulesSchema>;
