/** The schema of what a page in another language says about the areas. */
import { z } from 'zod';
import { line } from './text-schema.ts';

const withPhone = line(160).includes('{phone}', 'expected {phone} where your number belongs');

const zipForm = z.strictObject({
  label: line(40),
  button: line(20),
  yes: line(160).includes('{zip}', 'expected {zip} where the code belongs'),
  no: withPhone,
  malformed: line(120),
  failed: withPhone,
});

export const areasSchema = z.strictObject({
  heading: line(60),
  lead: line(300),
  /** Replaces `{places}` if all five boroughs are served; if left out, they are listed by name. */
  everywhere: line(60).optional(),
  names: z.record(z.string(), line(30)),
  /**
   * The field that says whether a ZIP code is in an area, which is not shown without these words; `{zip}`, `{place}`
   * and `{phone}` stand where the code, the area’s name and your number belong.
   */
  zip: zipForm.optional(),
});
