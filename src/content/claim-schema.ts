/** The schema of `claims.yaml`: statements with a source and a date, keyed by ID. */
import { z } from 'zod';
import { line, slug } from './text-schema.ts';

const addYear = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A statement on the site about laws, building codes, dates, temperatures, sizes or service life. */
const claimSchema = z
  .strictObject({
    /** The statement in one sentence. */
    claim: line(300),
    source: line(200),
    url: z.url({ protocol: /^https?$/ }),
    /** Exact phrases that identify the claim in built pages. */
    words: z.array(line(80)).min(1),
    /** First and last day on which the statement is true. Around both days, review what the site says. */
    begins: z.iso.date().optional(),
    ends: z.iso.date().optional(),
    /** The day on which the source was last checked, and the day by which to check it again: a year later by default. */
    checked: z.iso.date(),
    checkAgainBy: z.iso.date().optional(),
  })
  .transform((claim) => ({ ...claim, checkAgainBy: claim.checkAgainBy ?? addYear(claim.checked) }))
  .refine(({ checked, checkAgainBy }) => checkAgainBy > checked, 'expected checkAgainBy to be after checked');
export const claimsSchema = z.record(slug, claimSchema);

export type Claim = z.infer<typeof claimSchema> & { readonly id: string };
