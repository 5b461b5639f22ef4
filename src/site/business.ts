/** The identity of the company: pages, links, structured data and drawings take it from here. */
import { readContentFile } from '../lib/content/read-content.ts';
import { businessSchema } from '../lib/identity/business-schema.ts';

/** @throws ContentError with one sentence for each wrong value */
export const business = readContentFile('content/company.yaml', businessSchema);
