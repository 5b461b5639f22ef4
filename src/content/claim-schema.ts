/** The shape of `claims.yaml`: statements that have a source and a date, by their ids. */
import { z } from 'zod';
import { line, slug } from './text-schema.ts';

/** A statement about law, code, dates, temperatures, sizes or service life that the site makes. */
const claimSchema = z
  .strictObject({
    /** The statement in one sentence. */
    claim: line(300),
    source: line(200),
    url: z.url({ protocol: /^https?$/ }),
    /** Exact words on the site by which the claim is found in built pages. */
    words: z.array(line(80)).min(1),
    /** First day on which the statement holds, or the last one. Its words are read again before and after it. */
    begins: z.iso.date().optional(),
    ends: z.iso.date().optional(),
    /** Dates as YYYY-MM-DD. */
    checked: z.iso.date(),
    checkAgainBy: z.iso.date(),
  })
  .refine(({ checked, checkAgainBy }) => checkAgainBy > checked, 'expected checkAgainBy to be after checked');
export const claimsSchema = z.record(slug, claimSchema);

export type Claim = z.infer<typeof claimSchema> & { readonly id: string };
