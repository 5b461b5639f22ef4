/** The shape of statements that have a source and a date. */
import { z } from 'zod';
import { line, slug } from './text-schema.ts';

/** A statement about law, code, dates, temperatures, sizes or service life that the site makes. */
export const claimSchema = z.strictObject({
  id: slug,
  /** The statement in one sentence. */
  claim: line(300),
  source: line(200),
  url: z.url({ protocol: /^https?$/ }),
  /** Exact words on the site by which the claim is found in built pages. */
  words: z.array(line(80)).min(1),
  /** Dates as YYYY-MM-DD. */
  checked: z.iso.date(),
  checkAgainBy: z.iso.date(),
});
export type Claim = z.infer<typeof claimSchema>;
